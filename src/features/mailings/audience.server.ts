import { sql, type SQL } from 'drizzle-orm';
import { CONFIRM_EVERY_DAYS } from '#features/profiles/confirm-due.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { Language } from '#platform/language.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { placesOf, type Audience } from './mailing.rules.ts';

export interface Recipient extends Record<string, unknown> {
  id: number;
  email: string;
  language: Language;
}

/** Of the profile `p` and its account `a`: who fits, can be reached, is real, and has not said no. */
function fits({ kind, location, category, standing }: Audience, now: Date): SQL {
  const since = new Date(now.getTime() - CONFIRM_EVERY_DAYS * DAY_MS).toISOString();
  const standings: Record<string, SQL> = {
    listed: sql`p.listed`,
    waiting: sql`p.review_status = 'pending'`,
    paused: sql`p.paused_at is not null`,
    stale: sql`p.listed and p.confirmed_at <= ${since}::timestamptz`,
  };
  return sql.join(
    [
      sql`a.email is not null and a.status = 'active' and not a.is_demo and a.mailings_off_at is null`,
      kind && sql`p.kind = ${kind}`,
      location && sql`p.location = any (${sql.param(placesOf(location))}::text[])`,
      category && sql`p.category = ${category}`,
      Object.hasOwn(standings, standing) && sql`(${standings[standing]!})`,
    ].filter((each) => each !== null && each !== '' && each !== false),
    sql` and `,
  );
}

type Asked = Audience & { id: number };

/** Who has not got it yet: nobody is chosen beforehand, so that whoever says no meanwhile is left alone. */
const stillToCome = (mailing: Asked, now: Date): SQL => sql`
  from profiles p join accounts a on a.id = p.account_id
  where ${fits(mailing, now)} and not exists (
    select from mailing_recipients r where r.mailing_id = ${mailing.id} and r.account_id = a.id)`;

export async function countRecipients(db: Db, mailing: Asked, now: Date) {
  const { rows } = await db.execute<{ language: Language; count: number }>(sql`
    select a.language, count(*)::int as count ${stillToCome(mailing, now)}
    group by a.language order by count desc, a.language`);
  return rows;
}

/** Locked until they are noted: nobody leaves or says no while the mail is written. */
export async function takeRecipients(tx: Db, mailing: Asked, now: Date, most: number) {
  const { rows } = await tx.execute<Recipient>(sql`
    select a.id::int as id, a.email, a.language ${stillToCome(mailing, now)}
    order by a.id limit ${most} for share of a`);
  return rows;
}
