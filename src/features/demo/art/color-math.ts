/** share 0 gives the first colour, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const hex = a.map((value, index) => {
    const mixed = Math.round(value + ((b[index] ?? value) - value) * share);
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** Roughly how different two colours look: 0 for the same, 1 for black beside white. */
export function contrast(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  const weights = [0.3, 0.59, 0.11];
  const squares = a.map((value, index) => (weights[index] ?? 0) * (value - (b[index] ?? 0)) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square)) / 255;
}

/** How far apart two colours are; black and white are 441 apart. */
export function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
