import { staffQueue } from '#messages';
import { viewContent } from '#features/editor/preview/view-content.ts';
import { getOwnProfile, type Revision } from '#features/editor/get-own-profile.server.ts';
import { pictureUrl, SLOTS } from '#features/media/picture.rules.ts';
import { localDay, localTime } from '#platform/local-day.rules.ts';
import { sayReason } from '#platform/say-reason.server.ts';
import type { Services } from '#platform/services.server.ts';
import { sayValue } from '#features/profiles/fact-fields.rules.ts';
import { valuesOf } from '#features/profiles/form-values.ts';
import { labelOf, pictureLabel } from '#features/profiles/labels.ts';
import type { ProfileContent } from '#features/profiles/profile-content.ts';
import { findHints } from './find-hints.server.ts';
import { findNeighbours } from './waiting.server.ts';
import { describeAct, type News } from './find-decided.server.ts';
import {
  findApproved,
  getApprovalState,
  isWaiting,
  possibleDecisions,
  stampOf,
} from './approval-state.server.ts';
import { canUndo } from './undo-decision.server.ts';

export async function getItem({ db, clock }: Services, slug: string) {
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
    reason: profile.reviewReason && sayReason(profile.reviewReason),
    listed: profile.listed,
    /** Something waits for a decision; since when, in milliseconds. */
    since: waits ? (pending?.submittedAt ?? submittedAt).getTime() : null,
    now: clock.now().getTime(),
    /** What the decision is about: sent along, so that nobody decides about something they have not seen. */
    stamp: stampOf(state),
    decisions: possibleDecisions(state),
    /** Null when it was never approved: then all of it is new. */
    approvedAt: approved && localTime(approved.decidedAt ?? submittedAt),
    changes,
    hints: await findHints(db, { accountId, content }),
    shown: viewContent(content, {
      id: slug,
      portrait: pictures.profile.map((key) => url(key, 320))[0] ?? null,
      banner: pictures.background.map((key) => url(key, 960))[0] ?? null,
      showcase: pictures.showcase.map((key) => url(key, 640)),
      ...version.shown,
      lastConfirmed: localDay(profile.confirmedAt),
    }),
    signedUpAt: localTime(profile.createdAt),
    loginEmail: account.email,
    last: canUndo(state) ? describeAct(state) : null,
    ...(await findNeighbours(db, slug)),
  };
}

export type ItemView = Awaited<ReturnType<typeof getItem>> & { news: News | null };

export interface Change {
  label: string;
  before: TextOrPictures | null;
  after: TextOrPictures;
}

type TextOrPictures = string | readonly string[];

/** A version as it was kept; the oldest ones know nothing of their pictures. */
interface KeptVersion {
  content: ProfileContent;
  pictures?: Revision['pictures'] | undefined;
}

export function compareVersions(before: KeptVersion | null, after: Revision): Change[] {
  const { kind } = after.content;
  const old = before && textsOfVersion(before.content);
  const texts = Object.entries(textsOfVersion(after.content)).flatMap(([name, text]): Change[] => {
    const was = old ? (old[name] ?? '') : null;
    if (was === null ? !text : was === text) return [];
    const said = { before: was && sayValue(name, was), after: sayValue(name, text) };
    return [{ label: labelOf(kind, name), ...said }];
  });
  const pictures = SLOTS.flatMap((slot): Change[] => {
    const is = after.pictures[slot];
    const was = before ? (before.pictures?.[slot] ?? is) : null;
    if (was === null ? is.length === 0 : was.join() === is.join()) return [];
    return [{ label: pictureLabel(kind, slot), before: was, after: is }];
  });
  return [...texts, ...pictures];
}

function textsOfVersion(content: ProfileContent): Record<string, string> {
  const { whatsapp, videoUrl } = content;
  return {
    ...valuesOf(content),
    WhatsApp: whatsapp ? staffQueue.on : staffQueue.off,
    videoUrl: videoUrl ?? '',
  };
}
