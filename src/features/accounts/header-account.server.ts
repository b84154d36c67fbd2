import { and, eq } from 'drizzle-orm';
import { pictureUrl } from '#features/media/picture.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { paths } from '#platform/paths.ts';
import type { Session } from '#platform/session-context.server.ts';
import type { HeaderAccount } from '#ui/frame/account-links.tsx';
import { accountHome } from './account-home.ts';

/** Of a profile, as visitors see it. */
export const isPortrait = and(
  eq(media.accountId, profiles.accountId),
  eq(media.slot, 'profile'),
  eq(media.live, true),
);

export async function describeHeaderAccount(
  db: Db,
  { id, kind, name }: Session['account'],
): Promise<HeaderAccount> {
  const account = { name, home: accountHome(kind) };
  if (kind === 'admin') return account;
  const [own] = await db
    .select({ slug: profiles.slug, portrait: media.key })
    .from(profiles)
    .leftJoin(media, isPortrait)
    .where(eq(profiles.accountId, id));
  if (!own) return account;
  return {
    ...account,
    page: paths[kind](own.slug),
    ...(own.portrait && { portrait: pictureUrl(own.portrait, 96, 'webp') }),
  };
}
