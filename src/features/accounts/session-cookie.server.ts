import { parse, serialize } from 'hono/utils/cookie';
import type { Env } from '#platform/env.server.ts';

type Settings = Pick<Env, 'SITE_URL' | 'SESSION_MAX_DAYS'>;

const DAY_SECONDS = 24 * 60 * 60;

/** Cookies of ours: unreadable for scripts, not sent by other sites' forms, for this host alone where there is TLS. */
export function ownCookie(
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
  name: string,
  value: string,
  maxAgeSeconds: number,
): string {
  return serialize(cookieName(SITE_URL, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(SITE_URL),
    maxAge: maxAgeSeconds,
  });
}

export function readOwnCookie(
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
  name: string,
  header: string | null | undefined,
): string | null {
  const wanted = cookieName(SITE_URL, name);
  return parse(header ?? '', wanted)[wanted] || null;
}

export const sessionCookie = (env: Settings, token: string) =>
  ownCookie(env, 'session', token, env.SESSION_MAX_DAYS * DAY_SECONDS);

export const endedSessionCookie = (env: Settings) => ownCookie(env, 'session', '', 0);

export const readSessionToken = (env: Settings, header: string | null | undefined) =>
  readOwnCookie(env, 'session', header);

/** Carried for a while by whoever has just changed something, and may not see anything older. */
const FRESH = 'fresh';

export const freshCookie = (env: Settings, seconds: number) => ownCookie(env, FRESH, '1', seconds);

/** The one place that tells whether a cookie makes an answer somebody's own. */
export const isPersonal = (env: Settings, header: string | null | undefined) =>
  !!header && [readSessionToken(env, header), readOwnCookie(env, FRESH, header)].some(Boolean);

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');
const cookieName = (siteUrl: string, name: string) => (isSecure(siteUrl) ? `__Host-${name}` : name);
