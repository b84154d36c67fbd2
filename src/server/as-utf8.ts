import { transcode } from 'node:buffer';

/** A page with one “ in it is kept in wide letters, which `Buffer.from` writes out one by one, five times as slowly. */
export function asUtf8(page: string): Buffer {
  try {
    return transcode(Buffer.from(page, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    // Half a letter, where somebody's text was cut within one.
    return Buffer.from(page);
  }
}
