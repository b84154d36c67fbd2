import type { VideoType } from './video.rules.ts';

const latin1 = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** Families of MP4 that browsers know; a camera's own brand stands beside one of them. */
const BRANDS = /^(?:iso[m2-9a-c]|mp4[12]|avc1|M4V |dash|MSNV)$/;
const HEAD_MAX_BYTES = 512;
const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const [DOC_TYPE, SEGMENT] = [0x4282, 0x18538067];
const [TRACKS, CLUSTER] = ['\x16\x54\xae\x6b', '\x1f\x43\xb6\x75'];

/** What a film is by its own head: its name and what the browser says of it are anybody's to choose. */
export function videoType(bytes: Uint8Array): VideoType | null {
  if (latin1(bytes, 4, 8) === 'ftyp') return hasBrand(bytes) ? 'video/mp4' : null;
  return EBML.every((byte, at) => bytes[at] === byte) && endOfHead(bytes) ? 'video/webm' : null;
}

/** Whether it is all there, and nothing else: a file that was cut off, or that another one is hung behind, is not. */
export function isWholeFilm(bytes: Uint8Array): boolean {
  return videoType(bytes) === 'video/mp4' ? isWholeMp4(bytes) : isWholeWebm(bytes);
}

function hasBrand(bytes: Uint8Array): boolean {
  const size = asBuffer(bytes).readUInt32BE(0);
  if (size < 16 || size > HEAD_MAX_BYTES || size > bytes.length) return false;
  for (let at = 8; at + 4 <= size; at += 4)
    // Between the first brand and the others stands a version.
    if (at !== 12 && BRANDS.test(latin1(bytes, at, at + 4))) return true;
  return false;
}

/** Boxes, one behind the other, up to the last byte; among them one that tells of pictures and one that has them. */
function isWholeMp4(bytes: Uint8Array): boolean {
  const file = asBuffer(bytes);
  let [tells, has] = [false, false];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const name = latin1(bytes, at + 4, at + 8);
    const short = file.readUInt32BE(at);
    if (short === 1 && at + 16 > bytes.length) return false;
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    if (size < 8 || at + size > bytes.length) return false;
    tells ||= name === 'moov' && file.subarray(at, at + size).includes('vide');
    has ||= name === 'mdat';
    at += size;
  }
  return at === bytes.length && tells && has;
}

/** A head and one segment; what was recorded while it ran does not know its own length. */
function isWholeWebm(bytes: Uint8Array): boolean {
  const segment = elementAt(bytes, endOfHead(bytes) ?? bytes.length);
  if (segment?.id !== SEGMENT) return false;
  if (segment.end !== null && segment.end !== bytes.length) return false;
  const inside = asBuffer(bytes).subarray(segment.start);
  return [TRACKS, CLUSTER].every((id) => inside.includes(id, 0, 'latin1'));
}

/** Null where the head is not that of a WebM. */
function endOfHead(bytes: Uint8Array): number | null {
  const head = elementAt(bytes, 0);
  if (!head?.end || head.end > HEAD_MAX_BYTES) return null;
  for (let at = head.start; at < head.end;) {
    const element = elementAt(bytes, at);
    if (!element?.end || element.end > head.end) return null;
    if (element.id === DOC_TYPE)
      return /^webm\0*$/.test(latin1(bytes, element.start, element.end)) ? head.end : null;
    at = element.end;
  }
  return null;
}

/** Its number, and where its content is; an end that is not known is null. */
function elementAt(bytes: Uint8Array, at: number) {
  const idLength = lengthOf(bytes[at]);
  const sizeLength = lengthOf(bytes[at + idLength]);
  const start = at + idLength + sizeLength;
  if (idLength > 4 || sizeLength > 8 || start > bytes.length) return null;
  const id = numberOf(bytes.subarray(at, at + idLength));
  const most = 2 ** (7 * sizeLength);
  // Without the bit that tells the length: with it, eight bytes are more than a number holds.
  const first = bytes[at + idLength]! & (2 ** (8 - sizeLength) - 1);
  const size = numberOf([first, ...bytes.subarray(at + idLength + 1, start)]);
  return { id, start, end: size >= most - 1 ? null : start + size };
}

/** The zeros before the first one say how many bytes there are. */
const lengthOf = (first = 0): number => Math.clz32(first) - 23;

const numberOf = (bytes: Iterable<number>): number =>
  [...bytes].reduce((number, byte) => number * 256 + byte, 0);

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
