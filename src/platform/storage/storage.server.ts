export interface StoredFile {
  size: number;
  /** Both ends included. Nothing is open before the first piece is asked for, and after the last. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** A file that can be read from its beginning as often as wanted, without holding it whole. */
export interface Source {
  size: number;
  read(): AsyncIterable<Uint8Array>;
}

/** Files by key. A key is made by us: letters, digits, dashes, dots and slashes. */
export interface Storage {
  /** After a failure a key holds the whole file or nothing. */
  put(key: string, file: Uint8Array | Source): Promise<void>;
  find(key: string): Promise<Buffer | null>;
  /** The size of a file and a way to read a part of it, without holding it whole. */
  open(key: string): Promise<StoredFile | null>;
  /** Every file below `prefix/`, and when it was written. */
  list(prefix: string): AsyncIterable<{ key: string; writtenAt: Date }>;
  /** Removes the file and everything below `key/`. */
  remove(key: string): Promise<void>;
}

const SAFE_KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;

export function safeKey(key: string): string {
  if (!SAFE_KEY.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  return key;
}
