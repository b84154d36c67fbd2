/** What a spreadsheet takes for a formula, also behind apostrophes of its own, and by the wide signs of East Asia. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs: it reads the apostrophe as "this is text". */
export const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The same cell as it was before it was made inert. */
export const asWritten = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
