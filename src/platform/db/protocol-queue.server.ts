import type { PGlite } from '@electric-sql/pglite';

interface Waiting {
  handler: number;
  message: Uint8Array;
  onData: (data: Uint8Array) => void;
  resolve: (bytes: number) => void;
  reject: (error: Error) => void;
}

type Engine = Pick<PGlite, 'runExclusive' | 'execProtocolRawStream' | 'isInTransaction' | 'exec'>;

const letter = (code: string) => code.charCodeAt(0);
/** Messages that belong to a statement which is complete only with its Sync. */
const PARTS = new Set(['P', 'B', 'D', 'E', 'C', 'H'].map(letter));
const SYNC = Uint8Array.of(letter('S'), 0, 0, 0, 4);

/**
 * Lets many connections share the one session of the embedded engine. A connection keeps the engine from the first part
 * of a statement to its Sync, and from BEGIN to the end of its transaction: otherwise two connections would use each
 * other's unnamed statement.
 */
export class ProtocolQueue {
  readonly #db: Engine;
  #waiting: Waiting[] = [];
  #busy = false;
  /** Who must go on before anybody else may. */
  #holder: number | null = null;
  #midStatement = false;

  constructor(db: Engine) {
    this.#db = db;
  }

  enqueue(handler: number, message: Uint8Array, onData: Waiting['onData']): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ handler, message, onData, resolve, reject });
      void this.#work();
    });
  }

  clearQueueForHandler(handler: number): void {
    const gone = this.#waiting.filter((each) => each.handler === handler);
    this.#waiting = this.#waiting.filter((each) => each.handler !== handler);
    for (const { reject } of gone) reject(new Error('The connection was closed.'));
  }

  /** A connection that is gone leaves neither half a statement nor an open transaction. */
  async clearTransactionIfNeeded(handler: number): Promise<void> {
    if (this.#holder !== handler) return;
    if (this.#midStatement) await this.#run(SYNC, () => undefined);
    if (this.#db.isInTransaction()) await this.#db.exec('ROLLBACK');
    this.#holder = null;
    this.#midStatement = false;
    void this.#work();
  }

  getQueueLength(): number {
    return this.#waiting.length;
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let next = this.#take(); next; next = this.#take()) await this.#answer(next);
    } finally {
      this.#busy = false;
    }
  }

  #take(): Waiting | undefined {
    const place =
      this.#holder === null
        ? 0
        : this.#waiting.findIndex(({ handler }) => handler === this.#holder);
    return place < 0 ? undefined : this.#waiting.splice(place, 1)[0];
  }

  async #answer({ handler, message, onData, resolve, reject }: Waiting): Promise<void> {
    let bytes = 0;
    try {
      await this.#run(message, (data) => {
        bytes += data.length;
        onData(data);
      });
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
    this.#midStatement = PARTS.has(message[0]!);
    this.#holder = this.#midStatement || this.#db.isInTransaction() ? handler : null;
    resolve(bytes);
  }

  #run(message: Uint8Array, onRawData: (data: Uint8Array) => void): Promise<unknown> {
    return this.#db.runExclusive(() => this.#db.execProtocolRawStream(message, { onRawData }));
  }
}
