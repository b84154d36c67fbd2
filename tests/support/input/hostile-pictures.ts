import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { SeededRandom } from '#platform/seeded-random.ts';

export type Format = 'jpeg' | 'png' | 'gif';
export const FORMATS: readonly Format[] = ['jpeg', 'png', 'gif'];

/** What must be gone from whatever is kept. */
export const HIDDEN = '<script>hidden()</script>';

/** A small picture that is right, with something hidden in its metadata. */
export async function samplePicture(format: Format, size = 48): Promise<Buffer> {
  const width = size;
  const noise = Buffer.from(Array.from({ length: width * width * 3 }, (_, i) => (i * 37) % 251));
  return sharp(noise, { raw: { width, height: width, channels: 3 } })
    .withExif({ IFD0: { Artist: HIDDEN }, IFD3: { GPSLatitude: '17/1 15/1 0/1' } })
    .toFormat(format)
    .toBuffer();
}

type Mutate = (bytes: Buffer, random: SeededRandom) => Buffer;

const MUTATIONS: readonly Mutate[] = [
  (bytes, { integer }) => {
    for (let left = integer(1, 40); left > 0; left--)
      bytes[integer(0, bytes.length - 1)] = integer(0, 255);
    return bytes;
  },
  (bytes, { integer }) => bytes.subarray(0, integer(1, bytes.length)),
  (bytes, { integer }) => {
    const at = integer(0, bytes.length - 1);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + integer(1, 64))]);
  },
  (bytes, { integer }) => {
    const at = integer(0, bytes.length - 1);
    const more = Buffer.from(Array.from({ length: integer(1, 300) }, () => integer(0, 255)));
    return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
  },
  (bytes) => Buffer.concat([bytes, Buffer.from(`<html>${HIDDEN}</html>PK\x03\x04`)]),
  (bytes, { integer, pick }) => {
    // The places where sizes, lengths and counts stand.
    const at = integer(0, Math.min(bytes.length - 4, 64));
    bytes.writeUInt32BE(pick([0, 1, 0x7fff_ffff, 0xffff_ffff, 0x0000_ffff]), at);
    return bytes;
  },
  (bytes, { integer }) => bytes.fill(integer(0, 255), integer(8, bytes.length - 1)),
  (bytes) => Buffer.concat([bytes, bytes]),
];

/** One of the samples with a few things wrong; the same numbers give the same file. */
export function mutatePicture(samples: readonly Buffer[], random: SeededRandom): Buffer {
  let bytes = Buffer.from(random.pick(samples));
  for (let left = random.integer(1, 3); left > 0 && bytes.length > 12; left--)
    bytes = Buffer.from(random.pick(MUTATIONS)(bytes, random));
  return bytes;
}

/** Files made to harm whoever opens them, by name; `large` ones take a while to make. */
export async function pictureBombs({ large }: { large: boolean }): Promise<Record<string, Buffer>> {
  const megabytes = large ? 200 : 10;
  const small = await samplePicture('png');
  return {
    'a PNG that claims 50,000 x 50,000': pngOf(50_000, 50_000),
    'a PNG that claims the largest size there is': pngOf(0x7fff_ffff, 0x7fff_ffff),
    'a PNG of 0 x 0': pngOf(0, 0),
    'a PNG of 1 x 20,000 that is right': grayPng(1, 20_000),
    'a JPEG of 2,400 scans': await jpegOfScans(2_400),
    ...(large && (await largePictures())),
    [`a PNG with a comment that unpacks to ${megabytes} MB`]: pngWithText(small, megabytes),
    [`a PNG with a colour profile that unpacks to ${megabytes} MB`]: pngWithProfile(
      small,
      megabytes,
    ),
    'a GIF of 65,535 x 65,535': gifOf(65_535, 65_535, 1),
    'a GIF of 20,000 frames': gifOf(32, 32, 20_000),
    'a GIF that is also a script': Buffer.from(`GIF89a/*${'x'.repeat(40)}*/=1;${HIDDEN}`, 'latin1'),
    'a PNG that is also a page': Buffer.concat([small, Buffer.from(`<html>${HIDDEN}`)]),
    'a JPEG that is also an archive': Buffer.concat([
      await samplePicture('jpeg'),
      Buffer.from('PK\x03\x04', 'latin1'),
      Buffer.alloc(200),
    ]),
    'an SVG with a script': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="hidden()"><script>hidden()</script></svg>',
    ),
    'an SVG that includes a file': Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg>&f;</svg>',
    ),
    'a PDF': Buffer.from('%PDF-1.7\n%%EOF'),
    'a HEIC': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'),
    'half a JPEG': (await samplePicture('jpeg')).subarray(0, 400),
    nothing: Buffer.alloc(0),
    zeros: Buffer.alloc(4096),
  };
}

