const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** How often a JPEG walks over its whole picture: a few hundred bytes are enough to ask for it once more. */
export function countScans(bytes: Uint8Array): number {
  const jpeg = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let scans = 0;
  let at = 2;
  while ((at = jpeg.indexOf(MARKER, at)) >= 0 && at + 3 < jpeg.length) {
    const code = jpeg[at + 1]!;
    if (code === END_OF_IMAGE) break;
    if (code === MARKER) at += 1;
    // Inside the data of a scan: a byte that only looks like a marker, or a place to start again from.
    else if (code === 0 || (code >= 0xd0 && code <= 0xd7)) at += 2;
    else {
      if (code === START_OF_SCAN) scans += 1;
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  return scans;
}
