import { and, eq, sql } from 'drizzle-orm';
import { findProvider } from '#features/profile-page/find-provider.server.ts';
import type { Provider } from '#features/profile-page/provider-summary.tsx';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import type { Language } from '#platform/language.ts';
import type { Secret } from '#platform/secret.server.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { foreignLanguage } from '#platform/text-language.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { ReportKind } from './report.rules.ts';

export interface ReportAddress {
  kind: ReportKind;
  id: string;
}

export interface Reported {
  kind: ReportKind;
  /** Its row in the table of its kind. */
  key: number;
  provider: Provider;
  review: { author: string; stars: number; text: string; lang?: Language } | null;
}

/** Only what visitors can see can be reported. */
export async function findReported(db: Db, { kind, id }: ReportAddress): Promise<Reported | null> {
  if (kind === 'review') return findReview(db, id);
  const found = await findProvider(db, id);
  return found && { kind, key: found.accountId, provider: found.provider, review: null };
}

async function findReview(db: Db, id: string): Promise<Reported | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const { authorName: author, stars, text } = reviews;
  const [row] = await db
    .select({ key: reviews.id, slug: profiles.slug, author, stars, text })
    .from(reviews)
    .innerJoin(profiles, eq(profiles.accountId, reviews.profileId))
    .where(and(eq(reviews.id, Number(id)), eq(reviews.state, 'published')));
  const found = row && (await findProvider(db, row.slug));
  if (!found) return null;
  const lang = foreignLanguage(row.text);
  const review = { author: row.author, stars: row.stars, text: row.text, ...(lang && { lang }) };
  return { kind: 'review', key: row.key, provider: found.provider, review };
}

/** Knows a visitor again at the same thing and nowhere else: reports cannot be joined to say who is behind them. */
export function visitorHash(secret: Secret, { kind, key }: Reported, client: string): string {
  return secret.sign('report', kind, String(key), client);
}

export async function hasReported(
  { db, secret }: Services,
  reported: Reported,
  client: string,
): Promise<boolean> {
  const isTheirs = eq(reports.visitorHash, visitorHash(secret, reported, client));
  return (await db.$count(reports, and(isTheirs, isAbout(reported)))) > 0;
}

export const isAbout = ({ kind, key }: Pick<Reported, 'kind' | 'key'>) =>
  eq(kind === 'review' ? reports.reviewId : reports.profileId, key);

/** Reports of one thing come one after another, so that each step of the count is seen by exactly one of them. */
export async function lockReported(
  tx: Db,
  { kind, key }: Pick<Reported, 'kind' | 'key'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    kind === 'review'
      ? sql`select from reviews where id = ${key} for no key update`
      : sql`select from profiles where account_id = ${key} for no key update`,
  );
  return rowCount === 1;
}
