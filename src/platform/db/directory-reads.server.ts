import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { ProviderKind } from '../provider-kind.rules.ts';
import type { Db } from './database.server.ts';

/** A part of the directory that a list was taken from; null stands for all of them. */
export interface Part {
  kind: ProviderKind;
  category: string | null;
  places: readonly string[] | null;
  /** Whoever is rated less well could not have stood there. */
  rating?: number;
  /** Nor whoever's headline has none of these. */
  words?: readonly string[];
}

interface Shown {
  slug: string;
}

type LookUp<About, Row extends Shown> = (db: Db, about: About) => Promise<Row[]>;

/** Cards that can be looked up again, which takes a part of the time that the whole answer takes to be made. */
interface List {
  parts: Part[];
  slugs: Set<string>;
  /** What the cards showed. */
  digest: string;
  /** What is looked up, and what about. */
  name: string;
  about: unknown;
}

/** What an answer was made of, and so which changes make it old: plain data, for other workers are told of it. */
export interface DirectoryReads {
  /** The profiles that stand in it, by their slugs. */
  profiles: Set<string>;
  /** Where others could have stood. */
  parts: Part[];
  lists: List[];
  /** How many there are of a kind, in whichever categories and places. */
  counts: Set<ProviderKind>;
  /** Until when it is true even if nothing changes: it tells who is open. */
  until: number;
}

const current = new AsyncLocalStorage<DirectoryReads>();

/** Does the work and tells what of the directory it has read. */
export async function recordReads(work: () => Promise<void>): Promise<DirectoryReads> {
  const reads: DirectoryReads = {
    profiles: new Set(),
    parts: [],
    lists: [],
    counts: new Set(),
    until: Infinity,
  };
  await current.run(reads, work);
  return reads;
}

/** For every function that reads what visitors see: a page that nobody records costs nothing. */
export function readsProfiles(rows: readonly Shown[]): void {
  const reads = current.getStore();
  if (reads) for (const { slug } of rows) reads.profiles.add(slug);
}

export function readsPart(part: Part): void {
  current.getStore()?.parts.push(part);
}

export function readsCounts(kind: ProviderKind): void {
  current.getStore()?.counts.add(kind);
}

/** For whatever is true only until a moment. */
export function readsUntil(moment: Date): void {
  const reads = current.getStore();
  if (reads) reads.until = Math.min(reads.until, moment.getTime());
}

const lookUps = new Map<string, LookUp<never, Shown>>();

/**
 * For a list that is a small piece of what it stands in; it depends on nothing but the database and what it is about.
 * Where others could have stood may depend on who stands there.
 */
export function defineList<About, Row extends Shown>(
  name: string,
  lookUp: LookUp<About, Row>,
  partsOf: (about: About, rows: readonly Row[]) => Part[],
) {
  lookUps.set(name, lookUp);
  return async (db: Db, about: About): Promise<Row[]> => {
    const rows = await lookUp(db, about);
    const slugs = new Set(rows.map(({ slug }) => slug));
    const list = { parts: partsOf(about, rows), slugs, digest: digestOf(rows), name, about };
    current.getStore()?.lists.push(list);
    return rows;
  };
}

/** Whether the lists that an answer was made of are still the same. */
export async function areListsAsRead(db: Db, { lists }: DirectoryReads): Promise<boolean> {
  for (const { digest, name, about } of lists)
    if (digestOf(await lookUps.get(name)!(db, about as never)) !== digest) return false;
  return true;
}

const digestOf = (rows: readonly Shown[]) =>
  createHash('sha256').update(JSON.stringify(rows)).digest('base64');

/** A change of what visitors see of one profile; of everything, where it names none. */
export interface DirectoryChange {
  version: number;
  kind: ProviderKind | null;
  slug: string | null;
  /** Where it stands, or stood. */
  category: string | null;
  location: string | null;
  /** Where else it may be found. */
  areas: readonly string[] | null;
  /** How it is rated and what its headline says, in stems, by now; null where it is not listed any more. */
  rating: number | null;
  words: readonly string[] | null;
  /** It came, went or moved: there are more or fewer somewhere. */
  counted: boolean;
  /** It may stand elsewhere in a list. */
  ranked: boolean;
  /** The cards beside other profiles may show something else of it. */
  shown: boolean;
}

/**
 * What shows a profile is wrong as soon as that is gone or stands elsewhere. Otherwise it is as it was for a moment, and
 * so is what might list or count it: it may be shown while it is made anew, or while its lists are looked up, where
 * nothing else is in doubt.
 */
export function effectOf(
  change: DirectoryChange,
  reads: DirectoryReads,
): 'wrong' | 'old' | 'in doubt' | null {
  const { kind, slug, category, location, areas, rating, words, counted, ranked, shown } = change;
  if (slug === null || (counted && reads.profiles.has(slug))) return 'wrong';
  const isOn = (list: List) => list.slugs.has(slug);
  if (counted && reads.lists.some(isOn)) return 'wrong';
  const isIn = (part: Part) =>
    part.kind === kind &&
    (part.category === null || part.category === category) &&
    (part.rating === undefined || (rating !== null && rating >= part.rating)) &&
    (part.words === undefined || words?.some((word) => part.words!.includes(word))) &&
    (part.places === null || [location!, ...(areas ?? [])].some((at) => part.places!.includes(at)));
  if (reads.profiles.has(slug) || (counted && reads.counts.has(kind!)) || reads.parts.some(isIn))
    return 'old';
  if (shown && reads.lists.some(isOn)) return 'old';
  const mayDiffer = (list: List) => ranked && (isOn(list) || list.parts.some(isIn));
  return reads.lists.some(mayDiffer) ? 'in doubt' : null;
}
