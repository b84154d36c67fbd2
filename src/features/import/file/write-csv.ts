import { inert } from './inert.rules.ts';

/** Excel takes a file for UTF-8 only by this mark. */
export const CSV_BEGIN = '\uFEFF';

export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(inert(cell))).join(',')}\r\n`;

const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
