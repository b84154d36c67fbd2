/** Where a signature stands in the file, and its bytes as Latin-1. */
type Signature = readonly [type: string, at: number, bytes: string];

const SIGNATURES: readonly Signature[] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/heic', 4, 'ftyphe'],
  ['image/heic', 4, 'ftypmif1'],
  ['image/svg+xml', 0, '<svg'],
  ['image/svg+xml', 0, '<?xml'],
  ['application/pdf', 0, '%PDF-'],
];

export const UNKNOWN_TYPE = 'application/octet-stream';

/** What a file is by its first bytes: its name and what the browser says of it are anybody's to choose. */
export function pictureType(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 64));
  const found = SIGNATURES.find(([, at, signature]) => head.startsWith(signature, at));
  return found?.[0] ?? UNKNOWN_TYPE;
}
