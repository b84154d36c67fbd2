import { beforeAll, describe, expect, it } from 'vitest';
import { ensureAdmin } from '#features/accounts/ensure-admin.server.ts';
import { findSession } from '#features/accounts/session.server.ts';
import { readCookie } from '#platform/cookies.server.ts';
import { addressIn, LANGUAGES } from '#platform/language.ts';
import type { Session } from '#platform/session-context.server.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { askPage } from './pages.ts';

const { services, request } = provideApp();
const { email, password } = specialistEntry;
const STAFF = { email: 'staff@kanek.bz', password: 'Jabiru-stork-7' };

async function sessionOf(cookies: string[]): Promise<Session> {
  const { db, env } = services();
  return (await findSession(db, new Date(), env, readCookie(env, 'session', cookies.join('; '))!))!;
}

beforeAll(async () => {
  await signUpIn(openBrowser(request), services(), 'specialist');
  await ensureAdmin(services().db, STAFF);
});

describe.each(LANGUAGES)('who is led elsewhere in %s stays in it', (language) => {
  const leadsTo = async (
    path: string,
    session: Session | null = null,
    form?: Record<string, string>,
  ) => {
    const asked = await askPage(services(), session, addressIn(language, path), form && { form });
    return asked.location;
  };
  const here = (path: string) => addressIn(language, path);

  it('from what is not theirs to the login', async () => {
    expect(await leadsTo('/dashboard')).toBe(here('/login?next=%2Fdashboard'));
    expect(await leadsTo('/admin/log?page=2')).toBe(here('/login?next=%2Fadmin%2Flog%3Fpage%3D2'));
    const [list, act] = ['/admin/reviews?stars=5&page=2', { intent: 'remove' }];
    const andBack = here(`/login?next=${encodeURIComponent(list)}`);
    expect(await leadsTo(list, null, act)).toBe(andBack);
    expect(await leadsTo('/admin?index', null, act)).toBe(here('/login?next=%2Fadmin'));
    expect(await leadsTo('/profile1')).toBe(here('/specialistlogin?next=/profile1'));
    expect(await leadsTo('/login/code')).toBe(here('/login'));
  });

  it('from the login to what they wanted', async () => {
    const { location, cookies } = await askPage(services(), null, here('/login'), {
      form: { email, password },
    });
    expect(location).toBe(here('/profile1'));
    expect(await leadsTo('/login?next=/es/account', null, { email, password })).toBe(
      here('/account'),
    );
    const session = await sessionOf(cookies);
    expect(await leadsTo('/login', session)).toBe(here('/profile1'));
    expect(await leadsTo('/profile2', session)).toBe(here('/profile1'));
  });

  it('and staff to their second factor', async () => {
    const { location, cookies } = await askPage(services(), null, here('/login'), { form: STAFF });
    expect(location).toBe(here('/admin'));
    expect(await leadsTo('/admin', await sessionOf(cookies))).toBe(here('/admin/security'));
  });
});
