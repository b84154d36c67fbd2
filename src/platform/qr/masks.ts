type Mask = (row: number, column: number) => boolean;

/** The eight patterns of which one is laid over the data, so that no large field or false square arises. */
export const MASKS: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** How hard a code is to read, by the four rules of the standard. */
export function penaltyOf(rows: readonly boolean[][]): number {
  const columns = rows.map((_, column) => rows.map((row) => row[column]!));
  const lines = [...rows, ...columns].map((line) => line.map(Number).join(''));
  const runs = sum(lines.map((line) => sum(longRuns(line).map((run) => run.length - 2))));
  const falseSquares = sum(
    lines.map((line) => count(line, /(?=10111010000)/g) + count(line, /(?=00001011101)/g)),
  );
  return runs + fields(rows) * 3 + falseSquares * 40 + imbalance(rows);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const longRuns = (line: string) => line.match(/0{5,}|1{5,}/g) ?? [];
const count = (line: string, pattern: RegExp) => line.match(pattern)?.length ?? 0;

/** Two by two of the same. */
function fields(rows: readonly boolean[][]): number {
  let found = 0;
  for (let row = 1; row < rows.length; row++)
    for (let column = 1; column < rows.length; column++) {
      const dark = rows[row]![column];
      const others = [rows[row]![column - 1], rows[row - 1]![column], rows[row - 1]![column - 1]];
      if (others.every((other) => other === dark)) found++;
    }
  return found;
}

/** Ten for every full five percent away from half dark, half light. */
function imbalance(rows: readonly boolean[][]): number {
  const share = sum(rows.map((row) => sum(row.map(Number)))) / rows.length ** 2;
  return Math.floor(Math.abs(share - 0.5) * 20) * 10;
}
