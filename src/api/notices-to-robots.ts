import { LIMITS } from '#platform/limits/limits.ts';
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
/** Of what is below `/api/`, what is described for everybody. */
const OPEN = ['/api/search/', '/api/docs', '/api/openapi.json'];
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export const textFile = (path: string, lines: (c: Call) => string[]): Endpoint =>
  publicGet(path, (c) => c.body(`${lines(c).join('\n')}\n`, 200, TEXT));

export const robotEndpoints: readonly Endpoint[] = [
  textFile('/robots.txt', ({ var: { services } }) => [
    '# Whatever visitors may read, programs may read too: search engines, assistants, archives.',
    '# What providers wrote is theirs. Name them, and link to their page.',
    '# Phone numbers and addresses are here to be asked for by people, not to be collected.',
    `# Programs read more easily at ${services.env.SITE_URL}/llms.txt. More than ${LIMITS.readsPerClient[0].times} reads in a minute`,
    '# are answered with 429, and Retry-After says when to come back.',
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
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
