import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { refusalOf } from '#platform/access.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { sessionContext, type Session } from '#platform/session-context.server.ts';
import { guardPage } from './http/guard-page.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import {
  describeOwnProfile,
  type EditorProfile,
} from '#features/editor/describe-own-profile.server.ts';
import type { Asked } from './http/asked.server.ts';

/** What is not for both kinds of providers alone, as each page declares it. */
const OTHERS: Partial<Record<string, 'specialist' | 'business' | 'signed-in'>> = {
  [paths.specialistEditor]: 'specialist',
  [paths.businessEditor]: 'business',
  [paths.account]: 'signed-in',
};

/** Stands before every page of a provider, for reading and for acting: nobody else's loader or action runs. */
export const ownersOnly: MiddlewareFunction<Response> = (asked, next) => {
  // The pattern of `routes.ts`, which comes without its slash: the address may be written otherwise.
  const access = OTHERS[`/${asked.pattern}`] ?? 'provider';
  // Who asks for data must not be led to a page.
  if (wantsData(asked.request) && refusalOf(access, asked.context.get(sessionContext)))
    return Promise.resolve(Response.json(null, { status: 401 }));
  guardPage(access, asked);
  return next();
};

const wantsData = (request: Request): boolean =>
  request.headers.get('Accept') === 'application/json';

/** Who is signed in. Only for pages behind `ownersOnly`, which has let nobody else through. */
export function sessionOf(context: Readonly<RouterContextProvider>): Session {
  const session = context.get(sessionContext);
  if (!session) throw new Error('This page is not behind ownersOnly.');
  return session;
}

interface Owner {
  id: number;
  kind: ProviderKind;
  email: string;
  name: string;
}

/** Whose profile it is. Staff have none to look after. */
export function ownerOf(context: Readonly<RouterContextProvider>): Owner {
  const { kind, ...account } = sessionOf(context).account;
  if (kind === 'admin') throw new Error('This page is not behind ownersOnly.');
  return { ...account, kind };
}

/** What the page of an editor starts with. */
export const openEditor = ({ context }: Pick<Asked, 'context'>): Promise<EditorProfile> =>
  describeOwnProfile(context.get(servicesContext), ownerOf(context));

/**
 * The same address answers with data when data is asked for: an editor that is open must be able to look at what is
 * saved by now without the risk of being led away from what was typed.
 */
export const asData: MiddlewareFunction<Response> = async (asked, next) =>
  wantsData(asked.request) ? Response.json(await openEditor(asked)) : next();
