import { and, eq, inArray, sql } from 'drizzle-orm';
import { staff, staffMailings } from '#messages';
import { tooLong } from '#features/accounts/text.rules.ts';
import { countRecipients } from '#features/mailings/audience.server.ts';
import { mailingMail } from '#features/mailings/mailing-mail.server.ts';
import {
  MAILING_CATEGORIES,
  MAILING_PLACES,
  STANDINGS,
  SUBJECT_MAX,
  TEXT_MAX,
  type MailingTexts,
} from '#features/mailings/mailing.rules.ts';
import { sendMailingsJob } from '#features/mailings/send-mailings-job.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { mailings } from '#platform/db/tables/mailings.ts';
import { AppError } from '#platform/errors.ts';
import { LANGUAGES, type Language } from '#platform/language.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import { PROVIDER_KINDS } from '#platform/provider-kind.rules.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import { recordAct } from '#features/accounts/record-act.server.ts';
import { recorded, refuse, type DeskActs, type DeskWork } from '../desk/desk-acts.server.ts';

export type Mailing = typeof mailings.$inferSelect;

export const mailingsActs: DeskActs = {
  /** Pressed twice, it is the same empty sheet. */
  async write({ services: { db }, actor }) {
    const isEmpty = and(
      eq(mailings.writtenBy, actor.id),
      eq(mailings.state, 'draft'),
      eq(mailings.version, 1),
    );
    const id = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('mailings'))`);
      const [kept] = await tx.select({ id: mailings.id }).from(mailings).where(isEmpty).limit(1);
      if (kept) return kept.id;
      const [made] = await tx
        .insert(mailings)
        .values({ writtenBy: actor.id })
        .returning({ id: mailings.id });
      await recordAct(tx, { actor, action: 'mailing.add', objectId: made!.id });
      return made!.id;
    });
    return { to: `${staffPaths.mailing(id)}?edit` };
  },
  async save(work) {
    const audience = audienceIn(work);
    const texts = textsIn(work);
    await recorded('mailing.change', async (tx) => {
      const before = await lockDraft(tx, work, staffMailings.changedMeanwhile);
      await tx
        .update(mailings)
        .set({ ...audience, texts, version: before.version + 1 })
        .where(eq(mailings.id, before.id));
      return { after: { ...audience, ...subjectsOf(texts) }, said: '' };
    })(work);
    return { to: staffPaths.mailing(work.id()) };
  },
  /** One for each language that is written, as providers would get it. */
  async test({ services, session: { account }, id }) {
    const { db, queue } = services;
    const mailing = await getMailing(db, id());
    const texts = writtenIn(mailing);
    for (const language of LANGUAGES.filter((each) => texts[each])) {
      const mail = mailingMail(services, texts, { id: account.id, language });
      const subject = staffMailings.testSubject(mail.subject);
      await queueMail(queue, { to: account.email, ...mail, subject });
    }
    return staffMailings.testSent(account.email);
  },
  /** To as many as were shown: what the sender has seen is what they send. */
  send: recorded('mailing.send', async (tx, { services, id, read }) => {
    const { clock, queue } = services;
    const now = clock.now();
    const { changedBeforeSending, sentAlready } = staffMailings;
    const mailing = await lockDraft(tx, { id, read }, changedBeforeSending, sentAlready);
    writtenIn(mailing);
    const count = sumOf(await countRecipients(tx, mailing, now));
    if (count === 0) throw new AppError('conflict', staffMailings.nobody);
    if (String(count) !== read('count'))
      throw new AppError('conflict', staffMailings.fewerOrMore(count));
    await tx
      .update(mailings)
      .set({ state: 'sending', startedAt: now })
      .where(eq(mailings.id, mailing.id));
    await queue.send(sendMailingsJob, {}, tx);
    return { after: { state: 'sending', count }, said: staffMailings.sent };
  }),
  pause: recorded('mailing.pause', async (tx, { id }) => {
    const done = await move(tx, id(), ['sending'], { state: 'paused' }, staffMailings.notSending);
    return { ...done, said: staffMailings.paused };
  }),
  'go-on': recorded('mailing.go-on', async (tx, { id, services }) => {
    const done = await move(tx, id(), ['paused'], { state: 'sending' }, staffMailings.notPaused);
    await services.queue.send(sendMailingsJob, {}, tx);
    return { ...done, said: staffMailings.goesOn };
  }),
  cancel: recorded('mailing.cancel', async (tx, { id, services }) => {
    const to = { state: 'canceled', endedAt: services.clock.now() } as const;
    const done = await move(tx, id(), ['sending', 'paused'], to, staffMailings.overAlready);
    return { ...done, said: staffMailings.canceled };
  }),
  async delete(work) {
    await recorded('mailing.delete', async (tx, { id }) => {
      const [gone] = await tx
        .delete(mailings)
        .where(and(eq(mailings.id, id()), eq(mailings.state, 'draft')))
        .returning();
      if (!gone) throw new AppError('conflict', staffMailings.notADraft);
      return { before: subjectsOf(gone.texts as MailingTexts), said: '' };
    })(work);
    return { to: staffPaths.mailings };
  },
};

export async function getMailing(db: Db, id: number): Promise<Mailing> {
  const [mailing] = await db.select().from(mailings).where(eq(mailings.id, id));
  if (!mailing) throw new AppError('not-found', staff.gone);
  return mailing;
}

export const sumOf = (counts: readonly { count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

type Move = [from: Mailing['state'][], to: Partial<Mailing>, late: string];

async function move(tx: Db, id: number, ...[from, to, late]: Move) {
  const { state } = await getMailing(tx, id);
  const [moved] = await tx
    .update(mailings)
    .set(to)
    .where(and(eq(mailings.id, id), inArray(mailings.state, from)))
    .returning({ id: mailings.id });
  if (!moved) throw new AppError('conflict', late);
  return { before: { state }, after: { state: to.state } };
}

/** As it was looked at. */
async function lockDraft(
  tx: Db,
  { id, read }: Pick<DeskWork, 'id' | 'read'>,
  changed: string,
  isOut = staffMailings.notADraft,
): Promise<Mailing> {
  const [mailing] = await tx.select().from(mailings).where(eq(mailings.id, id())).for('update');
  if (!mailing) throw new AppError('not-found', staff.gone);
  if (mailing.state !== 'draft') throw new AppError('conflict', isOut);
  if (String(mailing.version) !== read('version')) throw new AppError('conflict', changed);
  return mailing;
}

function writtenIn(mailing: Mailing): MailingTexts {
  const texts = mailing.texts as MailingTexts;
  if (Object.keys(texts).length === 0) throw new AppError('conflict', staffMailings.nothingWritten);
  return texts;
}

const subjectsOf = (texts: MailingTexts) => ({
  subjects: Object.values(texts).map(({ subject }) => subject),
});

function audienceIn({ read }: DeskWork) {
  const among = <Choice extends string>(choices: readonly Choice[], field: string) =>
    choices.find((each) => each === read(field)) ?? null;
  return {
    kind: among(PROVIDER_KINDS, 'kind'),
    location: among(MAILING_PLACES, 'location'),
    category: among(MAILING_CATEGORIES, 'category'),
    standing: among(STANDINGS, 'standing') ?? 'all',
  };
}

function textsIn({ read }: DeskWork): MailingTexts {
  const texts: MailingTexts = {};
  for (const language of LANGUAGES) {
    const written = textIn(language, read);
    if (written) texts[language] = written;
  }
  if (Object.keys(texts).length === 0) refuse('subject-en', staffMailings.nothingWritten);
  return texts;
}

function textIn(language: Language, read: DeskWork['read']) {
  const [subject, text] = [oneLine(read(`subject-${language}`)), read(`text-${language}`)];
  if (!subject && !text) return null;
  if (!subject) refuse(`subject-${language}`, staffMailings.subjectMissing);
  if (!text) refuse(`text-${language}`, staffMailings.textMissing);
  if (subject.length > SUBJECT_MAX)
    refuse(`subject-${language}`, tooLong(staffMailings.subject, SUBJECT_MAX));
  if (text.length > TEXT_MAX) refuse(`text-${language}`, tooLong(staffMailings.text, TEXT_MAX));
  return { subject, text };
}
