import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { guardPage } from '#features/accounts/access/guard-page.server.ts';
import type { ProviderKind } from '#features/profiles/field.rules.ts';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import { describeOwnProfile } from './describe-own-profile.server.ts';
import type { EditorProfile } from './editor-profile.ts';

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What the page of an editor starts with. Whoever has no business there is led to the right place. */
export function openEditor(asked: Asked, kind: ProviderKind): Promise<EditorProfile> {
  const { account } = guardPage(kind, asked);
  return describeOwnProfile(asked.context.get(servicesContext).db, account);
}

/**
 * The same address answers with data when data is asked for: an editor that is open must be able to look at what is
 * saved by now without the risk of being led away from what was typed.
 */
export function answerWithData(kind: ProviderKind): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    if (request.headers.get('Accept') !== 'application/json') return next();
    const account = context.get(sessionContext)?.account;
    if (account?.kind !== kind) return Response.json(null, { status: 401 });
    return Response.json(await describeOwnProfile(context.get(servicesContext).db, account));
  };
}
