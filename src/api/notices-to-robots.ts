import { addressIn, LANGUAGES } from '#platform/language.ts';
import { descriptor } from '#platform/site.ts';
import { publicGet, type Call, type Endpoint } from './endpoint.ts';

const TEXT = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};
const PRIVATE = [
  '/account',
  '/admin',
  '/confirm-details',
  '/dashboard',
  '/profile1',
  '/profile2',
  '/reviews',
  '/unsubscribe',
];
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const textFile = (path: string, lines: (c: Call) => string[]): Endpoint =>
  publicGet(path, (c) => c.body(`${lines(c).join('\n')}\n`, 200, TEXT));

export const robotEndpoints: readonly Endpoint[] = [
  textFile('/robots.txt', ({ var: { services } }) => [
    'User-agent: *',
    'Disallow: /api/',
    ...LANGUAGES.flatMap((language) =>
      PRIVATE.map((path) => `Disallow: ${addressIn(language, path)}`),
    ),
    'Allow: /',
    '',
    `Sitemap: ${services.env.SITE_URL}/sitemap.xml`,
  ]),
  textFile('/.well-known/security.txt', ({ var: { services } }) => [
    `Contact: mailto:${services.env.CONTACT_EMAIL}`,
    `Expires: ${new Date(services.clock.now().getTime() + YEAR_MS).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${services.env.SITE_URL}/.well-known/security.txt`,
  ]),
  textFile('/humans.txt', ({ var: { services } }) => [
    `${services.env.SITE_NAME}: ${descriptor()}.`,
    'Made by a small team, for whoever needs a hand and whoever has one to lend.',
    `Say hello: ${services.env.CONTACT_EMAIL}`,
  ]),
];
