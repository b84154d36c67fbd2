import { describe, expect, it } from 'vitest';
import { qrSvg } from '../qr.server.ts';
import { drawFormat, drawFrame, withRemainder } from './draw-frame.ts';
import { errorCorrection, multiply } from './error-correction.ts';
import { MASKS, penaltyOf } from './masks.ts';
import { placesOfData, qrMatrix } from './qr-matrix.ts';
import { dataBytes, QR_VERSIONS, type QrVersion } from './qr-versions.ts';

/** Reads a clean code as a phone does, and checks everything that a phone would use to repair a dirty one. */
function readCode(rows: readonly boolean[][]) {
  const version = QR_VERSIONS.find(({ size }) => size === rows.length)!;
  const mask = readMask(rows);
  const places = placesOfData(drawFrame(version));
  const bits = places.map(([row, column]) =>
    Number(rows[row]![column] !== MASKS[mask]!(row, column)),
  );
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );
  const data = readBlocks(words, version).flat();
  const stream = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const start = version.version < 10 ? 12 : 20;
  const length = Number.parseInt(stream.slice(4, start), 2);
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(stream.slice(start + index * 8, start + index * 8 + 8), 2),
  );
  return {
    version: version.version,
    mask,
    mode: stream.slice(0, 4),
    text: new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes)),
  };
}

function readMask(rows: readonly boolean[][]): number {
  const size = rows.length;
  const first = [0, 1, 2, 3, 4, 5, 7].map((column) => rows[8]![column]!);
  const corner = [8, 7, 5, 4, 3, 2, 1, 0].map((row) => rows[row]![8]!);
  const below = [1, 2, 3, 4, 5, 6, 7].map((up) => rows[size - up]![8]!);
  const beside = [8, 7, 6, 5, 4, 3, 2, 1].map((left) => rows[8]![size - left]!);
  const one = [...first, ...corner].map(Number).join('');
  expect([...below, ...beside].map(Number).join('')).toBe(one);
  const value = Number.parseInt(one, 2) ^ 0x5412;
  expect(withRemainder(value >> 10, 10, 0x537)).toBe(value);
  expect(value >> 13).toBe(0);
  return (value >> 10) & 7;
}

/** Takes the blocks apart again; a block without fault divides by its generator without remainder. */
function readBlocks(words: readonly number[], { blocks, correctionBytes }: QrVersion): number[][] {
  const queue = [...words];
  const data: number[][] = blocks.map(() => []);
  for (let index = 0; index < Math.max(...blocks); index++)
    blocks.forEach((size, block) => index < size && data[block]!.push(queue.shift()!));
  const checks: number[][] = blocks.map(() => []);
  for (let index = 0; index < correctionBytes; index++)
    for (const check of checks) check.push(queue.shift()!);
  data.forEach((block, index) => {
    for (let root = 0, power = 1; root < correctionBytes; root++, power = multiply(power, 2)) {
      const value = [...block, ...checks[index]!].reduce(
        (sum, word) => multiply(sum, power) ^ word,
        0,
      );
      expect(value).toBe(0);
    }
  });
  return data;
}

describe('a QR code', () => {
  it.each(QR_VERSIONS)('of version $version says what was written, up to its last byte', (each) => {
    const room = dataBytes(each) - (each.version < 10 ? 2 : 3);
    const text = `ñ${'maria-castillo-7f3k9q/'.repeat(10).slice(0, room - 2)}`;
    expect(new TextEncoder().encode(text)).toHaveLength(room);
    expect(readCode(qrMatrix(text))).toMatchObject({ version: each.version, mode: '0100', text });
  });

  it('grows with its text, and refuses what it cannot hold', () => {
    expect(qrMatrix('x'.repeat(14))).toHaveLength(21);
    expect(qrMatrix('x'.repeat(15))).toHaveLength(25);
    expect(qrMatrix('x'.repeat(213))).toHaveLength(57);
    expect(() => qrMatrix('x'.repeat(214))).toThrow(RangeError);
    expect(readCode(qrMatrix('')).text).toBe('');
  });

  it('wears the mask that is easiest to read', () => {
    const worn = new Set<number>();
    for (let index = 0; index < 40; index++) {
      const rows = qrMatrix(`https://kanek.bz/specialist/n${index}`);
      const { mask, version } = readCode(rows);
      worn.add(mask);
      const places = placesOfData(drawFrame(QR_VERSIONS[version - 1]!));
      const penalties = MASKS.map((other, number) => {
        const modules = rows.map((row) => [...row]);
        for (const [row, column] of places)
          if (other(row, column) !== MASKS[mask]!(row, column))
            modules[row]![column] = !modules[row]![column];
        drawFormat(modules, number);
        return penaltyOf(modules);
      });
      expect(penalties[mask]).toBe(Math.min(...penalties));
    }
    expect(worn.size).toBeGreaterThan(3);
  });

  it('is corrected as the example of the standard is', () => {
    const data = '10200C566180EC11EC11EC11EC11EC11'.match(/../g)!.map((byte) => parseInt(byte, 16));
    const correction = errorCorrection(data, 10).map((byte) => byte.toString(16).padStart(2, '0'));
    expect(correction.join('')).toBe('a524d4c1ed36c7872c55');
  });

  it('names mask and version as the tables of the standard do', () => {
    const format = (mask: number) => (withRemainder(mask, 10, 0x537) ^ 0x5412).toString(2);
    expect(format(0)).toBe('101010000010010');
    expect(format(5)).toBe('100000011001110');
    expect(withRemainder(7, 12, 0x1f25).toString(2).padStart(18, '0')).toBe('000111110010010100');
    expect(withRemainder(10, 12, 0x1f25).toString(2).padStart(18, '0')).toBe('001010010011010011');
  });

  it('has its squares, dotted lines and the one module that is always dark', () => {
    const rows = qrMatrix('https://kanek.bz').map((row) => row.map(Number).join(''));
    const size = rows.length;
    for (const [row, column] of [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ] as const)
      expect(rows.slice(row, row + 7).map((line) => line.slice(column, column + 7))).toEqual([
        '1111111',
        '1000001',
        '1011101',
        '1011101',
        '1011101',
        '1000001',
        '1111111',
      ]);
    expect(rows[6]!.slice(6, size - 6)).toMatch(/^(10)+1$/);
    expect(rows[7]!.slice(0, 8)).toBe('00000000');
    expect(rows[size - 8]![8]).toBe('1');
  });

  it('is a picture without styles or scripts, with a light edge', () => {
    const svg = qrSvg('<b>&"');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 29 29"/);
    expect(svg).not.toMatch(/style|script|<b>/);
    expect(svg).toContain('M4 4h7v1h-7z');
  });
});
