import type { QrVersion } from './qr-versions.ts';

/** Rows of modules: dark, light, or not drawn yet. */
export type Modules = (boolean | null)[][];

/** What every code of a version has alike: the squares, the dotted lines, and room for what is written about it. */
export function drawFrame({ version, size, alignment }: QrVersion): Modules {
  const modules: Modules = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => null),
  );
  const far = size - 4;
  for (const [row, column] of [
    [3, 3],
    [3, far],
    [far, 3],
  ] as const)
    drawSquare(modules, {
      row,
      column,
      radius: 4,
      dark: (distance) => distance !== 2 && distance < 4,
    });
  for (const row of alignment)
    for (const column of alignment)
      // The corners are taken by the large squares.
      if (modules[row]![column] === null)
        drawSquare(modules, { row, column, radius: 2, dark: (distance) => distance !== 1 });
  for (let at = 8; at < size - 8; at++) {
    modules[6]![at] = at % 2 === 0;
    modules[at]![6] = at % 2 === 0;
  }
  drawFormat(modules, 0);
  if (version >= 7) drawVersion(modules, version);
  return modules;
}

interface Square {
  row: number;
  column: number;
  radius: number;
  dark: (distance: number) => boolean;
}

function drawSquare(modules: Modules, { row, column, radius, dark }: Square): void {
  for (let down = -radius; down <= radius; down++)
    for (let across = -radius; across <= radius; across++)
      if (modules[row + down]?.[column + across] !== undefined)
        modules[row + down]![column + across] = dark(Math.max(Math.abs(down), Math.abs(across)));
}

/** Level M and the mask, twice, so that a stain on one corner hides neither. */
export function drawFormat(modules: Modules, mask: number): void {
  const size = modules.length;
  // Level M is 00, so the five bits are those of the mask.
  const bits = withRemainder(mask, 10, 0x537) ^ 0x5412;
  for (let index = 0; index < 15; index++) {
    const dark = ((bits >> index) & 1) === 1;
    // Beside the dotted lines one place is skipped.
    if (index < 8) modules[index < 6 ? index : index + 1]![8] = dark;
    else modules[8]![index < 9 ? 7 : 14 - index] = dark;
    if (index < 8) modules[8]![size - 1 - index] = dark;
    else modules[size - 15 + index]![8] = dark;
  }
  modules[size - 8]![8] = true;
}

function drawVersion(modules: Modules, version: number): void {
  const bits = withRemainder(version, 12, 0x1f25);
  for (let index = 0; index < 18; index++) {
    const dark = ((bits >> index) & 1) === 1;
    const near = Math.floor(index / 3);
    const away = modules.length - 11 + (index % 3);
    modules[near]![away] = dark;
    modules[away]![near] = dark;
  }
}

/** A few bits with the check bits that let readers repair them. */
export function withRemainder(value: number, width: number, generator: number): number {
  let rest = value << width;
  for (let bit = 31 - Math.clz32(rest); bit >= width; bit--)
    if ((rest >> bit) & 1) rest ^= generator << (bit - width);
  return (value << width) | rest;
}
