export const POCKET_PATH = '/offline/directory';

/** Above it, there is one file per district. */
export const WHOLE_MAX = 2_000;

/** A file at an address that names its content, and what it weighs when it is sent. */
export interface PocketFile {
  address: string;
  bytes: number;
}

/** A part of the directory; the whole of it where no district is named. */
export interface PocketPart extends PocketFile {
  district: string | null;
}

/** What there is to keep, as it is now. */
export interface PocketIndex {
  parts: readonly PocketPart[];
  /** How people say what they need. */
  words: PocketFile;
  /** What the script weighs that searches in it. */
  page: number;
}

/** With it begins the name of every file: what is packed in another way is fetched anew, and never read. */
const FORMAT = 3;
const BEGINNING = `${POCKET_PATH}/${FORMAT}-`;

export const addressOf = (name: string, hash: string): string => `${BEGINNING}${name}-${hash}.json`;

export const isPocketFile = (address: string): boolean => address.startsWith(BEGINNING);
export const isWordsFile = (address: string): boolean => address.startsWith(`${BEGINNING}words-`);

/** Whether these are enough to search in: words, and whom they find. */
export const isWhole = (files: readonly string[]): boolean =>
  files.some(isWordsFile) && files.some((file) => isPocketFile(file) && !isWordsFile(file));

/** Addresses end with what the content is named by: twelve letters behind a dash. */
const HASH = /[\w-]{12}\.json$/;

/** Whether two addresses are of the same part, as it is and as it was. */
export const areVersions = (one: string, other: string): boolean =>
  isPocketFile(one) &&
  one.length === other.length &&
  one.replace(HASH, '') === other.replace(HASH, '');
