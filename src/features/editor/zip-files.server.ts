import { Zip, ZipPassThrough } from 'fflate';

export interface FileOfZip {
  name: string;
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** A zip, made as it is read: no more of it is held than a piece. Pictures and videos are compressed already. */
export async function* zipFiles(files: readonly FileOfZip[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for (const { name, pieces } of files) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made;
}
