import { globSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginSecondStep } from '#features/accounts/second-factor/second-step.server.ts';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { getInvitationPoster } from '#features/moderation/invitations/invitations-desk.server.ts';
import { permissionOf, type Access } from '#platform/access.ts';
import { newInvitation } from '#features/accounts/staff/join-staff.server.ts';
import { accounts, staffInvitations } from '#platform/db/tables/accounts.ts';
import { invitations } from '#platform/db/tables/invitations.ts';
import { imports } from '#platform/db/tables/imports.ts';
import { mailings } from '#platform/db/tables/mailings.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { businessProfiles, profiles, specialistProfiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { addressIn, LANGUAGE_NAMES, prefixOf, type Language } from '#platform/language.ts';
import {
  ALLOWED_EMAIL_DOMAINS,
  COUNTRY,
  DISTRICTS,
  FIND_EXAMPLES,
  LANGUAGES,
  LOCATIONS,
} from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import { inLanguage } from '#platform/language.server.ts';
import { ownStormText } from '#platform/storm.server.ts';
import { fillDemo } from '../support/fill-demo.ts';
import { allPages, loadPage } from '../support/all-pages.ts';
import { drawPage } from '../support/drawn-pages.ts';
import { englishIn, saidIn } from '../support/english-texts.ts';
import { formsOf, readable, textsOf } from '../support/page-texts.ts';
import { provideApp } from '../support/request.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { openSession } from './staff.ts';

const { services, request } = provideApp({ FORM_MIN_SECONDS: '0' }, drawPage);
const OTHERS = ['es', 'bzj'] as const;
type Other = (typeof OTHERS)[number];

const made = {
  token: '',
  specialist: '',
  business: '',
  reviewId: 0,
  messageId: 0,
  accountId: 0,
  invitationId: 0,
  mailingId: 0,
  importId: 0,
  unclaimed: '',
};
/** What to put after the beginning of a route that takes something; each of these needs one. */
const SAMPLES: Record<string, () => string | number> = {
  '/specialist/': () => made.specialist,
  '/business/': () => made.business,
  '/report/profile/': () => made.specialist,
  '/report/review/': () => made.reviewId,
  '/specialists/': () => 'trades-and-manual-labor',
  '/businesses/': () => 'food-and-beverage',
  '/admin/queue/': () => made.specialist,
  '/admin/inbox/': () => made.messageId,
  '/admin/accounts/': () => made.accountId,
  '/join/': () => made.token,
  '/admin/invitations/': () => made.invitationId,
  '/i/': () => '23456789ab',
  '/admin/duplicates/': () => `${made.accountId}-${made.accountId + 1}`,
  '/admin/mailings/': () => made.mailingId,
  '/admin/import/': () => made.importId,
  '/claim/': () => made.unclaimed,
  '/': () => 'no-such-page',
};
const addressOf = (path: string): string =>
  path.replace(
    /^(.*?)(?::\w+\??|\*)(\/:\w+\?)?/,
    (_, before: string) => before + SAMPLES[before]!(),
  );

type Role = 'nobody' | 'specialist' | 'business' | 'admin' | 'half signed in';
const ROLES: Partial<Record<Access, Role>> = {
  business: 'business',
  provider: 'specialist',
  specialist: 'specialist',
  'signed-in': 'specialist',
};
const cookies: Partial<Record<Role, string>> = {};

/** Pages in other states than that of their plain address, and pages that lead elsewhere. */
const STATES: [path: string, role: Role][] = [
  ['/find?q=cheap+dentist+in+Corozal+who+speaks+Spanish', 'nobody'],
  ['/find?q=zeppelinxyz', 'nobody'],
  ['/find?q=plumber+tomorrow+under+50+dollars&place=Belmopan', 'nobody'],
  ['/specialists-results?keywords=teacher&location=Cayo&sort=rating', 'nobody'],
  ['/specialists-results?keywords=zeppelinxyz&category=Engineering', 'nobody'],
  ['/businesses-results?page=99', 'nobody'],
  ['/specialists', 'nobody'],
  ['/specialists/trades-and-manual-labor/belize-city', 'nobody'],
  ['/specialist/nobody-at-all', 'nobody'],
  ['/contact?topic=email-change', 'nobody'],
  ['/resetpassword?email=somebody@gmail.com', 'nobody'],
  ['/faq?q=zeppelinxyz', 'nobody'],
  ['/account', 'nobody'],
  [paths.loginCode, 'half signed in'],
  ['/account', 'admin'],
  ['/profile1', 'nobody'],
  ['/login', 'specialist'],
  ['/profile2', 'specialist'],
  ['/dashboard', 'business'],
  ['/dashboard/poster', 'business'],
];
let pages: { path: string; route: string; role: Role; access: Access }[] = [];

