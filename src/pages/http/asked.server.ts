import type { RouterContextProvider } from 'react-router';
import { readCookie, type CookieName } from '#platform/cookies.server.ts';
import { servicesContext } from '#platform/services.server.ts';

export interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export const queryOf = ({ request }: Pick<Asked, 'request'>): URLSearchParams =>
  new URL(request.url).searchParams;

export const cookieOf = ({ request, context }: Asked, name: CookieName) =>
  readCookie(context.get(servicesContext).env, name, request.headers.get('Cookie'));
