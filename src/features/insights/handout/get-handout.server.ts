import { eq } from 'drizzle-orm';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import { internationalPhone } from '#features/profile-page/contact-links.rules.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { paths } from '#platform/paths.ts';
import { qrDataUrl } from '#platform/qr.server.ts';
import type { Services } from '#platform/services.server.ts';
import { PAPERS, type Paper } from '../insights.rules.ts';

/** What is printed: the public words, not an edit that still waits. */
export async function getHandout({ db, env }: Services, accountId: number, paper: string) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.accountId, accountId));
  if (!profile) throw new AppError('not-found', 'This account has no profile.');
  const { kind, slug, displayName: name, headline, location, listed } = profile;
  const phone = displayPhone(profile.phone);
  const url = env.SITE_URL.replace(/\/$/, '') + paths[kind](slug);
  return {
    kind,
    name,
    headline,
    location,
    phone: phone && internationalPhone(phone),
    /** The profile's address without its protocol, for people who type. */
    address: url.replace(/^https?:\/\//, ''),
    code: qrDataUrl(url),
    listed,
    siteName: env.SITE_NAME,
    paper: Object.hasOwn(PAPERS, paper) ? (paper as Paper) : 'letter',
  };
}

export type Handout = Awaited<ReturnType<typeof getHandout>>;
