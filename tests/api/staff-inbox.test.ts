import { beforeAll, describe, expect, it } from 'vitest';
import { loadInbox, getMessage, inboxActs } from '#features/moderation/inbox/inbox-desk.server.ts';
import { idOf } from '#features/moderation/desk/desk-acts.server.ts';
import { deskAction } from '#pages/admin/desk-action.server.ts';
import { orNotFound } from '#pages/http/refusal.server.ts';
import { ANSWER_MAX } from '#features/moderation/inbox/inbox.rules.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { provideServices } from '../support/test-services.ts';
import { mailsTo } from './browser.ts';
import { act, ask, logOf, newStaff, outcome } from './staff.ts';

describe('the inbox', () => {
  const services = provideServices({ STAFF_EMAIL: 'team@example.bz' });
  let ana: Awaited<ReturnType<typeof newStaff>>;
  let ben: Awaited<ReturnType<typeof newStaff>>;
  beforeAll(async () => {
    ana = await newStaff(services(), 'ana@kanek.example');
    ben = await newStaff(services(), 'ben@kanek.example');
  });

  const write = async (changed: Partial<typeof contactMessages.$inferInsert> = {}) => {
    const [row] = await services()
      .db.insert(contactMessages)
      .values({ name: 'Lidia', email: 'lidia@gmail.com', message: 'Hello', ...changed })
      .returning({ id: contactMessages.id });
    return row!.id;
  };
  const answer = (who: typeof ana, id: number, text: string) =>
    act(inboxActs, services(), who, { intent: 'answer', id, answer: text });
  const note = (who: typeof ana, id: number, notes: string, seen: string) =>
    act(inboxActs, services(), who, { intent: 'notes', id, notes, seen });
  const look = (id: number) => getMessage(services().db, id);
  const list = async (query = '') =>
    (await loadInbox(services(), new URLSearchParams(query))).messages;

  it('answers by mail, with the message below, and keeps what was answered by whom', async () => {
    const message = 'When do you open?\nThank you <b>';
    const id = await write({ email: 'question@gmail.com', message, topic: 'video' });
    const text = 'We are always open.\n\nKind regards';
    expect(await answer(ana, id, text)).toBe('Your answer is on its way to question@gmail.com.');
    expect(await look(id)).toMatchObject({
      status: 'answered',
      answer: text,
      answeredBy: 'ana@kanek.example',
      answeredAt: expect.any(Date) as Date,
    });
    const [mail] = await mailsTo(services(), 'question@gmail.com');
    expect(mail).toMatchObject({
      subject: 'Re: Video upload (Kanek)',
      replyTo: [{ address: 'team@example.bz' }],
    });
    expect(mail!.text).toContain('We are always open.\n\nKind regards');
    expect(mail!.text).toContain('> When do you open?\n> Thank you <b>');
    expect(mail!.html).not.toContain('<b>');
    expect((await logOf(services()))[0]).toMatchObject({
      actorEmail: 'ana@kanek.example',
      action: 'message.answer',
      objectKind: 'message',
      objectId: String(id),
      before: { status: 'new' },
      after: { status: 'answered', answer: text },
    });
  });

  it('tells the second of two who answer at once, and sends one mail', async () => {
    const id = await write({ email: 'twice@gmail.com' });
    const said = await Promise.all([
      outcome(answer(ana, id, 'From Ana')),
      outcome(answer(ben, id, 'From Ben')),
    ]);
    expect(said.filter((each) => each === 'done')).toHaveLength(1);
    const { answeredBy, answer: kept } = await look(id);
    expect(said).toContain(
      `${answeredBy} has answered this message meanwhile. Your answer was not sent.`,
    );
    const mails = await mailsTo(services(), 'twice@gmail.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(kept!);
  });

  it('refuses an empty answer and one that is too long', async () => {
    const id = await write();
    expect(await outcome(answer(ana, id, ''))).toBe('Please write an answer.');
    expect(await outcome(answer(ana, id, 'x'.repeat(ANSWER_MAX + 1)))).toMatch(/too long/);
    expect((await look(id)).status).toBe('new');
  });

  it('keeps notes, without overwriting what somebody else wrote', async () => {
    const id = await write();
    await note(ana, id, 'Called her.', '');
    expect(await look(id)).toMatchObject({ notes: 'Called her.', status: 'open' });
    const late = note(ben, id, 'Mine', '');
    expect(await outcome(late)).toMatch(/^Somebody else has changed the notes/);
    await note(ben, id, '', 'Called her.');
    expect((await look(id)).notes).toBeNull();
  });

  it('closes and reopens, once each, and keeps both answers', async () => {
    const id = await write({ email: 'again@gmail.com' });
    const close = () => outcome(act(inboxActs, services(), ana, { intent: 'close', id }));
    const reopen = () => outcome(act(inboxActs, services(), ana, { intent: 'reopen', id }));
    expect(await Promise.all([close(), close()])).toEqual(
      expect.arrayContaining(['done', 'This message is not open any more.']),
    );
    const late = answer(ben, id, 'x');
    expect(await outcome(late)).toMatch(/was closed meanwhile/);
    expect(await reopen()).toBe('done');
    expect(await reopen()).toBe('This message is open already.');
    await answer(ana, id, 'One');
    await reopen();
    await answer(ben, id, 'Two');
    expect((await look(id)).answer).toBe('One\n\n* * *\n\nTwo');
    expect(await mailsTo(services(), 'again@gmail.com', 2)).toHaveLength(2);
  });

  describe('shows', () => {
    const at = (hour: number) => new Date(Date.UTC(2020, 0, 1, hour));
    beforeAll(async () => {
      await services().db.delete(contactMessages);
      await write({ name: 'Third', createdAt: at(3), topic: 'video' });
      await write({ name: 'First', createdAt: at(1), status: 'open', email: '100%@x.bz' });
      await write({ name: 'Answered', createdAt: at(0), status: 'answered' });
      await write({ name: 'Closed', createdAt: at(4), status: 'closed', message: 'A_b' });
      await write({ name: 'Second', createdAt: at(2) });
    });
    const names = async (query?: string) => (await list(query)).map(({ name }) => name);

    it('the longest unanswered first', async () => {
      expect(await names()).toEqual(['First', 'Second', 'Third']);
      expect(await names('?status=all')).toEqual([
        'First',
        'Second',
        'Third',
        'Closed',
        'Answered',
      ]);
    });

    it('by status, topic and words, taken literally', async () => {
      expect(await names('?status=open')).toEqual(['First']);
      expect(await names('?status=closed')).toEqual(['Closed']);
      expect(await names('?topic=video')).toEqual(['Third']);
      expect(await names('?topic=none')).toEqual(['First', 'Second']);
      expect(await names('?search=100%25')).toEqual(['First']);
      expect(await names('?status=all&search=a_B')).toEqual(['Closed']);
      expect(await names('?search=%00')).toHaveLength(3);
      expect(await names('?status=nonsense&topic=nonsense&page=x')).toHaveLength(3);
      expect(await names('?page=9')).toHaveLength(3);
    });
  });

  describe('on the page', () => {
    const post = (fields: Record<string, string>) =>
      deskAction(ask(services(), ana.session, '/admin/inbox/1', fields), inboxActs);

    it('does what the form says, and gives back what was typed when it cannot', async () => {
      const id = String(await write());
      const said = await post({ intent: 'notes', id, notes: 'One\r\ntwo\0', seen: '' });
      expect(said.data).toMatchObject({ done: 'The notes are saved.' });
      expect((await look(Number(id))).notes).toBe('One\ntwo');
      const refused = await post({ intent: 'notes', id, notes: 'Mine', seen: '' });
      expect(refused.init?.status).toBe(409);
      expect(refused.data).toMatchObject({ field: 'notes', typed: { notes: 'Mine' } });
      // The browser sends the line break of the hidden field its own way.
      const again = await post({ intent: 'notes', id, notes: 'Mine', seen: 'One\r\ntwo' });
      expect(again.data.done).toBeDefined();
    });

    it('knows no other form, and no message that is not there', async () => {
      expect((await post({ intent: 'toString', id: '1' })).init?.status).toBe(400);
      for (const id of ['', '0', '-1', '1e3', '999999999'])
        expect((await post({ intent: 'close', id })).init?.status).toBe(404);
      for (const id of ['x', '999999999'])
        await expect(
          orNotFound(async () => getMessage(services().db, idOf(id))),
        ).rejects.toMatchObject({ init: { status: 404 } });
    });
  });
});
