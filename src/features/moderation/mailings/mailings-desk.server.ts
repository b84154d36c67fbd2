import { desc, sql } from 'drizzle-orm';
import { countRecipients } from '#features/mailings/audience.server.ts';
import { mailingMail } from '#features/mailings/mailing-mail.server.ts';
import { languageFor, type MailingTexts } from '#features/mailings/mailing.rules.ts';
import { mailings } from '#platform/db/tables/mailings.ts';
import { askedLanguage, LANGUAGES, type Language } from '#platform/language.ts';
import type { Services } from '#platform/services.server.ts';
import { DESK_PAGE_SIZE, pageIn } from '../desk/desk.rules.ts';
import { getMailing, sumOf, type Mailing } from './change-mailing.server.ts';

/** Those at work first, then drafts, then what is over. */
export async function loadMailings({ db }: Services, query: URLSearchParams) {
  const isOver = sql`${mailings.state} in ('done', 'canceled')`;
  const at = pageIn(query, await db.$count(mailings));
  const rows = await db
    .select()
    .from(mailings)
    .orderBy(isOver, sql`${mailings.state} = 'draft'`, desc(mailings.createdAt), desc(mailings.id))
    .limit(DESK_PAGE_SIZE)
    .offset((at.page - 1) * DESK_PAGE_SIZE);
  const list = rows.map((row) => ({
    id: row.id,
    state: row.state,
    subject: subjectOf(row),
    sent: row.sent,
    at: row.endedAt ?? row.startedAt ?? row.createdAt,
  }));
  return { list, ...at };
}

export type MailingsView = Awaited<ReturnType<typeof loadMailings>>;

export async function loadMailing(services: Services, id: number, { edit }: { edit: boolean }) {
  const { db, clock, env } = services;
  const mailing = await getMailing(db, id);
  const texts = mailing.texts as MailingTexts;
  const written = LANGUAGES.filter((language) => texts[language]);
  const isOver = mailing.state === 'done' || mailing.state === 'canceled';
  const counts = isOver ? [] : await countRecipients(db, mailing, clock.now());
  const left = sumOf(counts);
  const rate = env.MAILINGS_PER_MINUTE;
  return {
    ...mailing,
    texts,
    written,
    subject: subjectOf(mailing),
    editing: mailing.state === 'draft' && (edit || written.length === 0),
    languages: written.length
      ? counts.map((each) => ({ ...each, gets: languageFor(texts, each.language) }))
      : [],
    left,
    total: mailing.sent + left,
    rate,
    minutes: Math.ceil(left / rate),
  };
}

export type MailingView = Awaited<ReturnType<typeof loadMailing>>;

/** As it will look in a mail program. */
export async function previewMailing(
  services: Services,
  { id, language, reader }: { id: number; language: string | undefined; reader: number },
): Promise<string> {
  const { texts } = await loadMailing(services, id, { edit: false });
  if (Object.keys(texts).length === 0) return '';
  return mailingMail(services, texts, { id: reader, language: askedLanguage(language) }).html;
}

function subjectOf({ texts }: Pick<Mailing, 'texts'>): string {
  const known = texts as MailingTexts;
  const first = LANGUAGES.find((language: Language) => known[language]);
  return first ? known[first]!.subject : '';
}
