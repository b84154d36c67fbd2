import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const PIECE_BYTES = 64 * 1024;

/**
 * Puts what comes into a file, to be read as often as wanted until it is closed. The file has lost its name before
 * anything is in it, so that nothing is left behind, also by a crash.
 */
export async function writeAside(folder: string, bytes: AsyncIterable<Uint8Array>) {
  const path = join(folder, `aside-${randomUUID()}`);
  const handle = await open(path, 'wx+');
  try {
    await unlink(path);
    await handle.writeFile(bytes);
    const { size } = await handle.stat();
    return { size, read, close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }

  async function* read(): AsyncIterable<Uint8Array> {
    for (let at = 0; ;) {
      const piece = Buffer.allocUnsafe(PIECE_BYTES);
      const { bytesRead } = await handle.read(piece, 0, PIECE_BYTES, at);
      if (bytesRead === 0) return;
      yield piece.subarray(0, bytesRead);
      at += bytesRead;
    }
  }
}
