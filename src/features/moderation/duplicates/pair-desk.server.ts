import { eq, inArray, sql } from 'drizzle-orm';
import { staffDuplicates } from '#messages';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { refuse, type DeskActs } from '../desk/desk-acts.server.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { duplicatesActs, idsIn } from './duplicates-desk.server.ts';
import { mergeProfiles, staying, stampOf, versionsOf } from './merge.server.ts';
import type { Side } from './duplicates.rules.ts';
import { compareForMerge, sideIn } from './merge-fields.server.ts';

/** Two profiles side by side, field by field, with what is likelier chosen already. */
export async function loadPair({ db }: Services, pair: string) {
  const ids = idsIn(pair);
  const rows = await db
    .select({
      id: profiles.accountId,
      kind: profiles.kind,
      slug: profiles.slug,
      unclaimed: profiles.unclaimed,
      listed: profiles.listed,
      version: profiles.version,
      confirmedAt: profiles.confirmedAt,
      completeness: profiles.completeness,
      reviewCount: profiles.reviewCount,
      name: profiles.displayName,
      status: profiles.reviewStatus,
      login: accounts.email,
      lastLoginAt: accounts.lastLoginAt,
      views: sql<number>`(select coalesce(sum(count), 0)::int from profile_event_days d
        where d.profile_id = ${profiles.accountId} and d.kind = 'view')`,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(inArray(profiles.accountId, ids));
  const [left, right] = ids.map((id) => rows.find((row) => row.id === id));
  if (!left || !right) throw new AppError('not-found', staffDuplicates.oneIsGone);
  const fixed = staying({ left: { profile: left }, right: { profile: right } });
  const stays = fixed ?? likelierToStay(left, right);
  const newer: Side = left.confirmedAt >= right.confirmedAt ? 'left' : 'right';
  const versions = await versionsOf(db, { left: left.id, right: right.id });
  return {
    id: pair,
    stamp: stampOf(left, right),
    sides: { left, right },
    /** The one that somebody signs in with stays, where it is only one. */
    fixed,
    stays,
    twoLogins: left.login !== null && right.login !== null,
    ...compareForMerge(versions, { stays, newer }),
  };
}

export type PairView = Awaited<ReturnType<typeof loadPair>>;

interface Rank {
  listed: boolean;
  lastLoginAt: Date | null;
  completeness: number;
}

/** The one that visitors find; then whoever signed in last; where nobody did, the one that says more. */
function likelierToStay(left: Rank, right: Rank): Side {
  if (left.listed !== right.listed) return left.listed ? 'left' : 'right';
  const [one, other] = [left.lastLoginAt?.getTime() ?? 0, right.lastLoginAt?.getTime() ?? 0];
  if (one !== other) return one > other ? 'left' : 'right';
  return left.completeness >= right.completeness ? 'left' : 'right';
}

export const pairActs = (pair: string): DeskActs => ({
  async merge({ services, actor, read }) {
    const [left, right] = idsIn(pair);
    const stays = sideIn(read('stays'));
    if (!stays) refuse('stays', staffDuplicates.chooseStays);
    const { name } = await mergeProfiles(services, {
      left,
      right,
      stays,
      actor,
      stamp: read('stamp'),
      // What the form does not ask for is the same in both.
      choiceOf: (field) => sideIn(read(field.name)) ?? stays,
    });
    return { to: `${staffPaths.duplicates}?${new URLSearchParams({ merged: name })}` };
  },
  different: duplicatesActs['different']!,
});
