const SIGNATURES: readonly (readonly [type: string, starts: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF....WEBP/s],
  ['image/heic', /^....ftyp(heic|heix|mif1|hevc)/s],
  ['image/avif', /^....ftypavif/s],
  ['image/svg+xml', /^(\xef\xbb\xbf)?\s*<(\?xml|!DOCTYPE svg|svg)/i],
  ['application/pdf', /^%PDF-/],
];

/** What a file is by its first bytes: its name and what the browser says of it are anybody's to choose. */
export function pictureType(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return SIGNATURES.find(([, starts]) => starts.test(head))?.[0] ?? 'application/octet-stream';
}
