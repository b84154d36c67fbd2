import { mailboxOf } from '#features/accounts/email.rules.ts';
import type { Besides } from '#features/import/rows/apply-rows.server.ts';
import { COLUMNS, pictureColumn } from '#features/import/rows/columns.server.ts';
import type { Decision, FileRow } from '#features/import/rows/decide-rows.server.ts';
import { sayProblem } from '#features/import/rows/problem.server.ts';
import { SLOTS } from '#features/media/picture.rules.ts';
import { areasOf } from '#features/profiles/fields.rules.ts';
import { translatedName } from '#features/profiles/translations.rules.ts';
import { LANGUAGES } from '#platform/language.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { demoRecord, type DemoRecord } from './demo-pack.server.ts';

const KNOWN = new Set(COLUMNS.map(({ id }) => id));

/** What an operator's list would say of a provider, by the columns of the import. */
export function rowOf(record: DemoRecord, index: number): FileRow {
  const { kind, slug, facts, translations, pictures } = record;
  const texts = Object.entries(record).filter(([key]) => !Object.hasOwn(demoRecord.shape, key));
  const translated = LANGUAGES.flatMap((language) =>
    areasOf(kind).flatMap((field) => {
      const text = translations[language]?.[field.key];
      return text ? [[translatedName(field, language), text]] : [];
    }),
  );
  const cells = Object.fromEntries([
    ...texts,
    ...translated,
    ...Object.entries(facts).map(([name, fact]) => [name, JSON.stringify(fact)]),
    ...SLOTS.map((slot) => [pictureColumn(slot), [pictures[slot] ?? []].flat().join(', ')]),
    ['kind', kind],
    ['outsideId', slug],
  ]) as Record<string, string>;
  const unknown = Object.keys(cells).filter((id) => !KNOWN.has(id));
  if (unknown.length > 0) throw new Error(`Demo: ${slug} has no field ${unknown.join(', ')}`);
  return { number: index + 1, cells };
}

/** What the import decided, with what only we may say: a video of the site's own. It stops at what it would refuse. */
export function accepted({ slug, videoUrl }: DemoRecord, decision: Decision): Decision {
  const { outcome, problems, content } = decision;
  if (outcome === 'refuse') {
    const wrong = problems.map((each) => `${each.column}: ${sayProblem(each)}`);
    throw new Error(`Demo: ${slug} is refused:\n${wrong.join('\n')}`);
  }
  return content && videoUrl ? { ...decision, content: { ...content, videoUrl } } : decision;
}

/** What no list says: who signed up long ago, has confirmed what they say, and was reviewed. */
export function besides(record: DemoRecord, now: Date) {
  const { slug, email, language, unclaimed, waiting, workEmail, reviews } = record;
  const joined = daysBefore(now, record.joinedDaysAgo);
  return {
    account: { email: unclaimed ? null : email, isDemo: true, language, createdAt: joined },
    profile: {
      slug,
      unclaimed,
      workEmailConfirmedAt: workEmail && !unclaimed ? joined : null,
      reviewStatus: waiting ? 'pending' : 'approved',
      submittedAt: joined,
      decidedAt: waiting ? null : joined,
      ratingSum: reviews.reduce((sum, review) => sum + review.stars, 0),
      reviewCount: reviews.length,
      createdAt: joined,
      updatedAt: joined,
      confirmedAt: daysBefore(now, record.confirmedDaysAgo),
    },
  } satisfies Besides;
}

export const reviewsOf = ({ reviews }: DemoRecord, now: Date) =>
  reviews.map(({ author, email, stars, text, reply, daysAgo }) => {
    const written = daysBefore(now, daysAgo);
    return {
      authorName: author,
      authorEmail: email,
      authorMailbox: mailboxOf(email),
      stars,
      text,
      reply: reply ?? null,
      repliedAt: reply ? daysBefore(now, Math.max(daysAgo - 1, 0)) : null,
      isDemo: true,
      createdAt: written,
      updatedAt: written,
    };
  });

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
