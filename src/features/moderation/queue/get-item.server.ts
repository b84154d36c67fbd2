import { viewContent } from '#features/editor/preview/view-content.ts';
import { getOwnProfile } from '#features/editor/get-own-profile.server.ts';
import { pictureUrl } from '#features/media/picture.rules.ts';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import { averageRating } from '#features/profiles/rating.rules.ts';
import { belizeDay, belizeTime } from '#platform/belize-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { compareVersions } from './compare-versions.ts';
import { findHints } from './find-hints.server.ts';
import { findNeighbours } from './list-waiting.server.ts';
import { describeAct, type News } from './find-decided.server.ts';
import {
  findApproved,
  getApprovalState,
  isWaiting,
  possibleDecisions,
  stampOf,
} from './approval-state.server.ts';
import { canUndo } from './undo-decision.server.ts';

/** A profile as its provider last left it, with all that a decision about it needs. */
export async function getItem({ db, clock }: Pick<Services, 'db' | 'clock'>, slug: string) {
  const state = await getApprovalState(db, slug);
  const { profile, account, pending } = state;
  const { accountId, submittedAt } = profile;
  const version = await getOwnProfile(db, accountId);
  const approved = await findApproved(db, accountId);
  const waits = isWaiting(state);
  const url = (key: string, width: number) => pictureUrl(key, width, 'webp');
  const { content, pictures } = version;
  const changes = waits || !approved ? compareVersions(approved, version) : [];
  return {
    slug,
    name: profile.displayName,
    kind: profile.kind,
    status: profile.reviewStatus,
    reason: profile.reviewReason,
    listed: profile.listed,
    /** Something waits for a decision; since when, in milliseconds. */
    since: waits ? (pending?.submittedAt ?? submittedAt).getTime() : null,
    now: clock.now().getTime(),
    /** What the decision is about: sent along, so that nobody decides about something they have not seen. */
    stamp: stampOf(state),
    decisions: possibleDecisions(state),
    /** Null when it was never approved: then all of it is new. */
    approvedAt: approved && belizeTime(approved.decidedAt ?? submittedAt),
    changes,
    hints: await findHints(db, { accountId, content }),
    shown: viewContent(content, {
      slug,
      phone: displayPhone(content.phone),
      portrait: pictures.profile.map((key) => url(key, 320))[0] ?? null,
      banner: pictures.background.map((key) => url(key, 960))[0] ?? null,
      showcase: pictures.showcase.map((key) => url(key, 640)),
      shown: {
        rating: averageRating(profile.ratingSum, profile.reviewCount),
        reviewCount: profile.reviewCount,
        memberSince: belizeDay(profile.createdAt),
        confirmedOn: belizeDay(profile.confirmedAt),
        demo: account.isDemo,
      },
    }),
    signedUpAt: belizeTime(profile.createdAt),
    loginEmail: account.email,
    last: canUndo(state) ? describeAct(state) : null,
    ...(await findNeighbours(db, slug)),
  };
}

export type ItemView = Awaited<ReturnType<typeof getItem>> & { news: News | null };