const largePictures = async () => ({
  'a PNG of 1 x 40,000,000 that is right': grayPng(1, 40_000_000),
  'a PNG of 40,000,000 x 1 that is right': grayPng(40_000_000, 1),
  'a JPEG of 36 million pixels in 2,400 scans': await jpegOfScans(2_400, 6_000),
  'a true PNG of 49 million pixels': await flat(7_000, 7_000).png().toBuffer(),
  'a true JPEG of 39 million pixels': await flat(6_240, 6_240).jpeg({ quality: 30 }).toBuffer(),
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6a61' } });

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(64 * 1024));
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')]);
}

/** Black from end to end, which packs to nearly nothing. */
export function grayPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')]);
}

/** Each scan brings one bit of one coefficient of all blocks, which are flat: twenty bytes for a walk over the picture. */
export async function jpegOfScans(count: number, side = 400): Promise<Buffer> {
  const jpeg = await flat(side, side).jpeg({ progressive: true, quality: 30 }).toBuffer();
  const parts = jpegParts(jpeg);
  const first = parts.findIndex(isScan);
  const made: Buffer[] = [];
  for (const component of [1, 2, 3]) {
    const found = parts.findIndex(
      (part, at) => at > first && isScan(part) && part[5] === component,
    );
    // The table that its code needs stands before it.
    made.push(parts[found - 1]!);
    for (let coefficient = 1; coefficient <= 63; coefficient++)
      for (let bit = 13; bit >= 0 && made.length < count; bit--) {
        const scan = Buffer.from(parts[found]!);
        scan.set([coefficient, coefficient, ((bit === 13 ? 0 : bit + 1) << 4) | bit], 7);
        made.push(scan);
      }
  }
  return Buffer.concat([...parts.slice(0, first + 1), ...made, Buffer.from([0xff, 0xd9])]);
}

const isScan = (part: Buffer) => part[1] === 0xda;

/** From marker to marker; a scan with its data. */
function jpegParts(jpeg: Buffer): Buffer[] {
  const parts = [jpeg.subarray(0, 2)];
  for (let at = 2; jpeg[at + 1] !== 0xd9;) {
    let end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (isScan(jpeg.subarray(at))) while (!(jpeg[end] === 0xff && jpeg[end + 1] !== 0)) end += 1;
    parts.push(jpeg.subarray(at, end));
    at = end;
  }
  return parts;
}

/** After the header of a PNG that is right. */
const insert = (png: Buffer, more: Buffer) =>
  Buffer.concat([png.subarray(0, 33), more, png.subarray(33)]);

function pngWithText(png: Buffer, megabytes: number): Buffer {
  const text = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'x'));
  return insert(png, chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), text])));
}

function pngWithProfile(png: Buffer, megabytes: number): Buffer {
  const profile = deflateSync(Buffer.alloc(megabytes * 1024 * 1024));
  return insert(png, chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), profile])));
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const sums = Buffer.alloc(8);
  sums.writeUInt32BE(data.length, 0);
  sums.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([sums.subarray(0, 4), body, sums.subarray(4)]);
}

function gifOf(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from('\x2c\0\0\0\0\0\0\0\0\0\x02\x02\x44\x01\0', 'latin1');
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  const body = Array.from({ length: frames }, () => frame);
  return Buffer.concat([head, ...body, Buffer.from(';')]);
}
