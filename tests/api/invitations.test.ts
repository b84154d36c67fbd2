import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eraseAccount } from '#features/accounts/delete-account.server.ts';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { INVITED_MAX, LIST_MAX } from '#features/moderation/invitations/invitations.rules.ts';
import {
  getInvitationPoster,
  loadInvitations,
} from '#features/moderation/invitations/invitations-desk.server.ts';
import {
  mailInvitation,
  mailInvitationsJob,
} from '#features/moderation/invitations/mail-invitations-job.server.ts';
import { invitationActs } from '#features/moderation/invitations/make-invitations.server.ts';
import type { DeskAnswer } from '#features/moderation/desk/desk-form.tsx';
import { deskAction } from '#pages/admin/desk-action.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { invitations } from '#platform/db/tables/invitations.ts';
import type { Services } from '#platform/services.server.ts';
import { startWorkers, type Job } from '#platform/jobs/jobs.server.ts';
import { mailJob } from '#platform/mail/mail-job.server.ts';
import { createMailer, type Mail } from '#platform/mail/mailer.server.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { askPage } from './pages.ts';
import { provideSmtpServer } from '../support/provide-smtp-server.ts';
import { provideApp } from '../support/request.ts';
import { ask, logOf, newStaff } from './staff.ts';

describe('invitations', () => {
  const { request, services: provided } = provideApp();
  const smtp = provideSmtpServer();
  /** What the mail server got. */
  const sent: Mail[] = [];
  /** The worker of the real queue must not be faster than what is looked at here. */
  const queued: Parameters<typeof mailInvitation>[1][] = [];
  const heldQueue = () => ({
    ...provided().queue,
    sendAll: async (_job: object, all: readonly object[]) =>
      void queued.push(...(all as typeof queued)),
  });
  beforeEach(() => void queued.splice(0));
  /** Each by two workers at once. */
  const mailAll = () =>
    Promise.all([...queued, ...queued].map((each) => mailInvitation(services(), each)));
  const services = (): Services => ({
    ...provided(),
    queue: heldQueue(),
    mailer: {
      ...provided().mailer,
      async send(mail) {
        sent.push(mail);
        return '250 accepted';
      },
    },
  });
  let staff: Awaited<ReturnType<typeof newStaff>>;
  beforeAll(async () => {
    staff = await newStaff(services());
  });

  const load = (query = '') => loadInvitations(services(), new URLSearchParams(query));
  const send = async (
    fields: Record<string, string>,
    through = services(),
  ): Promise<DeskAnswer> => {
    const form = { intent: 'make', whom: '', place: '', language: 'en', ...fields };
    const asked = ask(through, staff.session, '/admin/invitations', form);
    return (await deskAction(asked, invitationActs, LIST_MAX)).data;
  };
  const newest = async () => (await load()).invitations[0]!;
  const count = () => services().db.$count(invitations);
  let people = 0;
  const signUp = async (invitation: string, changed: Record<string, string> = {}) => {
    people += 1;
    const own = {
      email: `invited${people}@gmail.com`,
      workEmail: '',
      phone: `630-${String(people).padStart(4, '0')}`,
    };
    const browser = openBrowser(request, `198.51.100.${people}`);
    await signUpIn(browser, provided(), 'specialist', { ...own, ...changed, invitation });
    return (await findAccount(services().db, own.email))!;
  };

  it('are links to the sign-up form of a kind, with place and category filled in', async () => {
    const { token } = await load();
    const whom = 'business:Food and Beverage';
    const answer = await send({ whom, place: 'Corozal', language: 'es', note: 'Market', token });
    expect(answer.done).toContain('ready');
    const made = await newest();
    expect(made).toMatchObject({
      token,
      kind: 'business',
      category: 'Food and Beverage',
      location: 'Corozal',
      note: 'Market',
      usedCount: 0,
      came: [],
    });
    expect(made.link).toMatch(new RegExp(`/es/i/${token}$`));
    const opened = await askPage(services(), null, `/es/i/${token}`);
    expect(opened.location).toBe(`/es/signup?type=business&invitation=${token}`);
    const { loaded } = await askPage(services(), null, opened.location!);
    expect(loaded).toMatchObject({
      invitation: { token, kind: 'business', category: 'Food and Beverage', location: 'Corozal' },
    });
    const [act] = await logOf(services());
    expect(act).toMatchObject({
      action: 'invitation.make',
      objectId: String(made.id),
      after: { kind: 'business', place: 'Corozal', language: 'es' },
    });
  });

  it('are made once, however often their form is sent', async () => {
    const { token } = await load();
    const before = await count();
    const answers = await Promise.all([send({ token }), send({ token }), send({ token })]);
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    expect(answers.filter(({ failure }) => failure === 'This link was made already.')).toHaveLength(
      2,
    );
    expect(await count()).toBe(before + 1);
  });

  it('refuse what is not of the lists, and keep what was typed', async () => {
    const before = await count();
    for (const [field, wrong] of [
      ['whom', 'specialist:Piracy'],
      ['whom', '__proto__'],
      ['place', 'Atlantis'],
      ['language', 'xx'],
      ['note', 'n'.repeat(101)],
    ] as const) {
      const answer = await send({ [field]: wrong });
      expect(answer).toMatchObject({ field, typed: { [field]: wrong } });
    }
    expect(await count()).toBe(before);
  });

  it('count who came, name them, and still count those who have left', async () => {
    await send({ whom: 'specialist', note: 'counted' });
    const { token, id } = await newest();
    const first = await signUp(token);
    await Promise.all([signUp(token), signUp(token)]);
    let made = await newest();
    expect([made.usedCount, made.came.map(({ name }) => name)]).toEqual([
      3,
      ['Elena Tzul', 'Elena Tzul', 'Elena Tzul'],
    ]);
    expect((await load('?state=used&search=counted')).total).toBe(1);
    await eraseAccount(services(), first.id);
    made = await newest();
    expect([made.usedCount, made.came.length]).toEqual([3, 2]);
    // The accounts outlive the invitation, too.
    await services().db.delete(invitations).where(eq(invitations.id, id));
    const left = await services().db.$count(accounts, eq(accounts.email, 'invited2@gmail.com'));
    expect(left).toBe(1);
  });

  it('that are unknown or ended are a normal sign-up', async () => {
    await send({ note: 'to be ended' });
    const { id, token } = await newest();
    expect((await send({ intent: 'end', id: String(id) })).done).toContain('ended');
    expect((await send({ intent: 'end', id: String(id) })).failure).toBe(
      'This link has ended already.',
    );
    expect((await logOf(services()))[0]).toMatchObject({ action: 'invitation.end' });
    for (const odd of [token, '23456789ab', '-', '%00', "'", 'x'.repeat(500)]) {
      const { loaded } = await askPage(services(), null, `/signup?invitation=${odd}`);
      expect(loaded).toMatchObject({ invitation: 'over' });
    }
    const opened = await askPage(services(), null, `/i/${token}`);
    expect(opened.location).toBe(`/signup?invitation=${token}`);
    for (const odd of [token, '23456789ab', 'a\0b', 'x'.repeat(5000)])
      expect(await signUp(odd)).toMatchObject({ invitationId: null });
    expect((await newest()).usedCount).toBe(0);
  });

  it('go to a list of people by mail, each with a link of their own, once', async () => {
    const known = await signUp('', { workEmail: 'known@work.example' });
    const list = [
      'Ana Ek, ana.ek@gmail.com',
      'ben@btl.net',
      'ANAEK@gmail.com',
      known.email,
      'known@work.example',
    ].join('\r\n');
    const fields = { list, language: 'es', place: 'Belmopan', whom: 'specialist:Engineering' };
    const { done } = await send(fields);
    expect(done).toBe(
      `2 invitations are on their way. 1 twice in the list: ANAEK@gmail.com. ` +
        `2 here already: ${known.email}, known@work.example.`,
    );
    expect((await logOf(services()))[0]!.after).toMatchObject({
      count: 2,
      category: 'Engineering',
    });

    await mailAll();
    await mailAll();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['ana.ek@gmail.com', 'ben@btl.net']);
    const mail = sent.find(({ to }) => to === 'ana.ek@gmail.com')!;
    const row = (await load('?search=ana.ek')).invitations[0]!;
    expect(row.mailedAt).not.toBeNull();
    expect(mail.subject).toBe('Que le encuentren en Kanek');
    expect(mail.replyTo).toBe('hello@kanek.bz');
    for (const words of [
      'Ana Ek, tiene una invitación',
      row.link,
      'una sola vez',
      'hello@kanek.bz',
    ])
      expect(mail.text).toContain(words);

    const again = await send({ list: 'Ana, Ana.Ek+new@gmail.com\nnew@btl.net' });
    expect(again.done).toBe('1 invitation is on its way. 1 invited before: Ana.Ek+new@gmail.com.');
    expect((await send({ list: 'ben@btl.net' })).done).toContain('Nobody new was invited.');
  });

  it('tell nobody who holds the link whom it was sent to', async () => {
    const { token } = (await load('?search=ana.ek')).invitations[0]!;
    const { loaded } = await askPage(services(), null, `/signup?invitation=${token}`);
    expect(JSON.stringify(loaded)).not.toMatch(/ana\.ek|Ana Ek/i);
  });

  it('of two lists at once write to each person once', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => `race${index}@btl.net`);
    const lists = [lines, lines.toReversed(), lines].map((each) => ({ list: each.join('\n') }));
    const answers = await Promise.all(lists.map((each) => send(each)));
    expect(answers.filter(({ failure }) => failure)).toEqual([]);
    expect((await load('?search=race')).total).toBe(40);
    await mailAll();
    expect(sent.filter(({ to }) => to.startsWith('race'))).toHaveLength(40);
  });

  it('are tried as other mails are, and once where the server knows nobody', async () => {
    const { queue } = provided();
    const job: Job<object> = {
      ...mailInvitationsJob,
      name: 'invitations-tried',
      retryDelaySeconds: 600,
    };
    const tried = { ...queue };
    tried.sendAll = (_job, all, tx) => queue.sendAll(job, all, tx);
    const mailer = createMailer({ env: { ...provided().env, MAIL_URL: smtp().url } });
    onTestFinished(() => mailer.close());
    await startWorkers([job], { ...provided(), mailer });
    smtp().knowsNot.add('dead@btl.net');
    smtp().refuseNext(1);
    const invite = async (list: string) => {
      await send({ list }, { ...services(), queue: tried });
      queue.nudge();
    };
    await invite('busy@btl.net\ndead@btl.net');
    const left = async () => {
      const jobs = await queue.boss.findJobs(job.name);
      return jobs.map(({ state, retryLimit }) => `${state} of ${retryLimit}`).toSorted();
    };
    const { retryLimit } = mailJob;
    const states = [`failed of ${retryLimit}`, `retry of ${retryLimit}`];
    await expect.poll(left, { timeout: 30_000 }).toEqual(states);
    await invite('fine@btl.net');
    const arrived = () => smtp().received.map(({ to }) => to![0]!.address);
    await expect.poll(arrived, { timeout: 30_000 }).toContain('fine@btl.net');
    const { invitations: rows } = await load();
    const waiting = rows.filter(({ mailedAt }) => !mailedAt).map(({ email }) => email);
    expect(waiting).not.toContain('dead@btl.net');
    expect(smtp().unknown).toEqual(['dead@btl.net']);
  });

  it('that were ended before their mail went out are not mailed', async () => {
    await send({ list: 'stopped@btl.net' });
    await send({ intent: 'end', id: String((await newest()).id) });
    await mailAll();
    expect(sent.map(({ to }) => to)).not.toContain('stopped@btl.net');
  });

  it('invite nobody where a line cannot be read, or there are too many', async () => {
    const before = await count();
    const odd = await send({ list: 'good@btl.net\nnobody\n\n=cmd|x, a@b' });
    expect(odd).toMatchObject({
      field: 'list',
      failure:
        '2 lines have not exactly one email address, the first of them: 2, 4. Nobody has been invited yet.',
      typed: { list: 'good@btl.net\nnobody\n\n=cmd|x, a@b' },
    });
    const many = (length: number) =>
      Array.from({ length }, (_, index) => `m${index}@btl.net`).join('\n');
    expect((await send({ list: many(INVITED_MAX + 1) })).failure).toContain('at most 500');
    expect((await send({ list: 'long@btl.net '.repeat(9_000) })).failure).toContain('in parts');
    expect(await count()).toBe(before);
    expect((await send({ list: many(INVITED_MAX) })).done).toContain('500 invitations');
    expect(await count()).toBe(before + INVITED_MAX);
  });

  it('forget the address of somebody who signed up and left', async () => {
    await send({ list: 'Gone Person, invited99@gmail.com' });
    const { id, token } = await newest();
    people = 98;
    await eraseAccount(services(), (await signUp(token)).id);
    const [row] = await services().db.select().from(invitations).where(eq(invitations.id, id));
    expect(row).toMatchObject({ email: null, name: null, mailbox: null, usedCount: 1 });
    expect(row!.endedAt).not.toBeNull();
  });

  it('forget the address of whoever objects', async () => {
    await send({ list: 'Objects, objects@btl.net' });
    const { id } = await newest();
    expect((await send({ intent: 'forget', id: String(id) })).done).toContain('forgotten');
    expect(await newest()).toMatchObject({ id, email: null, name: null, mailbox: null });
    expect((await send({ intent: 'forget', id: String(id) })).failure).toContain('already');
    await mailAll();
    expect(sent.map(({ to }) => to)).not.toContain('objects@btl.net');
    expect(JSON.stringify((await logOf(services()))[0])).not.toContain('objects@');
  });

  it('are posters in their own language', async () => {
    await send({ place: 'Dangriga', language: 'es', whom: 'business' });
    const { id, token } = await newest();
    const poster = await getInvitationPoster(services(), id, 'a4');
    expect(poster).toMatchObject({
      title: 'Que le encuentren en Dangriga',
      whom: 'Para cada tienda y negocio',
      kind: 'business',
      isOver: false,
    });
    expect(poster.address).toMatch(new RegExp(`/es/i/${token}$`));
    await expect(getInvitationPoster(services(), 10 ** 9, 'a4')).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
