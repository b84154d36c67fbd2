import { sql } from 'drizzle-orm';
import {
  displayNameOf,
  headlineOf,
  textsOf,
  type ProfileContent,
} from '#features/profiles/profile-content.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import {
  compare,
  LIKELY,
  prepare,
  type Candidate,
  type Likeness,
  type Prepared,
  type SameWords,
} from './likeness.server.ts';
import { keysOf } from './keys.server.ts';
import { readProviders, readSameWords, refreshKeys } from './keep-keys.server.ts';

export interface Likely extends Likeness {
  accountId: number;
  kind: ProviderKind;
  slug: string;
  name: string;
}

/** Those who are looked for, by what the caller calls them; `accountId` where they are in the directory themselves. */
export type Sought = Candidate & { accountId?: number };

/** What a profile says, or would say; whoever signs in has an email besides. */
export function soughtOf(content: ProfileContent, login: string | null = null): Sought {
  const { kind, category, location, phone, workEmail } = content;
  return {
    kind,
    category,
    location,
    phone: phone || null,
    name: displayNameOf(content),
    headline: headlineOf(content),
    emails: [workEmail, login].flatMap((email) => email?.toLowerCase() ?? []),
    texts: textsOf(content).join(' '),
    ...(content.kind === 'business' && { address: content.address }),
  };
}

/** How many are looked up at once. */
const BATCH = 100;
const MOST_LIKELY = 5;

/**
 * Who of the directory may be the same as each of these, in their order: the likeliest first, few at most. Asks the
 * database for those who share a key with them, and compares only those.
 */
export async function findLikely(
  db: Db,
  sought: readonly Sought[],
  known: Known = new Map(),
): Promise<Likely[][]> {
  await refreshKeys(db, await readSameWords(db));
  return findByKeys(db, sought, known);
}

/** The same with the keys as they are, for whoever holds rows that making them would wait for. */
export async function findByKeys(
  db: Db,
  sought: readonly Sought[],
  known: Known,
): Promise<Likely[][]> {
  const same = await readSameWords(db);
  const found: Likely[][] = [];
  for (let start = 0; start < sought.length; start += BATCH)
    found.push(...(await findBatch(db, sought.slice(start, start + BATCH), same, known)));
  return found;
}

/**
 * Those who were read already, and made ready to be compared: the same ones are alike to many. Whoever looks again and
 * again keeps them for a while.
 */
export type Known = Map<number, { slug: string; ready: Prepared }>;
const MOST_KNOWN = 20_000;

async function getToKnow(db: Db, known: Known, ids: readonly number[], same: SameWords) {
  if (known.size > MOST_KNOWN) known.clear();
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  for (const [id, each] of await readProviders(db, missing))
    known.set(id, { slug: each.slug, ready: prepare(each, same) });
}

/** Of pairs that were likely once, those that still are: each of the two may have found others that are likelier. */
export async function stillLikely<Pair extends { leftId: number; rightId: number }>(
  db: Db,
  pairs: readonly Pair[],
  known: Known,
): Promise<(Pair & Likeness)[]> {
  const ids = pairs.flatMap(({ leftId, rightId }) => [leftId, rightId]);
  await getToKnow(db, known, ids, await readSameWords(db));
  return pairs.flatMap((pair) => {
    const [left, right] = [known.get(pair.leftId), known.get(pair.rightId)];
    const likeness = left && right && compare(left.ready, right.ready);
    return likeness && likeness.score >= LIKELY ? [{ ...pair, ...likeness }] : [];
  });
}

async function findBatch(
  db: Db,
  sought: readonly Sought[],
  same: SameWords,
  known: Known,
): Promise<Likely[][]> {
  const prepared = sought.map((each) => prepare(each, same));
  const pairs = await findAlike(
    db,
    prepared.map((each, n) => ({ n, own: sought[n]!.accountId ?? 0, keys: keysOf(each).asked })),
  );
  await getToKnow(
    db,
    known,
    pairs.map(({ id }) => id),
    same,
  );
  const found = sought.map((): Likely[] => []);
  for (const { n, id } of pairs) {
    const other = known.get(id);
    const likeness = other && compare(prepared[n]!, other.ready);
    if (!likeness || likeness.score < LIKELY) continue;
    const { kind, name } = other.ready;
    found[n]!.push({ accountId: id, kind, slug: other.slug, name, ...likeness });
  }
  return found.map((likely) =>
    likely.sort((a, b) => b.score - a.score || a.accountId - b.accountId).slice(0, MOST_LIKELY),
  );
}

interface Asked {
  n: number;
  own: number;
  keys: readonly string[];
}

/** A key that half of the country has tells nothing. */
const MOST_BY_KEY = 100;

async function findAlike(db: Db, asked: readonly Asked[]): Promise<{ n: number; id: number }[]> {
  const { rows } = await db.execute<{ n: number; id: string }>(sql`
    select distinct c.n, found.profile_id as id
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as c(n int, own bigint, keys text[])
      cross join unnest(c.keys) as asked(key)
      cross join lateral (
        select profile_id from duplicate_keys k where k.key = asked.key limit ${MOST_BY_KEY}) found
    where found.profile_id <> c.own`);
  return rows.map(({ n, id }) => ({ n, id: Number(id) }));
}
