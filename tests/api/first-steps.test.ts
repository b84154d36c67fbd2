import { describe, expect, it, beforeAll } from 'vitest';
import { loadQueue, queueActs } from '#features/moderation/queue/queue-desk.server.ts';
import { loadFirstSteps } from '#features/moderation/first-steps/first-steps.server.ts';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { recordAct } from '#features/accounts/record-act.server.ts';
import { deskAction } from '#pages/admin/desk-action.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { installation, siteSettings } from '#platform/db/tables/settings.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { fillDemo } from '../support/fill-demo.ts';
import { provideServices } from '../support/test-services.ts';
import { provideSmtpServer } from '../support/provide-smtp-server.ts';
import { mailsTo } from './browser.ts';
import { act, ask, logOf, newStaff, outcome } from './staff.ts';

describe('the first steps', () => {
  const services = provideServices();
  const smtp = provideSmtpServer();
  let staff: Awaited<ReturnType<typeof newStaff>>;
  beforeAll(async () => void (staff = await newStaff(services())));
  const steps = async (query = '') =>
    (await loadQueue(services(), new URLSearchParams(query), staff.session)).steps;
  const withMailServer = (url: string) => {
    const env = { ...services().env, MAIL_URL: url };
    return { ...services(), env, mailer: createMailer({ env }) };
  };

  it('are all to be done on an empty instance', async () => {
    expect((await steps())!.done).toEqual({
      name: false,
      contact: false,
      mail: false,
      backup: false,
      import: false,
      invite: false,
    });
  });

  it('know name and contact by the settings', async () => {
    const { db, settings } = services();
    await db.insert(siteSettings).values([
      { key: 'SITE_NAME', value: 'Roatán' },
      { key: 'CONTACT_EMAIL', value: 'a@roatan.example' },
    ]);
    await settings.look();
    expect((await steps())!.done).toMatchObject({ name: true, contact: false });
    await db.insert(siteSettings).values({ key: 'CONTACT_PHONE', value: '+504 2445-0000' });
    await settings.look();
    expect((await steps())!.done).toMatchObject({ name: true, contact: true });
  });

  it('say truly that without a mail server nothing leaves', async () => {
    const said = await act(queueActs, services(), staff, { intent: 'test-mail' });
    expect(said).toMatch(/No mail server is set/);
    const [mail] = await mailsTo(services(), staff.actor.email);
    expect(mail!.subject).toBe('Roatán: this is a test');
    expect((await steps())!.done.mail).toBe(false);
  });

  it('show what the mail server says, yes or no', async () => {
    const away = withMailServer('smtp://127.0.0.1:1');
    expect(
      await outcome(act(queueActs, away, staff, { intent: 'test-mail' }) as Promise<unknown>),
    ).toMatch(/could not be sent: .*ECONNREFUSED/);
    const there = withMailServer(smtp().url);
    expect(await act(queueActs, there, staff, { intent: 'test-mail' })).toMatch(
      /has taken the mail to staff@kanek\.example: 250/,
    );
    expect((await loadFirstSteps(there, false))!.done.mail).toBe(true);
  });

  it('are sent as often as anybody needs, and no oftener', async () => {
    const sends = Array.from({ length: 10 }, () =>
      outcome(act(queueActs, services(), staff, { intent: 'test-mail' }) as Promise<unknown>),
    );
    expect((await Promise.all(sends)).filter((said) => said !== 'done').length).toBeGreaterThan(0);
  });

  it('count a backup while it is young', async () => {
    const { db, clock } = services();
    const now = clock.now().getTime();
    await db.insert(installation).values({ name: 'backup', at: new Date(now - 2 * DAY_MS) });
    expect(await steps()).toMatchObject({ done: { backup: true }, backupAge: '2 days' });
    await db.update(installation).set({ at: new Date(now - 8 * DAY_MS) });
    expect(await steps()).toMatchObject({ done: { backup: false }, backupAge: '8 days' });
  });

  it('do not count invented people, and see real ones and invitations', async () => {
    const { db } = services();
    await fillDemo(services(), demoProviders(new Date()).slice(0, 3));
    await db.update(accounts).set({ isDemo: true });
    expect((await steps())!.done.import).toBe(false);
    await db.update(accounts).set({ isDemo: false });
    await recordAct(db, { actor: staff.actor, action: 'invitation.make', objectId: 1 });
    expect(await steps()).toMatchObject({ done: { import: true, invite: true }, profiles: 3 });
  });

  it('are told to those alone who may do them, and put away by them', async () => {
    const { session } = staff;
    const reviewer = { ...session, account: { ...session.account, role: 'reviewer' as const } };
    const shown = await loadQueue(services(), new URLSearchParams('steps'), reviewer);
    expect(shown.steps).toBeNull();
    for (const intent of ['test-mail', 'steps-done']) {
      const asked = ask(services(), reviewer, '/admin', { intent });
      expect((await deskAction(asked, queueActs)).data.failure, intent).toMatch(/Your role/);
    }
    expect(await steps()).not.toBeNull();
  });

  it('are put away for all, and come back where they are asked for', async () => {
    await act(queueActs, services(), staff, { intent: 'steps-done' });
    expect(await steps()).toBeNull();
    expect(await steps('steps')).not.toBeNull();
    expect((await logOf(services()))[0]).toMatchObject({ action: 'setting.put-away' });
  });

  it('are over where an instance is no longer new', async () => {
    const { db, clock } = services();
    await db.delete(installation);
    const later = { now: () => new Date(clock.now().getTime() + 31 * DAY_MS) };
    expect(await loadFirstSteps({ ...services(), clock: later }, false)).toBeNull();
    expect(await steps()).not.toBeNull();
  });
});
