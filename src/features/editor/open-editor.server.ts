import { redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { accountHome } from '#features/accounts/account-home.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import { describeOwnProfile } from './describe-own-profile.server.ts';
import type { EditorProfile } from './editor-profile.ts';
import type { EditorKind } from './editor.rules.ts';

const LOGINS: Record<EditorKind, string> = {
  specialist: paths.specialistLogin,
  business: paths.businessLogin,
};

type Context = Readonly<RouterContextProvider>;

/** What the page of an editor starts with. Whoever has no business there is led to the right place. */
export function openEditor(context: Context, kind: EditorKind): Promise<EditorProfile> {
  const account = context.get(sessionContext)?.account;
  if (!account) throw redirect(`${LOGINS[kind]}?next=${accountHome(kind)}`);
  if (account.kind !== kind) throw redirect(accountHome(account.kind));
  return describeOwnProfile(context.get(servicesContext).db, account);
}

/**
 * The same address answers with data when data is asked for: an editor that is open must be able to look at what is
 * saved by now without the risk of being led away from what was typed.
 */
export function answerWithData(kind: EditorKind): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    if (request.headers.get('Accept') !== 'application/json') return next();
    const account = context.get(sessionContext)?.account;
    if (account?.kind !== kind) return Response.json(null, { status: 401 });
    return Response.json(await describeOwnProfile(context.get(servicesContext).db, account));
  };
}
