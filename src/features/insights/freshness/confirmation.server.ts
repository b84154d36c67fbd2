import { eq } from 'drizzle-orm';
import { accountHome } from '#features/accounts/account-home.ts';
import { confirmProfile } from '#features/editor/own-profile-state.server.ts';
import { CONFIRM_EVERY_DAYS } from '#features/profiles/confirm-due.rules.ts';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import { internationalPhone } from '#features/profile-page/contact-links.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { isSameText } from '#platform/same-text.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { localDay, DAY_MS } from '#platform/local-day.rules.ts';
import { dashboard } from '#messages';

export type Confirmation =
  | { state: 'wrong' | 'old' }
  | {
      state: 'asked' | 'confirmed';
      kind: ProviderKind;
      name: string;
      details: { label: string; value: string }[];
      confirmedOn: string;
      editor: string;
      /** Where visitors see it; null while they do not. */
      page: string | null;
    };

/** Looking changes nothing: mail programs follow links before people do. */
export async function findConfirmation(services: Services, link: string): Promise<Confirmation> {
  const question = readConfirmLink(services, link);
  if (typeof question === 'string') return { state: question };
  const profile = await findProfile(services.db, question.slug);
  if (!profile) return { state: 'wrong' };
  const { kind, slug, displayName: name, headline, location, workEmail, listed } = profile;
  const phone = displayPhone(profile.phone);
  const details = [
    {
      label: kind === 'specialist' ? dashboard.occupation : dashboard.businessType,
      value: headline,
    },
    { label: dashboard.location, value: placeName(location) },
    { label: dashboard.phone, value: phone ? internationalPhone(phone) : '' },
    { label: dashboard.workEmail, value: workEmail ?? '' },
  ];
  return {
    state: profile.confirmedAt >= question.askedAt ? 'confirmed' : 'asked',
    kind,
    name,
    details: details.filter(({ value }) => value !== ''),
    confirmedOn: localDay(profile.confirmedAt),
    editor: accountHome(kind),
    page: listed ? paths[kind](slug) : null,
  };
}

/** One link confirms once: pressed again, it tells what was done. */
export async function confirmByLink(services: Services, link: string): Promise<void> {
  const question = readConfirmLink(services, link);
  if (typeof question === 'string') return;
  const profile = await findProfile(services.db, question.slug);
  if (profile && profile.confirmedAt < question.askedAt)
    await confirmProfile(services, profile.accountId);
}

async function findProfile(db: Db, slug: string) {
  const [row] = await db.select().from(profiles).where(eq(profiles.slug, slug));
  return row;
}

const MAX_AGE_MS = CONFIRM_EVERY_DAYS * DAY_MS;

interface Question {
  slug: string;
  askedAt: Date;
}

/** The page that answers it: whoever got the mail needs no login. */
export function confirmPath({ secret }: Services, question: Question): string {
  const asked = String(question.askedAt.getTime());
  const proof = proofOf(secret, question.slug, asked);
  return `${paths.confirmDetails}?${new URLSearchParams({ profile: question.slug, asked, proof })}`;
}

/** What a link asks; `wrong` if we never sent it, `old` if another mail has taken its place by now. */
function readConfirmLink({ secret, clock }: Services, url: string): Question | 'wrong' | 'old' {
  const query = new URL(url).searchParams;
  const [slug, asked, proof] = ['profile', 'asked', 'proof'].map((name) => query.get(name) ?? '');
  if (!isSameText(proof!, proofOf(secret, slug!, asked!))) return 'wrong';
  const askedAt = new Date(Number(asked));
  return clock.now().getTime() - askedAt.getTime() > MAX_AGE_MS ? 'old' : { slug: slug!, askedAt };
}

const proofOf = (secret: Services['secret'], slug: string, asked: string) =>
  secret.sign('confirm-details', slug, asked);
