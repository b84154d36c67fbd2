import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { box, mp4, webm } from '../../../tests/support/input/films.ts';
import { isWholeFilm, videoType } from './video-type.server.ts';

const HTML = '<!doctype html><script>alert(1)</script>';
const largeSize = (size: bigint) => {
  const bytes = Buffer.from('\0\0\0\x01mdat\0\0\0\0\0\0\0\0', 'latin1');
  bytes.writeBigUInt64BE(size, 8);
  return bytes;
};
const withoutLength = (film: Buffer) => {
  const at = film.indexOf('18538067', 0, 'hex') + 4;
  return Buffer.concat([
    film.subarray(0, at),
    Buffer.from('01ffffffffffffff', 'hex'),
    film.subarray(at + 1),
  ]);
};

describe('films', () => {
  it.each(globSync('packs/*/public/hero/*.{mp4,webm}'))('are known, and whole: %s', (path) => {
    const film = readFileSync(path);
    expect([videoType(film), isWholeFilm(film)]).toEqual([`video/${path.split('.')[1]}`, true]);
    expect(isWholeFilm(film.subarray(0, -1))).toBe(false);
    expect(isWholeFilm(Buffer.concat([film, Buffer.from(HTML)]))).toBe(false);
  });

  it.each([
    ['a camera’s brand beside a known one', mp4({ brand: 'XAVC' }).fill('mp42', 16, 20), true],
    ['a box of 64 bits', Buffer.concat([mp4(), largeSize(16n)]), true],
    ['a last box up to the end', Buffer.concat([mp4(), Buffer.from('\0\0\0\0mdatabc')]), true],
    ['a recording that does not know its length', withoutLength(webm()), true],
    ['a size beyond everything', Buffer.concat([mp4(), largeSize(2n ** 63n)]), false],
    ['half a large size', Buffer.concat([mp4(), largeSize(16n).subarray(0, 12)]), false],
    ['a size of less than its head', Buffer.concat([mp4(), Buffer.from('\0\0\0\x04mdat')]), false],
    ['a head alone', mp4().subarray(0, 20), false],
    [
      'sound alone',
      Buffer.concat([mp4().subarray(0, 20), box('moov', 'soun'), box('mdat', '')]),
      false,
    ],
    ['a WebM cut off', webm().subarray(0, -1), false],
    ['a WebM with a page behind it', Buffer.concat([webm(), Buffer.from(HTML)]), false],
  ])('%s', (_what, film, whole) => {
    expect([videoType(film) !== null, isWholeFilm(film)]).toEqual([true, whole]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from(HTML)],
    ['a page where the size stands', Buffer.from(`<!--ftypisom${HTML}`)],
    ['a picture', mp4({ brand: 'avif' })],
    ['a QuickTime film', mp4({ brand: 'qt  ' })],
    ['another Matroska', webm({ docType: 'matroska' })],
    ['the mark of one alone', Buffer.from([0x1a, 0x45, 0xdf, 0xa3])],
    [
      'zeros behind the mark',
      Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(64)]),
    ],
    ['a brand that is cut off', Buffer.from('\0\0\0\x18ftyp', 'latin1')],
  ])('are not: %s', (_what, bytes) => {
    expect(videoType(bytes)).toBeNull();
  });
});
