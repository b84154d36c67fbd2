import { errorCorrection } from './error-correction.ts';
import { dataBytes, lengthBits, type QrVersion } from './qr-versions.ts';

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

/** The bytes of the code in the order they are drawn: data of all blocks in turn, then their correction. */
export function codeWords(bytes: Uint8Array, version: QrVersion): number[] {
  const data = pack(bytes, version);
  let start = 0;
  const blocks = version.blocks.map((size) => data.slice(start, (start += size)));
  const corrections = blocks.map((block) => errorCorrection(block, version.correctionBytes));
  return [...inTurn(blocks), ...inTurn(corrections)];
}

function pack(bytes: Uint8Array, version: QrVersion): number[] {
  const parts: [value: number, bits: number][] = [
    [BYTE_MODE, 4],
    [bytes.length, lengthBits(version.version)],
    ...Array.from(bytes, (byte): [number, number] => [byte, 8]),
  ];
  const bits = parts.map(([value, width]) => value.toString(2).padStart(width, '0')).join('');
  const room = dataBytes(version);
  // Up to four zeros end the text, further ones fill the last byte.
  const ended = bits.padEnd(Math.min(bits.length + 4, room * 8), '0');
  const packed = ended.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  const padding = Array.from({ length: room - packed.length }, (_, index) => PADDING[index % 2]!);
  return [...packed, ...padding];
}

/** The first of each, then the second of each, and so on; some are one longer than others. */
function inTurn(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, index) =>
    blocks.flatMap((block) => block[index] ?? []),
  ).flat();
}
