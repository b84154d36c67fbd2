/** Excel takes a file for UTF-8 only by this mark. */
export const CSV_BEGIN = '\uFEFF';

export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(inert(cell))).join(',')}\r\n`;

const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** What a spreadsheet takes for a formula, also behind apostrophes of its own, and by the wide signs of East Asia. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs: it reads the apostrophe as "this is text". */
export const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The same cell as it was before it was made inert. */
export const asWritten = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
