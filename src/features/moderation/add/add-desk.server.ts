import { and, eq } from 'drizzle-orm';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { idOf } from '../desk/desk-acts.server.ts';

/** The form, or what comes after it: whom the address says was added. */
export async function loadAdd({ db }: Services, query: URLSearchParams) {
  const kind: ProviderKind = query.get('kind') === 'business' ? 'business' : 'specialist';
  const start = { location: query.get('place'), category: query.get('category') };
  const added = query.get('added');
  return { kind, start, added: added === null ? null : await findAdded(db, idOf(added)) };
}

export type AddView = Awaited<ReturnType<typeof loadAdd>>;

async function findAdded(db: Services['db'], id: number) {
  const { kind, slug, location, category } = profiles;
  const [found] = await db
    .select({ id: profiles.accountId, name: profiles.displayName, kind, slug, location, category })
    .from(profiles)
    .where(and(eq(profiles.accountId, id), profiles.unclaimed));
  return found ?? null;
}
