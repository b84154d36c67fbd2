import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Facts } from '#features/profiles/facts.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { profileRevisions } from '#platform/db/tables/profiles.ts';
import { getPublicVersion, type Revision } from './get-own-profile.server.ts';

/** Where these facts are all that is new, there is nothing for staff to look at. */
export async function saysNothingElse(
  tx: Db,
  accountId: number,
  submitted: Revision,
  facts: Facts,
) {
  const [pending] = await tx
    .select({ id: profileRevisions.id })
    .from(profileRevisions)
    .where(and(eq(profileRevisions.accountId, accountId), eq(profileRevisions.status, 'pending')));
  if (pending) return false;
  const { content, pictures } = await getPublicVersion(tx, accountId);
  return isDeepStrictEqual(submitted, { content: { ...content, facts }, pictures });
}
