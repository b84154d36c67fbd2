import { eq, inArray, sql } from 'drizzle-orm';
import { insertAll } from '#platform/db/insert-all.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { duplicateKeys, duplicateSearches } from '#platform/db/tables/duplicates.ts';
import { keysOf } from './keys.server.ts';
import { prepare, type Candidate, type SameWords } from './likeness.server.ts';

const AT_ONCE = 200;

/** Makes the keys of whoever is new or was changed. One transaction for some: what is cut off goes on where it was. */
export async function refreshKeys(db: Db, same: SameWords): Promise<void> {
  while ((await refreshSome(db, same)) === AT_ONCE);
}

const IS_OLD = sql`from profiles p left join duplicate_searches s on s.profile_id = p.account_id
  where s.keyed is distinct from p.version`;

async function refreshSome(db: Db, same: SameWords): Promise<number> {
  const { rowCount } = await db.execute(sql`select ${IS_OLD} limit 1`);
  if (!rowCount) return 0;
  return db.transaction(async (tx) => {
    // Two who look at once make them one after the other, and nobody waits for whoever waits here.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('duplicate-keys'))`);
    // Whoever is being deleted right now is left out, and nobody is before their keys are there.
    const { rows } = await tx.execute<{ id: string; version: number }>(sql`
      select p.account_id as id, p.version ${IS_OLD} order by p.account_id limit ${AT_ONCE}
      for key share of p skip locked`);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => Number(id));
    const providers = await readProviders(tx, ids);
    const keys = [...providers].flatMap(([profileId, provider]) =>
      keysOf(prepare(provider, same)).kept.map((key) => ({ key, profileId })),
    );
    await tx.delete(duplicateKeys).where(inArray(duplicateKeys.profileId, ids));
    if (keys.length > 0)
      await tx.execute(sql`${insertAll(duplicateKeys, keys)} on conflict do nothing`);
    const done = rows.map(({ id, version }) => ({ profileId: Number(id), keyed: version }));
    await tx.execute(sql`${insertAll(duplicateSearches, done)}
      on conflict (profile_id) do update set keyed = excluded.keyed`);
    return rows.length;
  });
}

/** For what a profile or its account says by now without a new version. It is looked for again, too. */
export const forgetKeys = (db: Db, profileId: number) =>
  db.delete(duplicateSearches).where(eq(duplicateSearches.profileId, profileId));

interface Row extends Record<string, unknown>, Omit<Candidate, 'emails' | 'address'> {
  id: string;
  slug: string;
  work_email: string | null;
  login_email: string | null;
  address: string | null;
}

/** What is compared, of those who are in the directory. */
export async function readProviders(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Candidate & { slug: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select p.account_id as id, p.kind, p.slug, p.display_name as name, p.headline, p.category, p.location, p.phone,
      lower(p.work_email) as work_email, lower(a.email) as login_email, b.address,
      concat_ws(' ', s.skills, s.bio, s.education, b.about, b.services, b.description) as texts
    from profiles p join accounts a on a.id = p.account_id
      left join specialist_profiles s using (account_id) left join business_profiles b using (account_id)
    where p.account_id = any(${sql.param(ids)}::bigint[])`);
  return new Map(
    rows.map(({ id, work_email: work, login_email: login, address, ...row }) => [
      Number(id),
      {
        ...row,
        emails: [work, login].filter((email) => email !== null),
        ...(address && { address }),
      },
    ]),
  );
}

/** The first meaning of each single word that staff and the country's pack know. */
export async function readSameWords(db: Db): Promise<SameWords> {
  const { rows } = await db.execute<{ term: string; means: string }>(sql`
    select lower(term) as term, lower(means[1]) as means from synonyms where term !~ ' ' and means[1] !~ ' '`);
  return new Map(rows.map(({ term, means }) => [term, means]));
}
