import { data } from 'react-router';
import { AppError, asAppError } from '#platform/errors.ts';
import { measuredForm } from '#platform/measured.ts';
import { manyLines } from '#platform/plain-text.rules.ts';
import { servicesContext, type Services } from '#platform/services.server.ts';
import { clientContext, type Session } from '#platform/session-context.server.ts';
import { textOf } from '#ui/text-of.ts';
import type { DeskAnswer } from './desk-answer.ts';
import { DESK_MESSAGES } from './desk-text.rules.ts';
import { staffSession } from '../staff-only.server.ts';
import type { Actor, Asked } from './asked.ts';

export interface DeskWork {
  services: Services;
  session: Session;
  actor: Actor;
  client: string;
  /** What was typed into a field; empty where the form has none of that name. */
  read: (field: string) => string;
  /** The number of the thing that the form is about. */
  id: () => number;
}

/** What each form of a desk does, by its intent. Returns what to say when it is done. */
export type DeskActs = Record<string, (work: DeskWork) => Promise<string>>;

/** Any form of a desk: staff alone, one act, one answer. */
export async function answerDesk(asked: Asked, acts: DeskActs) {
  const session = staffSession(asked.context);
  const { request, context } = asked;
  const form = measuredForm(await request.formData().catch(() => new FormData()));
  const read = (field: string) => manyLines(textOf(form, field));
  const [intent, id] = [read('intent'), read('id')];
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  try {
    if (!act) throw new AppError('bad-input', DESK_MESSAGES.unknownForm);
    const done = await act({
      services: context.get(servicesContext),
      session,
      actor: { id: session.account.id, email: session.account.email },
      client: context.get(clientContext),
      read,
      id: () => idOf(id),
    });
    return data<DeskAnswer>({ intent, id, done });
  } catch (error) {
    const known = asAppError(error);
    if (!known) throw error;
    const { message: failure, field = '' } = known;
    const typed = Object.fromEntries([...form.keys()].map((name) => [name, read(name)]));
    return data<DeskAnswer>({ intent, id, failure, field, typed }, { status: known.status });
  }
}

/** Numbers of rows come from addresses and forms: anything may stand there. */
export function idOf(text: string | undefined): number {
  if (!/^[1-9]\d{0,14}$/.test(text ?? '')) throw new AppError('not-found', DESK_MESSAGES.gone);
  return Number(text);
}
