import type { Log } from '../log.server.ts';

/** Rows on their way to the database, written together: what happens often costs no transaction of its own. */
export interface Batch<Row> {
  add: (rows: readonly Row[]) => void;
  /** Writes now what is waiting. */
  flush: () => Promise<void>;
}

interface Options<Row> {
  write: (rows: readonly Row[]) => Promise<void>;
  log: Log;
  everyMs?: number;
  /** While the database is away rows wait, but not without end. */
  maxRows?: number;
}

export function createBatch<Row>(options: Options<Row>): Batch<Row> {
  const { write, log, everyMs = 1_000, maxRows = 10_000 } = options;
  let waiting: Row[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const add = (rows: readonly Row[]) => {
    waiting.push(...rows.slice(0, maxRows - waiting.length));
    if (waiting.length > 0) timer ??= setTimeout(() => void flush(), everyMs).unref();
  };
  const writeAll = async () => {
    clearTimeout(timer);
    timer = undefined;
    const rows = waiting;
    waiting = [];
    if (rows.length === 0) return;
    try {
      await write(rows);
    } catch (error) {
      log.warn({ err: error, count: rows.length }, 'rows could not be written yet');
      add(rows);
    }
  };
  // One after the other, so that whoever waits for the last one has waited for all.
  const flush = () => (writing = writing.then(writeAll));
  return { add, flush };
}
