const MEGABYTE = 1024 * 1024;

/** What one import takes. */
export const IMPORT_LIMITS = {
  fileMegabytes: 50,
  fileBytes: 50 * MEGABYTE,
  rows: 100_000,
  columns: 200,
  /** One row with all its texts; more is no row, but a quote that was never closed. */
  rowCharacters: 500_000,
  zipBytes: 50 * MEGABYTE,
  pictures: 25_000,
};

/** So long an import can be undone; then its file and its rows are forgotten. */
export const UNDO_DAYS = 30;

/** What a column of the file says is chosen in a field of this name. */
export const columnField = (index: number): string => `column-${index}`;

export const OUTCOMES = ['make', 'change', 'leave', 'refuse'] as const;
export type Outcome = (typeof OUTCOMES)[number];
