export type ByteRange = readonly [start: number, last: number];

/**
 * The part of a file that is asked for: one closed or open-ended range, which is what players ask for. Null where all of
 * it is; `beyond` where it begins behind the end. `most` is what a part has where its end is left open.
 */
export function byteRange(
  header: string | undefined,
  size: number,
  most = size,
): ByteRange | 'beyond' | null {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || (to && Number(to) < Number(from))) return null;
  const start = Number(from);
  if (start >= size) return 'beyond';
  return [start, Math.min(to ? Number(to) : start + most - 1, size - 1)];
}
