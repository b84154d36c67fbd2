import type { Db } from '#platform/db/database.server.ts';
import { asAppError } from '#platform/errors.ts';
import { belizeTime } from '#platform/belize-day.rules.ts';
import { DECIDED, type Decision } from './decision.rules.ts';
import type { DecidedView, News } from './queue-view.ts';
import { getReviewState, type ReviewState } from './review-state.server.ts';
import { canUndo } from './undo-decision.server.ts';

/** The newest act about a profile, for a button that takes it back. */
export function describeAct({ profile, lastAct }: ReviewState): DecidedView {
  const { id, action, actorEmail, createdAt } = lastAct!;
  return {
    slug: profile.slug,
    name: profile.displayName,
    decision: action.replace('profile.', '') as Decision,
    by: actorEmail,
    at: belizeTime(createdAt),
    actId: id,
  };
}

/** What an address that was reached by an act has to tell: only what is still the newest about that profile. */
export async function findNews(db: Db, asked: URLSearchParams): Promise<News | null> {
  const done = asked.get('done') ?? '';
  if (!Object.hasOwn(DECIDED, done)) return null;
  try {
    const state = await getReviewState(db, asked.get('to') ?? '');
    if (state.lastAct?.action !== `profile.${done}`) return null;
    return {
      text: `${state.profile.displayName} was ${DECIDED[done as keyof typeof DECIDED]}.`,
      undo: canUndo(state) ? describeAct(state) : null,
    };
  } catch (error) {
    if (asAppError(error)?.code === 'not-found') return null;
    throw error;
  }
}
