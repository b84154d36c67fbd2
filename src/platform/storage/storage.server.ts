/** Files by key. A key is made by us: letters, digits, dashes, dots and slashes. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  find(key: string): Promise<Buffer | null>;
  /** Every file below `prefix/`, and when it was written. */
  list(prefix: string): AsyncIterable<{ key: string; writtenAt: Date }>;
  /** Removes the file and everything below `key/`. */
  remove(key: string): Promise<void>;
}
