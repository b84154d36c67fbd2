import { parse, serialize } from 'hono/utils/cookie';
import type { Env } from './env.server.ts';

/** All of them: the privacy policy says what each is for. */
export const COOKIE_NAMES = [
  'session',
  'fresh',
  'device',
  'second-step',
  'signup-proof',
  'signup-browser',
  'review-browser',
  'reset-browser',
  'claim-browser',
  'claim',
] as const;
export type CookieName = (typeof COOKIE_NAMES)[number];

/** What a browser is given to keep for us, and for how long. */
export interface Token {
  value: string;
  seconds: number;
}

type Site = Pick<Env, 'SITE_URL'>;

/** Cookies of ours: unreadable for scripts, not sent by other sites' forms, for this host alone where there is TLS. */
export function setCookie({ SITE_URL }: Site, name: CookieName, { value, seconds }: Token): string {
  return serialize(fullName(SITE_URL, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(SITE_URL),
    maxAge: seconds,
  });
}

export const endCookie = (site: Site, name: CookieName) =>
  setCookie(site, name, { value: '', seconds: 0 });

export function readCookie(
  { SITE_URL }: Site,
  name: CookieName,
  header: string | null | undefined,
): string | null {
  const wanted = fullName(SITE_URL, name);
  return parse(header ?? '', wanted)[wanted] || null;
}

/**
 * The one place that tells whether a cookie makes an answer somebody's own: `fresh` is carried for a while by whoever
 * has just changed something, and may not see anything older.
 */
export const isPersonal = (site: Site, header: string | null | undefined) =>
  !!header &&
  [readCookie(site, 'session', header), readCookie(site, 'fresh', header)].some(Boolean);

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');
const fullName = (siteUrl: string, name: string) => (isSecure(siteUrl) ? `__Host-${name}` : name);
