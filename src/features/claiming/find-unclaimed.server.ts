import { eq } from 'drizzle-orm';
import { findProvider } from '#features/profile-page/find-provider.server.ts';
import type { Provider } from '#features/profile-page/provider-summary.tsx';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { Language } from '#platform/language.ts';

export interface Unclaimed {
  accountId: number;
  provider: Provider;
  /** What stands on the profile; nobody has shown yet that it is theirs. */
  workEmail: string | null;
  language: Language;
  /** When its owner was last written to. */
  askedAt: Date | null;
}

/** Null for whom visitors do not see; `claimed` where an owner looks after it already. */
export async function findUnclaimed(
  db: Db,
  slug: string,
): Promise<Unclaimed | { claimed: Provider } | null> {
  const found = await findProvider(db, slug);
  if (!found) return null;
  const { accountId, provider } = found;
  const [row] = await db
    .select({
      ...pick(profiles, 'unclaimed', 'workEmail', 'askedAt'),
      language: accounts.language,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(eq(profiles.accountId, accountId));
  if (!row?.unclaimed) return { claimed: provider };
  return { accountId, provider, ...row };
}
