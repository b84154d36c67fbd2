import { beforeAll, describe, expect, it } from 'vitest';
import { ensureAdmin } from '#features/accounts/ensure-admin.server.ts';
import { hashPassword } from '#features/accounts/password.server.ts';
import { fromBase32, hotp, stepAt } from '#features/accounts/second-factor/totp.server.ts';
import { readCookie } from '#platform/cookies.server.ts';
import { findSession } from '#features/accounts/session.server.ts';
import { ensureDemoDirectory } from '#features/demo/ensure-demo-directory.server.ts';
import type {
  SecurityAnswer,
  SecurityView,
} from '#features/accounts/second-factor/second-factor.rules.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { createLog } from '#platform/log.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { askPage } from './pages.ts';
import { provideApp } from '../support/request.ts';

const PASSWORD = 'Jabiru-stork-7';
const REAL = 'ana@kanek.bz';
const INVENTED = { admin: 'admin@kanek.example', specialist: 'maria@kanek.example' } as const;

describe('accounts of the demo', () => {
  const { services } = provideApp();
  /** The same directory, with the demo or opened to the public. */
  const demo = () => ({ ...services(), env: { ...services().env, DEMO_DATA: true } });
  const open = services;

  const logIn = (site: typeof services, email: string) =>
    askPage(site(), null, '/login', { form: { email, password: PASSWORD } });
  const sessionOf = (site: typeof services, cookies: string[]) => {
    const { db, env } = site();
    return findSession(db, new Date(), env, readCookie(env, 'session', cookies.join('; '))!);
  };
  const said = async (session: Session, form: Record<string, string>) =>
    (await askPage(demo(), session, '/admin/security', { form })).said as SecurityAnswer;

  beforeAll(async () => {
    const passwordHash = await hashPassword(PASSWORD);
    for (const [kind, email] of Object.entries(INVENTED))
      await services()
        .db.insert(accounts)
        .values({ kind: kind as keyof typeof INVENTED, email, passwordHash, isDemo: true });
    await ensureAdmin(services().db, { email: REAL, password: PASSWORD });
  });

  it('waive the second factor for themselves, never for real staff beside them', async () => {
    const invented = await logIn(demo, INVENTED.admin);
    expect(invented.location).toBe('/admin');
    const session = (await sessionOf(demo, invented.cookies))!;
    expect(session.secondFactorMissing).toBeUndefined();
    expect((await askPage(demo(), session, '/admin/log')).status).toBe(200);

    const real = (await sessionOf(demo, (await logIn(demo, REAL)).cookies))!;
    expect(real.secondFactorMissing).toBe(true);
    expect((await askPage(demo(), real, '/admin/log')).location).toBe('/admin/security');
    const { loaded } = await askPage(demo(), real, '/admin/security');
    expect((loaded as SecurityView).must).toBe(true);
  });

  it('may set one up, and turn it off again', async () => {
    const { cookies } = await logIn(demo, INVENTED.admin);
    const session = (await sessionOf(demo, cookies))!;
    const { loaded } = await askPage(demo(), session, '/admin/security');
    expect((loaded as SecurityView).must).toBe(false);
    const { setup } = await said(session, { intent: 'start' });
    const key = fromBase32(setup!.key.replaceAll(' ', ''));
    const code = hotp(key, stepAt(new Date()));
    await said(session, { intent: 'confirm', sealed: setup!.sealed, code });
    expect((await logIn(demo, INVENTED.admin)).location).toMatch('/login/code');
    expect(await said(session, { intent: 'turn-off', password: PASSWORD })).toMatchObject({
      done: 'Your second factor is off.',
    });
    expect((await logIn(demo, INVENTED.admin)).location).toBe('/admin');
  });

  it.each(Object.values(INVENTED))(
    'open nothing where the demo is off: %s, with the right password or an open session',
    async (email) => {
      const { cookies, status } = await logIn(demo, email);
      expect(status).toBe(302);
      expect(await sessionOf(demo, cookies)).not.toBeNull();
      expect(await sessionOf(open, cookies)).toBeNull();
      const refused = await logIn(open, email);
      const unknown = await logIn(open, 'nobody@kanek.example');
      expect([refused.status, refused.location, refused.cookies]).toEqual([401, null, []]);
      expect({ ...refused, said: null }).toEqual({ ...unknown, said: null });
      expect(JSON.stringify(refused.said).replace(email, '')).toBe(
        JSON.stringify(unknown.said).replace('nobody@kanek.example', ''),
      );
      expect((await logIn(open, REAL)).status).toBe(302);
    },
  );

  it('are told of at the start of a directory that was begun with the demo', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => lines.push(line) });
    const step = <T>(_label: string, work: () => Promise<T>) => work();
    await ensureDemoDirectory({ ...open(), log }, step);
    expect(lines).toEqual([expect.stringContaining('invented people of the demo')]);
    // How many would take a look at every account, at each start.
    expect(JSON.parse(lines[0]!)).not.toHaveProperty('accounts');
    await ensureDemoDirectory({ ...demo(), log }, step);
    expect(lines).toHaveLength(1);
  });

  it('pass no second step that was begun before the demo was turned off', async () => {
    const session = (await sessionOf(demo, (await logIn(demo, INVENTED.admin)).cookies))!;
    const { setup } = await said(session, { intent: 'start' });
    const key = fromBase32(setup!.key.replaceAll(' ', ''));
    const at = (minutes: number) => hotp(key, stepAt(new Date(Date.now() + minutes * 60_000)));
    await said(session, { intent: 'confirm', sealed: setup!.sealed, code: at(0) });
    const cookie = (await logIn(demo, INVENTED.admin)).cookies[0]!.split(';')[0]!;
    const enter = (site: typeof services) =>
      askPage(site(), null, '/login/code', { form: { code: at(0.5) }, cookie });
    expect((await enter(open)).location).toMatch(/^\/login(\?|$)/);
    expect((await enter(open)).cookies).toEqual([]);
    expect((await enter(demo)).location).toBe('/admin');
  });
});
