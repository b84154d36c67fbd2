import type { MiddlewareFunction } from 'react-router';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import { describeOwnProfile } from '#features/editor/describe-own-profile.server.ts';
import type { EditorProfile } from '#features/editor/editor-profile.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Asked } from './http/asked.server.ts';
import { guardPage } from './http/guard-page.server.ts';

/** What the page of an editor starts with. Whoever has no business there is led to the right place. */
export function openEditor(asked: Asked, kind: ProviderKind): Promise<EditorProfile> {
  const { account } = guardPage(kind, asked);
  return describeOwnProfile(asked.context.get(servicesContext).db, account);
}

/**
 * The same address answers with data when data is asked for: an editor that is open must be able to look at what is
 * saved by now without the risk of being led away from what was typed.
 */
export function asData(kind: ProviderKind): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    if (request.headers.get('Accept') !== 'application/json') return next();
    const account = context.get(sessionContext)?.account;
    if (account?.kind !== kind) return Response.json(null, { status: 401 });
    return Response.json(await describeOwnProfile(context.get(servicesContext).db, account));
  };
}
