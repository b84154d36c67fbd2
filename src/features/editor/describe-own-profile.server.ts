import { bySlot, pictureUrl, type PictureSlot } from '#features/media/picture.rules.ts';
import { isConfirmDue } from '#features/profiles/confirm-due.rules.ts';
import { localDay } from '#platform/local-day.rules.ts';
import { sayReason } from '#platform/say-reason.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findWorkEmail } from '#features/accounts/work-email.server.ts';
import { valuesOf } from '#features/profiles/form-values.ts';
import type { EditorProfile } from './editor-profile.ts';
import { getOwnProfile } from './get-own-profile.server.ts';

/** The widths that the public page starts from. */
const WIDTHS: Record<PictureSlot, number> = { profile: 320, background: 960, showcase: 640 };

export async function describeOwnProfile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  account: { id: number; email: string },
): Promise<EditorProfile> {
  const own = await getOwnProfile(db, account.id);
  const { content, pictures, reviewStatus, listed, waiting } = own;
  const reviewReason = own.reviewReason && sayReason(own.reviewReason);
  const stored = (slot: PictureSlot) =>
    pictures[slot].map((key) => ({ key, url: pictureUrl(key, WIDTHS[slot], 'webp') }));
  return {
    kind: content.kind,
    slug: own.slug,
    version: own.version,
    loginEmail: account.email,
    workEmail: await findWorkEmail(db, account.id),
    values: valuesOf(content),
    whatsapp: content.whatsapp,
    videoUrl: content.videoUrl ?? '',
    pictures: bySlot(stored),
    standing: { reviewStatus, reviewReason, listed, paused: own.pausedAt !== null, waiting },
    confirmedOn: localDay(own.confirmedAt),
    confirmDue: isConfirmDue(own, clock.now()),
    shown: own.shown,
  };
}