/** What is the same in all languages: what people wrote, names, and words that a language writes as English does. */
const known: Record<Other, Set<string>> = { es: new Set(), bzj: new Set() };
/** Shows the words by which the search understands, which are the same in all languages. */
const SEARCH_WORDS = '/admin/search';
let providerNames = /^$/g;
const partsOf = (text: string) =>
  text
    .replaceAll(providerNames, ',')
    .split(/[,;:|·()“”\d*#`\n]+|\.(?=\s|$)/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => /\p{L}{3}/u.test(part));

beforeAll(async () => {
  const { db, clock } = services();
  await signUpIn(openBrowser(request), services(), 'specialist');
  await signUpIn(openBrowser(request), services(), 'business');
  for (const { kind, slug, accountId } of await db.select().from(profiles)) {
    made[kind] = slug;
    if (kind === 'specialist') made.accountId = accountId;
  }
  const factor = { totpSecret: 'sealed', totpConfirmedAt: clock.now() };
  const staff = { kind: 'admin', passwordHash: '!', email: 'with@kanek.example' } as const;
  await db.insert(accounts).values({ ...staff, ...factor });
  for (const { id, kind } of await db.select().from(accounts)) {
    const { token } = await openSession(services(), id, { secondFactorAt: clock.now() });
    cookies[kind] = `session=${token}`;
  }
  const [member] = await db.select().from(accounts).where(eq(accounts.email, staff.email));
  cookies['half signed in'] =
    `second-step=${beginSecondStep(services(), { ...member!, ...staff }).value}`;
  await fillDemo(services(), demoProviders(clock.now()).slice(0, 60));
  const invitation = newInvitation(services());
  made.token = invitation.token;
  await db
    .insert(staffInvitations)
    .values({ email: 'rita@kanek.example', role: 'editor', ...invitation.kept });
  const author = { authorEmail: 'r@gmail.com', authorMailbox: 'r@gmail.com', authorName: 'Rita' };
  const [review] = await db
    .insert(reviews)
    .values({ ...author, profileId: made.accountId, stars: 4, text: 'Came on time, twice.' })
    .returning();
  const added = await insertUnclaimed(db, { name: 'Blue Heron', workEmail: 'heron@gmail.com' });
  [made.unclaimed, made.accountId] = [added.slug, added.accountId];
  const [message] = await db
    .insert(contactMessages)
    .values({ name: 'Marta', email: 'm@gmail.com', message: 'Is it dear?' })
    .returning();
  const [invited] = await db
    .insert(invitations)
    .values({ token: '23456789ab', madeBy: made.accountId, location: 'Corozal' })
    .returning();
  const [mailing] = await db
    .insert(mailings)
    .values({ texts: { es: { subject: 'Noticias', text: 'Hola.' } } })
    .returning();
  const [list] = await db
    .insert(imports)
    .values({ fileName: 'list.csv', byteSize: 1, columns: [] })
    .returning();
  [made.mailingId, made.importId] = [mailing!.id, list!.id];
  [made.reviewId, made.messageId, made.invitationId] = [review!.id, message!.id, invited!.id];

  const ofRoutes = allPages.map(async ({ path, file }) => {
    const { access } = (await loadPage(file)).handle!;
    return {
      path: addressOf(path),
      route: path,
      access,
      role: permissionOf(access) ? 'admin' : (ROLES[access] ?? ('nobody' as const)),
    };
  });
  const states = STATES.map(([path, role]) => ({
    path,
    route: path,
    role,
    access: 'public' as const,
  }));
  pages = [...(await Promise.all(ofRoutes)), ...states];
  await gatherKnown();
});

async function gatherKnown() {
  const { db, env } = services();
  const written = await Promise.all([
    db.select().from(profiles),
    db.select().from(specialistProfiles),
    db.select().from(businessProfiles),
    db.select().from(reviews),
    db.select().from(contactMessages),
    db.select().from(accounts),
    db.select().from(staffInvitations),
    db.select().from(mailings),
    db.select().from(imports),
  ]);
  const names = written[0].map(({ displayName }) => displayName.replace(/[.*+?()]/g, '\\$&'));
  providerNames = new RegExp(names.join('|'), 'g');
  const same = [
    ...[written, FIND_EXAMPLES, LANGUAGE_NAMES, LANGUAGES, LOCATIONS, DISTRICTS].flatMap(stringsIn),
    ...stringsIn(describeSite(env)),
    // A poster speaks the language of its invitation.
    ...stringsIn(await getInvitationPoster(services(), made.invitationId, 'letter')),
    ...(['en', ...OTHERS] as const).map((language) => inLanguage(language, ownStormText)),
    COUNTRY.name,
    'https://www.youtube.com/watch?v=…',
    'xxxxx-xxxxx',
    ALLOWED_EMAIL_DOMAINS.join(' '),
    'npm run backup --',
    '--into /var/backups/kanek',
    '--keep 14',
  ];
  for (const language of OTHERS) {
    const texts = globSync(`packs/belize/texts/${language}/*.md`).map((file) =>
      readFileSync(file, 'utf8'),
    );
    const all = [...same, ...texts, ...saidIn(language)].flatMap(partsOf);
    known[language] = new Set(all);
  }
}
const stringsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  if (!data || typeof data !== 'object') return [];
  return [...Object.keys(data), ...Object.values(data).flatMap(stringsIn)];
};

let clients = 0;
/** Each time from another place, so that nobody asks too often. */
function ask(address: string, role: Role, fields?: Record<string, string>) {
  const headers = { Cookie: cookies[role] ?? '', 'Sec-Fetch-Site': 'same-origin' };
  const client = `10.1.${Math.floor(++clients / 250)}.${clients % 250}`;
  const body = fields && new URLSearchParams(fields);
  return request(address, { headers, ...(body && { method: 'POST', body }) }, client);
}

const isTyped = (text: string, path: string) =>
  [...new URLSearchParams(path.split('?')[1]).values()].some((typed) => text.includes(typed));

/** What a page says that another language says differently, or that is the same though nobody wrote it. */
function notTranslated(language: Other, path: string, html: string, english: readonly string[]) {
  const isEnglish = englishTexts[language];
  return textsOf(html).filter((text) => {
    const parts = partsOf(text);
    if (parts.every((part) => known[language].has(part)) || isTyped(text, path)) return false;
    return isEnglish(text) || english.includes(text);
  });
}
const englishTexts = { es: englishIn('es'), bzj: englishIn('bzj') };

const ELSEWHERE = /^\/(?:api|media|share|pictures)\//;

/** Links and forms of a page that lead out of its language; the switch between languages is meant to. */
function losesLanguage(language: Language, html: string): string[] {
  const prefix = prefixOf(language);
  const links = html.matchAll(
    /<(?:a|form|button)\b[^>]* (?:href|action|formAction)="(\/[^"]*)"[^>]*>/g,
  );
  return Array.from(links)
    .filter(([tag, link]) => !tag.includes('hrefLang') && !ELSEWHERE.test(link!))
    .map(([, link]) => readable(link!))
    .filter((link) => !(link.startsWith(prefix) && /^([/?#]|$)/.test(link.slice(prefix.length))));
}

const headOf = (html: string) => ({
  lang: /<html lang="([^"]*)" dir="ltr"/.exec(html)?.[1],
  locale: /property="og:locale" content="([^"]*)"/.exec(html)?.[1],
  url: /property="og:url" content="([^"]*)"/.exec(html)?.[1],
  canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  alternates: Array.from(html.matchAll(/<link rel="alternate" hrefLang[^>]*>/g), ([tag]) => tag),
});

