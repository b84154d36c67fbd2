import { Unzip, UnzipInflate } from 'fflate';
import { PICTURE_SLOTS } from '#features/media/picture.rules.ts';
import type { Source } from '#platform/storage/storage.server.ts';
import { IMPORT_LIMITS } from '../import.rules.ts';
import { ImportRefused } from '../import-refused.ts';

export interface ZippedPicture {
  name: string;
  bytes: Uint8Array;
}

/** No slot takes a larger one; what unpacks to more is no picture of ours, whatever size it claims. */
const PICTURE_BYTES = Math.max(...Object.values(PICTURE_SLOTS).map(({ maxBytes }) => maxBytes));
/** Pictures do not get smaller in a zip: what unpacks to much more than it is was made to fill a disk. */
const UNPACKED = 2;
const PICTURE = /\.(jpe?g|png|gif)$/i;
/** What a Mac and Windows put beside the files. */
const BESIDE = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/i;
const LEADS_OUT = /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|[\\\0]/i;
const END_MARK = [0x50, 0x4b, 0x05, 0x06];
/** The end of a zip may have a comment behind it. */
const END_BYTES = 22 + 65_535;

/** How a picture is found: without the folder that it lies in, in any case. */
export const pictureName = (path: string): string =>
  path.split(/[\\/]/).at(-1)!.normalize('NFC').toLowerCase();

/** The pictures of a zip, one by one: never more than one is held. */
export async function* readZip(source: Source): AsyncIterable<ZippedPicture> {
  const told = await entriesTold(source);
  const mostBytes = UNPACKED * source.size + PICTURE_BYTES;
  const unpacked: ZippedPicture[] = [];
  const names = new Set<string>();
  let entries = 0;
  let open = 0;
  let unpackedBytes = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    const { name } = file;
    if (name.endsWith('/') || BESIDE.test(name)) return;
    if (LEADS_OUT.test(name)) throw new ImportRefused('zipPath', shown(name));
    if (!PICTURE.test(name)) return;
    if (names.has(pictureName(name))) throw new ImportRefused('zipTwice', shown(name));
    names.add(pictureName(name));
    if (names.size > IMPORT_LIMITS.pictures) throw new ImportRefused('zipMany');
    if ((file.originalSize ?? 0) > PICTURE_BYTES)
      throw new ImportRefused('zipPicture', shown(name));
    const parts: Uint8Array[] = [];
    let size = 0;
    open += 1;
    file.ondata = (error, data, final) => {
      if (error) throw new ImportRefused('zipBroken', shown(name), error);
      size += data.length;
      unpackedBytes += data.length;
      if (size > PICTURE_BYTES) throw new ImportRefused('zipPicture', shown(name));
      // The next piece is unpacked into the same memory.
      parts.push(data.slice());
      if (!final) return;
      open -= 1;
      unpacked.push({ name: pictureName(name), bytes: Buffer.concat(parts) });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const piece of source.read())
      for (let at = 0; at < piece.length; at += STEP) {
        unzip.push(piece.subarray(at, at + STEP), false);
        if (unpackedBytes > mostBytes) throw new ImportRefused('zipTooLarge');
        yield* unpacked.splice(0);
      }
    unzip.push(new Uint8Array(0), true);
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused('zipBroken', '', error);
  }
  yield* unpacked;
  if (open > 0 || entries !== told) throw new ImportRefused('zipBroken');
}

/** A bomb is told by what a small piece of it unpacks to, before the next is looked at. */
const STEP = 16 * 1024;

const shown = (name: string) => name.replace(/\p{C}/gu, '').slice(-60);

/** How many files the zip says that it has: half a zip has no end that could say it. */
async function entriesTold(source: Source): Promise<number> {
  let end: Uint8Array = new Uint8Array(0);
  for await (const piece of source.read()) end = Buffer.concat([end, piece]).subarray(-END_BYTES);
  const at = Buffer.from(end).lastIndexOf(Buffer.from(END_MARK));
  if (at < 0 || at + 12 > end.length) throw new ImportRefused('zipBroken');
  return Buffer.from(end).readUInt16LE(at + 10);
}
