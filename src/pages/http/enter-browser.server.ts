import { enter } from '#features/accounts/enter.server.ts';
import { setCookie } from '#platform/cookies.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import { cookieOf, type Asked } from './asked.server.ts';

/** The headers by which the browser that asks is signed in. */
export async function enterBrowser(
  asked: Asked,
  begun: { accountId: number; token: string },
): Promise<Headers> {
  const services = asked.context.get(servicesContext);
  const { session, device } = await enter(services, {
    ...begun,
    former: asked.context.get(sessionContext),
    knownDevice: cookieOf(asked, 'device'),
  });
  const headers = new Headers({ 'Set-Cookie': setCookie(services.env, 'session', session) });
  headers.append('Set-Cookie', setCookie(services.env, 'device', device));
  return headers;
}
