import { AsyncLocalStorage } from 'node:async_hooks';
import type { ProviderKind } from '../provider-kind.rules.ts';

/** A part of the directory that a list was taken from; null stands for all of them. */
export interface Part {
  kind: ProviderKind;
  category: string | null;
  places: readonly string[] | null;
}

/** What an answer was made of, and so which changes make it old. */
export interface DirectoryReads {
  /** The profiles that stand in it, by their slugs. */
  profiles: Set<string>;
  /** Where others could have stood. */
  parts: Part[];
  /** How many there are of a kind, in whichever categories and places. */
  counts: Set<ProviderKind>;
}

const current = new AsyncLocalStorage<DirectoryReads>();

/** Does the work and tells what of the directory it has read. */
export async function recordReads(work: () => Promise<void>): Promise<DirectoryReads> {
  const reads: DirectoryReads = { profiles: new Set(), parts: [], counts: new Set() };
  await current.run(reads, work);
  return reads;
}

/** For every function that reads what visitors see: a page that nobody records costs nothing. */
export function readsProfiles(rows: readonly { slug: string }[]): void {
  const reads = current.getStore();
  if (reads) for (const { slug } of rows) reads.profiles.add(slug);
}

export function readsPart(part: Part): void {
  current.getStore()?.parts.push(part);
}

export function readsCounts(kind: ProviderKind): void {
  current.getStore()?.counts.add(kind);
}

/** A change of what visitors see of one profile; of everything, where it names none. */
export interface DirectoryChange {
  version: number;
  kind: ProviderKind | null;
  slug: string | null;
  /** Where it stands, or stood. */
  category: string | null;
  location: string | null;
  /** It came, went or moved: there are more or fewer somewhere. */
  counted: boolean;
}

/**
 * What shows a profile is wrong as soon as that changes. What only might list or count it is as it was for a moment:
 * it may be shown while it is made anew.
 */
export function effectOf(change: DirectoryChange, reads: DirectoryReads): 'wrong' | 'old' | null {
  const { kind, slug, category, location, counted } = change;
  if (slug === null || reads.profiles.has(slug)) return 'wrong';
  if (counted && reads.counts.has(kind!)) return 'old';
  const listed = reads.parts.some(
    (part) =>
      part.kind === kind &&
      (part.category === null || part.category === category) &&
      (part.places === null || part.places.includes(location!)),
  );
  return listed ? 'old' : null;
}