// Before forms are sent: some end who is signed in.
it(
  'no page comes with a button that sends a form and cannot be pressed, save what the head opens',
  { timeout: 180_000 },
  async () => {
    const shut: string[] = [];
    let sending = 0;
    for (const { path, role } of pages) {
      const html = await (await ask(path, role)).text();
      const buttons = html.match(/<button\b[^>]* type="submit"[^>]*>/g) ?? [];
      sending += buttons.length;
      shut.push(
        ...buttons
          .filter((tag) => / disabled=/.test(tag) && !/ data-needs-script=/.test(tag))
          .map((tag) => `${path}: ${tag}`),
      );
    }
    expect(shut).toEqual([]);
    expect(sending).toBeGreaterThan(100);
  },
);

describe.each(OTHERS)('in %s', (language) => {
  const site = () => services().env.SITE_URL;
  const inThis = (address: string | undefined) =>
    address && site() + addressIn(language, address.slice(site().length) || '/');
  const isMeant = ({ access }: { access: Access }) => !permissionOf(access) || language === 'es';

  it('every page says what it is, and nothing that is English', { timeout: 180_000 }, async () => {
    const wrong: string[] = [];
    for (const { path, role } of pages.filter(isMeant)) {
      const english = await ask(path, role);
      const answer = await ask(addressIn(language, path), role);
      const to = english.headers.get('Location');
      expect([path, answer.status, answer.headers.get('Location')]).toEqual([
        path,
        english.status,
        to && addressIn(language, to),
      ]);
      if (!answer.headers.get('Content-Type')?.startsWith('text/html')) continue;
      // A mail, which speaks its own language.
      if (path.includes('/preview/')) continue;
      const [html, englishHtml] = [await answer.text(), await english.text()];
      const head = headOf(englishHtml);
      expect([path, headOf(html)]).toEqual([
        path,
        {
          lang: language,
          locale: head.locale && `${language}_${COUNTRY.code}`,
          url: inThis(head.url),
          canonical: inThis(head.canonical),
          alternates: head.alternates,
        },
      ]);
      const found = [
        ...(path === SEARCH_WORDS
          ? notTranslated(language, path, html.replace(/<datalist[^]*?<\/datalist>/g, ''), [])
          : notTranslated(language, path, html, textsOf(englishHtml))),
        ...losesLanguage(language, html),
      ].map((text) => `${path}: ${text}`);
      wrong.push(...found);
    }
    expect(wrong).toEqual([]);
  });

  it(
    'forms that are sent empty or wrong are refused in words of this language',
    { timeout: 180_000 },
    async () => {
      const wrong: string[] = [];
      let refused = 0;
      for (const { path, role } of pages.filter(isMeant)) {
        if (path === '/logout') continue;
        const page = await ask(addressIn(language, path), role);
        if (page.status !== 200 || !page.headers.get('Content-Type')?.startsWith('text/html'))
          continue;
        const before = await page.text();
        for (const { action, sent } of formsOf(before).filter(
          (form) => !form.action.startsWith('/api/'),
        ))
          for (const fields of sent) {
            const answer = await ask(action || addressIn(language, path), role, fields);
            const html = await answer.text();
            const what = `${path} ${fields['intent'] ?? ''}`;
            expect([what, answer.status < 500]).toEqual([what, true]);
            wrong.push(
              ...notTranslated(language, path, html, []).map((text) => `${what}: ${text}`),
            );
            if (answer.status < 400) continue;
            refused += 1;
            const news = textsOf(html).filter((text) => !textsOf(before).includes(text));
            expect([what, news]).not.toEqual([what, []]);
          }
      }
      expect(wrong).toEqual([]);
      expect(refused).toBeGreaterThan(40);
    },
  );
});

it('the walk finds what is English', async () => {
  const html = await (await ask('/login', 'nobody')).text();
  const found = notTranslated('es', '/login', html, []);
  expect(found).toEqual(expect.arrayContaining(['Login', 'Skip to content', 'Terms of Service']));
  expect(losesLanguage('es', html)).toContain('/contact');
});

it('the API speaks English whoever asks, and names what is wrong', async () => {
  const headers = {
    'Accept-Language': 'es',
    Referer: `${services().env.SITE_URL}/es/login`,
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
  };
  const init = { method: 'POST', headers, body: JSON.stringify({ email: '', code: '1' }) };
  const answer = await request('/api/verify/verify_code.php', init);
  expect(await answer.json()).toMatchObject({
    code: 'codeInvalid',
    error: 'Invalid verification code.',
  });
});
