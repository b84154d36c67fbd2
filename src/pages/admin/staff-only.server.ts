import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { deskAt } from '#features/moderation/desks.ts';
import { sessionContext, type Session } from '#platform/session-context.server.ts';
import { guardPage } from '../http/guard-page.server.ts';

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
