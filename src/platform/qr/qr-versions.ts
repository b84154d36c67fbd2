/** What a version holds at error correction M: blocks of data, each followed by its own correction. */
export interface QrVersion {
  version: number;
  size: number;
  /** How many data bytes each block carries. */
  blocks: readonly number[];
  correctionBytes: number;
  /** Where the small squares stand, across and down. */
  alignment: readonly number[];
}

type Row = readonly [
  correctionBytes: number,
  blocks: readonly number[],
  alignment: readonly number[],
];

const ROWS: readonly Row[] = [
  [10, [16], []],
  [16, [28], [6, 18]],
  [26, [44], [6, 22]],
  [18, [32, 32], [6, 26]],
  [24, [43, 43], [6, 30]],
  [16, [27, 27, 27, 27], [6, 34]],
  [18, [31, 31, 31, 31], [6, 22, 38]],
  [22, [38, 38, 39, 39], [6, 24, 42]],
  [22, [36, 36, 36, 37, 37], [6, 26, 46]],
  [26, [43, 43, 43, 43, 44], [6, 28, 50]],
];

export const QR_VERSIONS: readonly QrVersion[] = ROWS.map(
  ([correctionBytes, blocks, alignment], index) => ({
    version: index + 1,
    size: 21 + index * 4,
    blocks,
    correctionBytes,
    alignment,
  }),
);

/** How many bits tell the length of the text. */
export const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

export const dataBytes = ({ blocks }: QrVersion): number =>
  blocks.reduce((sum, size) => sum + size, 0);

/** The smallest version that holds so many bytes, if one does. */
export function findVersion(bytes: number): QrVersion | undefined {
  return QR_VERSIONS.find(
    (each) => 4 + lengthBits(each.version) + bytes * 8 <= dataBytes(each) * 8,
  );
}
