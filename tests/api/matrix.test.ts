import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { newInvitation } from '#features/accounts/staff/join-staff.server.ts';
import { permissionOf, type Access, type StaffAccess } from '#platform/access.ts';
import { FIRST_ROLE } from '#platform/staff-roles.rules.ts';
import { accounts, staffInvitations } from '#platform/db/tables/accounts.ts';
import { invitations } from '#platform/db/tables/invitations.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { imports } from '#platform/db/tables/imports.ts';
import { mailings } from '#platform/db/tables/mailings.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { allPages, loadPage } from '../support/all-pages.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { renderPage } from './pages.ts';
import { openSession } from './staff.ts';
import { provideApp } from '../support/request.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';

const STAFF = ['reviewer', 'editor', 'admin'] as const;
const ROLES = ['anonymous', 'specialist', 'business', ...STAFF, 'admin without factor'] as const;
type Role = (typeof ROLES)[number];

/** The whole policy: whom each declaration lets in. */
const MAY: Record<Exclude<Access, StaffAccess | 'operator'>, readonly Role[]> = {
  public: ROLES,
  'signed-in': ['specialist', 'business', ...STAFF, 'admin without factor'],
  provider: ['specialist', 'business'],
  specialist: ['specialist'],
  business: ['business'],
};
/** Of staff: who may do what begins with the first role, and all roles after it. */
function rolesFor(access: Exclude<Access, 'operator'>): readonly Role[] {
  const needs = permissionOf(access);
  return needs ? STAFF.slice(STAFF.indexOf(FIRST_ROLE[needs])) : MAY[access as keyof typeof MAY];
}
const HOMES: Record<Exclude<Role, 'anonymous'>, string> = {
  specialist: '/profile1',
  business: '/profile2',
  reviewer: '/admin',
  editor: '/admin',
  admin: '/admin',
  'admin without factor': '/admin',
};
/** The login that stands before a page, where it is not the common one. */
const LOGINS: Partial<Record<Access, string>> = {
  specialist: '/specialistlogin?next=/profile1',
  business: '/businesslogin?next=/profile2',
};
/** Pages that only lead to another one. */
const LEADS_ON: Record<string, string> = {
  '/i/:token': '/signup?invitation=23456789ab',
  '/share-target': '/find',
};
/** Public pages that have nothing for those who are signed in. */
const FOR_SIGNED_OUT = ['/login', '/login/code', '/businesslogin', '/specialistlogin'];
/** Addresses that are good for what stands in the path; every parameter of a route needs one here. */
const SAMPLES: Record<string, string | ((path: string) => string)> = {
  '/specialist/:id': () => specialist,
  '/business/:id': () => business,
  '/report/profile/:id': () => specialist,
  '/report/review/:id': () => String(reviewId),
  '/specialists/:first?/:second?': '/specialists',
  '/businesses/:first?/:second?': '/businesses',
  '/admin/queue/:slug': () => specialist,
  '/admin/inbox/:id': () => String(messageId),
  '/admin/accounts/:id': () => String(accountId),
  '/join/:token': () => token,
  '/admin/invitations/:id': () => String(invitationId),
  '/i/:token': '/i/23456789ab',
  '/admin/import/:id': () => String(importId),
  '/api/admin/import/:id': () => String(importId),
  '/api/admin/lists/:desk': '/api/admin/lists/queue',
  '/admin/duplicates/:pair': () => `${accountId}-${accountId + 1}`,
  '/admin/mailings/:id': () => String(mailingId),
  '/admin/accounts/:id/claim-code': () => String(unclaimed.accountId),
  '/claim/:id': () => unclaimed.slug,
  '/*': '/no-such-page',
  '/media/:key/:file': '/media/nothing/nothing.webp',
  '/offline/directory/:file': '/offline/directory/nothing.json',
  '/share/:file': '/share/nothing.png',
  '/site/:key/:file': '/site/nothing/320.webp',
  '/embed/:kind/:id': '/embed/specialist/nobody-234567',
  '/feeds/:address{.+}': '/feeds/new.atom',
  '/sitemaps/:file': '/sitemaps/pages.xml',
};
let specialist = '';
let business = '';
let reviewId = 0;
let messageId = 0;
let accountId = 0;
let token = '';
let invitationId = 0;
let importId = 0;
let mailingId = 0;
let unclaimed = { accountId: 0, slug: '' };

