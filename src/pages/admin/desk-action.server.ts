import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { staff } from '#messages';
import type { DeskAnswer } from '#features/moderation/desk/desk-form.tsx';
import { idOf, type DeskActs } from '#features/moderation/desk/desk-acts.server.ts';
import { AppError } from '#platform/errors.ts';
import { measuredForm } from '#platform/measured.ts';
import { manyLines } from '#platform/plain-text.rules.ts';
import { servicesContext, type Services } from '#platform/services.server.ts';
import { type Session, sessionContext } from '#platform/session-context.server.ts';
import { mayDo } from '#platform/staff-roles.rules.ts';
import { textOf } from '#ui/text-of.ts';
import { queryOf, type Asked } from '../http/asked.server.ts';
import { orNotFound, refusalOf } from '../http/refusal.server.ts';
import { SEE_OTHER } from '../see-other.ts';
import { deskAt } from '#features/moderation/desks.ts';
import { guardPage } from '../http/guard-page.server.ts';

type Params = Readonly<Record<string, string | undefined>>;

type Load<View> = (
  services: Services,
  query: URLSearchParams,
  session: Session,
  params: Params,
) => Promise<View>;

/** The loader of a desk's page; what does not exist is shown as the page that says so. */
export const deskLoader =
  <View>(load: Load<View>) =>
  ({ params, ...asked }: Asked & { params: Params }) =>
    orNotFound(async () =>
      load(asked.context.get(servicesContext), queryOf(asked), staffSession(asked.context), params),
    );

/** The action of a desk's page. It has with it what can be done there, for whoever lists that. */
export function deskActions(acts: DeskActs | ((params: Params) => DeskActs), textMax?: number) {
  const actsOf = typeof acts === 'function' ? acts : () => acts;
  const action = (asked: Asked & { params: Params }) =>
    deskAction(asked, actsOf(asked.params), textMax);
  return Object.assign(action, { acts: actsOf({}) });
}

/** Any form of a desk: staff alone, one act, one answer. */
export async function deskAction(asked: Asked, acts: DeskActs, textMax?: number) {
  const session = staffSession(asked.context);
  const { request, context } = asked;
  const form = measuredForm(await request.formData().catch(() => new FormData()), textMax);
  const read = (field: string) => manyLines(textOf(form, field));
  const [intent, id] = [read('intent'), read('id')];
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  try {
    if (!act) throw new AppError('bad-input', staff.unknownForm);
    if (act.needs && !mayDo(session.account.role, act.needs))
      throw new AppError('forbidden', staff.notYourRole);
    const done = await act({
      services: context.get(servicesContext),
      session,
      actor: { id: session.account.id, email: session.account.email },
      read,
      id: () => idOf(id),
    });
    if (typeof done !== 'string') throw redirect(done.to, SEE_OTHER);
    return data<DeskAnswer>({ intent, id, done });
  } catch (error) {
    const known = refusalOf(error);
    const { message: failure, field = '' } = known;
    const typed = Object.fromEntries([...form.keys()].map((name) => [name, read(name)]));
    return data<DeskAnswer>({ intent, id, failure, field, typed }, { status: known.status });
  }
}

/** Stands before every page under /admin, for reading and for acting: nobody else's loader or action runs. */
export const staffOnly: MiddlewareFunction<Response> = (asked, next) => {
  // The pattern of `routes.ts`, which comes without its slash: the address may be written otherwise.
  const desk = deskAt(`/${asked.pattern}`);
  if (!desk) throw new Error(`${asked.pattern} belongs to no desk.`);
  guardPage(`staff/${desk.needs}`, asked);
  return next();
};

/** Who of the staff asks. Only for pages behind `staffOnly`, which has let nobody else through. */
export function staffSession(context: Readonly<RouterContextProvider>): Session {
  const session = context.get(sessionContext);
  if (session?.account.kind !== 'admin') throw new Error('This page is not behind staffOnly.');
  return session;
}
