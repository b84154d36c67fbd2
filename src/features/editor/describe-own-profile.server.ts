import { bySlot, pictureUrl, type PictureSlot } from '#features/media/picture.rules.ts';
import { isConfirmDue } from '#features/profiles/confirm-due.rules.ts';
import { localDay } from '#platform/local-day.rules.ts';
import { sayReason } from '#platform/say-reason.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findWorkEmail } from '#features/accounts/work-email.server.ts';
import { valuesOf } from '#features/profiles/form-values.ts';
import { getOwnProfile } from './get-own-profile.server.ts';

/** The widths that the public page starts from. */
const WIDTHS: Record<PictureSlot, number> = { profile: 320, background: 960, showcase: 640 };

export async function describeOwnProfile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  account: { id: number; email: string },
) {
  const own = await getOwnProfile(db, account.id);
  const { content, pictures } = own;
  const stored = (slot: PictureSlot) =>
    pictures[slot].map((key) => ({ key, url: pictureUrl(key, WIDTHS[slot], 'webp') }));
  return {
    kind: content.kind,
    slug: own.slug,
    version: own.version,
    loginEmail: account.email,
    /** The one that visitors see; null when they see none. */
    workEmail: await findWorkEmail(db, account.id),
    values: valuesOf(content),
    whatsapp: content.whatsapp,
    /** A link, the address of an uploaded file, or empty. */
    videoUrl: content.videoUrl ?? '',
    pictures: bySlot(stored),
    standing: standingOf(own),
    confirmedOn: localDay(own.confirmedAt),
    confirmDue: isConfirmDue(own, clock.now()),
    shown: own.shown,
  };
}

export type EditorProfile = Awaited<ReturnType<typeof describeOwnProfile>>;

export const standingOf = (own: Awaited<ReturnType<typeof getOwnProfile>>) => ({
  reviewStatus: own.reviewStatus,
  reviewReason: own.reviewReason && sayReason(own.reviewReason),
  listed: own.listed,
  paused: own.pausedAt !== null,
  waiting: own.waiting,
});

export type Standing = ReturnType<typeof standingOf>;