function addressOf(path: string): string {
  const sample = Object.keys(SAMPLES)
    .filter((known) => path === known || path.startsWith(`${known}/`))
    .at(-1);
  if (!sample) {
    if (/[:*]/.test(path)) throw new Error(`${path} needs an address in SAMPLES`);
    return path;
  }
  const found = SAMPLES[sample]!;
  return typeof found === 'string' ? found : path.replace(/:\w+/, found(path));
}

/** Where nothing is that somebody could harm. */
const nobodysAddress = (path: string): string =>
  path
    .replace(':pair', '999998-999999')
    .replace(':slug', 'nobody-234567')
    .replace(/:\w+/, '999999');

describe('every role at every door', () => {
  const { services, request } = provideApp(
    { METRICS_TOKEN: 'known to operators alone' },
    renderPage,
  );
  const cookies = {} as Record<Role, string>;
  let clients = 0;

  beforeAll(async () => {
    const { db, clock } = services();
    await signUpIn(openBrowser(request), services(), 'specialist');
    await signUpIn(openBrowser(request), services(), 'business');
    for (const each of await db.select().from(profiles))
      if (each.kind === 'specialist') [specialist, accountId] = [each.slug, each.accountId];
      else business = each.slug;
    const staff = { kind: 'admin', passwordHash: '!' } as const;
    const confirmed = { ...staff, totpSecret: 'sealed', totpConfirmedAt: clock.now() };
    await db
      .insert(accounts)
      .values([
        ...STAFF.map((role) => ({ ...confirmed, staffRole: role, email: `${role}@kanek.example` })),
        { ...staff, email: 'without@kanek.example' },
      ]);
    const invitation = newInvitation(services());
    token = invitation.token;
    const invited = { email: 'invited@kanek.example', role: 'reviewer' } as const;
    await db.insert(staffInvitations).values({ ...invited, ...invitation.kept });
    for (const { id, kind, staffRole, totpConfirmedAt } of await db.select().from(accounts)) {
      const role =
        kind === 'admin' && !totpConfirmedAt ? 'admin without factor' : (staffRole ?? kind);
      const secondFactorAt = totpConfirmedAt && clock.now();
      const { token: session } = await openSession(services(), id, { secondFactorAt });
      cookies[role] = `session=${session}`;
    }
    const author = { authorEmail: 'r@gmail.com', authorMailbox: 'r@gmail.com', authorName: 'R' };
    const [review] = await db
      .insert(reviews)
      .values({ ...author, profileId: accountId, stars: 4, text: 'Good work, twice.' })
      .returning();
    unclaimed = await insertUnclaimed(db, { name: 'Blue Heron' });
    reviewId = review!.id;
    const [mailing] = await db.insert(mailings).values({}).returning();
    mailingId = mailing!.id;
    const [message] = await db
      .insert(contactMessages)
      .values({ name: 'M', email: 'm@gmail.com', message: 'Hello' })
      .returning();
    messageId = message!.id;
    const [poster] = await db
      .insert(invitations)
      .values({ token: '23456789ab', madeBy: accountId })
      .returning();
    invitationId = poster!.id;
    const [list] = await db
      .insert(imports)
      .values({ fileName: 'list.csv', byteSize: 1, columns: [] })
      .returning();
    importId = list!.id;
  });

  const knock = async (role: Role, method: string, path: string, body?: URLSearchParams) => {
    const headers = { Cookie: cookies[role] ?? '', 'Sec-Fetch-Site': 'same-origin' };
    const client = `10.1.${Math.floor(++clients / 250)}.${clients % 250}`;
    const answer = await request(path, { method, headers, ...(body && { body }) }, client);
    const { status } = answer;
    await answer.body?.cancel();
    return { status, location: answer.headers.get('Location') };
  };

  /** Where a page sends those whom it does not let in. */
  function sentTo(access: Access, role: Role, path: string): string {
    if (role === 'anonymous')
      return LOGINS[access] ?? `/login?next=${encodeURIComponent(path.replace(/\?index$/, ''))}`;
    if (permissionOf(access) && role === 'admin without factor') return '/admin/security';
    const isOtherRole = permissionOf(access) && STAFF.some((each) => each === role);
    return isOtherRole ? '/admin?refused' : HOMES[role];
  }
  const isLetIn = (access: Access, role: Role, path: string) =>
    access !== 'operator' &&
    // The one page where a second factor that is missing is set up.
    (rolesFor(access).includes(role) || (path === '/admin/security' && role.startsWith('admin')));

  it.each(ROLES)('%s opens the pages that are for them', async (role) => {
    for (const { path, file } of allPages) {
      const { access } = (await loadPage(file)).handle!;
      const address = addressOf(path);
      const seen = await knock(role, 'GET', address);
      const home = FOR_SIGNED_OUT.includes(path) && role !== 'anonymous' ? HOMES[role] : null;
      // Who has not typed a password yet has no code to type.
      const onward = LEADS_ON[path] ?? home;
      const away = path === '/login/code' && role === 'anonymous' ? '/login' : onward;
      const opened = away
        ? { status: 302, location: away }
        : { status: path === '/*' ? 404 : 200, location: null };
      expect([path, seen]).toEqual([
        path,
        isLetIn(access, role, path)
          ? opened
          : { status: 302, location: sentTo(access, role, address) },
      ]);
    }
  });

  it.each(ROLES)('%s sends the forms that are for them', async (role) => {
    let forms = 0;
    for (const { path, file, index } of allPages) {
      const { handle, action } = await loadPage(file);
      // It would end the session that this goes on with.
      if (!action || path === '/logout') continue;
      forms += 1;
      // Index routes are told apart in the address of a form.
      const address = addressOf(path) + (index && path !== '/' ? '?index' : '');
      const form = new URLSearchParams({ intent: 'no such thing' });
      const { status, location } = await knock(role, 'POST', address, form);
      const letIn = isLetIn(handle!.access, role, path);
      // Answered, whatever it says to an empty form; and not sent anywhere as a stranger.
      const strange = location !== null && !FOR_SIGNED_OUT.includes(path);
      const answered = !strange && ![401, 403, 405, 500, 503].includes(status);
      expect([path, letIn && answered ? 'answered' : location]).toEqual([
        path,
        letIn ? 'answered' : sentTo(handle!.access, role, address),
      ]);
    }
    expect(forms).toBeGreaterThan(20);
  });

  it.each(ROLES)('%s does at every desk what their role includes', async (role) => {
    const { db } = services();
    const lines = () => db.$count(auditLog);
    const seen = new Set<string>();
    for (const { path, file, index } of allPages) {
      const { handle, action } = await loadPage(file);
      for (const [intent, { needs }] of Object.entries(action?.acts ?? {})) {
        const address = nobodysAddress(path) + (index ? '?index' : '');
        // Of nobody and nothing: an act that is let in finds nothing to do.
        const form = new URLSearchParams({ intent, id: '999999', reason: 'x', confirmation: 'x' });
        const before = await lines();
        const { status, location } = await knock(role, 'POST', address, form);
        const mayOpen = isLetIn(handle!.access, role, path);
        const mayAct = mayOpen && (!needs || rolesFor(`staff/${needs}`).includes(role));
        const refused = mayOpen ? 'refused' : sentTo(handle!.access, role, address);
        const isSentOff = location !== null && /login|refused|security|profile[12]/.test(location);
        const outcome = isSentOff ? location : status === 403 ? 'refused' : 'let in';
        expect([path, intent, outcome]).toEqual([path, intent, mayAct ? 'let in' : refused]);
        expect(status, `${path} ${intent}`).toBeLessThan(500);
        const isWritten = !mayAct && (await lines()) !== before;
        expect(isWritten, `${path} ${intent}`).toBe(false);
        seen.add(outcome);
      }
    }
    expect(seen.has('let in')).toBe(STAFF.some((each) => each === role));
  });

  it('answers each role by what every endpoint declares', async () => {
    for (const { method, path, access } of endpoints) {
      const outcomes = await Promise.all(
        ROLES.map(async (role) => (await knock(role, method, addressOf(path))).status),
      );
      const expected = ROLES.map((role) => {
        if (access === 'operator') return 403;
        if (rolesFor(access).includes(role)) return 'let in';
        return role === 'anonymous' ? 401 : 403;
      });
      // To a public one it makes no difference who asks; some want a proof of something else, which nobody has here.
      const alike = access === 'public' && new Set(outcomes).size === 1 && outcomes[0]! < 500;
      const seen = outcomes.map((status) =>
        alike || ![401, 403].includes(status) ? 'let in' : status,
      );
      expect([path, seen]).toEqual([path, expected]);
    }
  });
});
