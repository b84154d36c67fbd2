import { and, count, eq, min, sql } from 'drizzle-orm';
import { staffSteps, mails } from '#messages';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { howLong } from '../desk/how-long.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { parseEnv } from '#platform/env.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { needing, type DeskActs } from '../desk/desk-acts.server.ts';
import { installation } from '#platform/db/tables/settings.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { composeMail } from '#platform/mail/compose-mail.ts';
import { newMessageId } from '#platform/mail/mail-job.server.ts';
import { paragraph } from '#platform/mail/mail-parts.ts';
import { oneLine } from '#platform/plain-text.rules.ts';

/** For as long an instance is new, also with people in it. */
const NEW_DAYS = 30;
/** A backup from before that is none. */
const BACKUP_DAYS = 7;

/** What the first admin of an empty instance has to do, and what of it is done; null where nobody needs to be told. */
export async function loadFirstSteps(services: Services, isAsked: boolean) {
  const { db, env, clock } = services;
  const at = await readMilestones(db);
  if (at['first-steps-done'] && !isAsked) return null;
  const now = clock.now().getTime();
  const isReal = and(eq(accounts.id, profiles.accountId), eq(accounts.isDemo, false));
  const [anybody] = await db
    .select({ id: profiles.accountId })
    .from(profiles)
    .innerJoin(accounts, isReal)
    .limit(1);
  const [{ since } = {}] = await db
    .select({ since: min(accounts.createdAt) })
    .from(accounts)
    .where(eq(accounts.kind, 'admin'));
  const isNew = !anybody || (since && now - since.getTime() < NEW_DAYS * DAY_MS);
  if (!isNew && !isAsked) return null;

  const [people] = await db.select({ count: count() }).from(profiles).innerJoin(accounts, isReal);
  const real = people?.count ?? 0;
  const own = parseEnv({});
  const backupMs = at.backup ? now - at.backup.getTime() : null;
  const done = {
    name: env.SITE_NAME !== own.SITE_NAME || env.given.includes('SITE_NAME'),
    contact: env.CONTACT_EMAIL !== own.CONTACT_EMAIL && env.CONTACT_PHONE !== own.CONTACT_PHONE,
    mail: Boolean(env.MAIL_URL && at['test-mail']),
    backup: backupMs !== null && backupMs < BACKUP_DAYS * DAY_MS,
    import: real > 0,
    invite: (await db.$count(auditLog, eq(auditLog.objectKind, 'invitation'))) > 0,
  };
  if (!isAsked && Object.values(done).every(Boolean)) return null;
  return {
    done,
    siteName: env.SITE_NAME,
    mailServer: env.MAIL_URL ? new URL(env.MAIL_URL).host : null,
    backupAge: backupMs === null ? null : howLong(backupMs),
    profiles: real,
  };
}

export type FirstSteps = NonNullable<Awaited<ReturnType<typeof loadFirstSteps>>>;

export const firstStepsActs: DeskActs = {
  'test-mail': needing('settings', async ({ services, actor }) => {
    const reply = await sendTestMail(services, actor);
    return services.env.MAIL_URL
      ? staffSteps.mailAccepted(actor.email, reply)
      : staffSteps.mailWritten;
  }),
  'steps-done': needing('settings', ({ services, actor }) =>
    services.db.transaction(async (tx) => {
      await reach(tx, 'first-steps-done');
      await recordAct(tx, { actor, action: 'setting.put-away', objectId: 'first-steps' });
      return staffSteps.putAway;
    }),
  ),
};

type Milestone = (typeof installation.$inferSelect)['name'];

/** That it was done, and when. */
const reach = (db: Db, name: Milestone) =>
  db
    .insert(installation)
    .values({ name })
    .onConflictDoUpdate({ target: installation.name, set: { at: sql`now()` } });

async function readMilestones(db: Db): Promise<Partial<Record<Milestone, Date>>> {
  const rows = await db.select().from(installation);
  return Object.fromEntries(rows.map(({ name, at }) => [name, at]));
}

const REPLY_MAX = 300;

/** At once and not by the queue: whoever sets up mail wants to read what the server says to it. */
async function sendTestMail(services: Services, actor: Actor): Promise<string> {
  const { db, clock, env, mailer } = services;
  await spend(db, clock.now(), LIMITS.testMailsPerAccount, String(actor.id));
  const site = describeSite(env);
  const mail = composeMail(site, {
    subject: mails.testSubject(site.name),
    parts: [paragraph(mails.testText(site.name))],
    because: mails.testBecause,
  });
  const messageId = newMessageId();
  const reply = await mailer.send({ to: actor.email, ...mail, messageId }).catch((error: Error) => {
    throw new AppError('unavailable', staffSteps.mailRefused(short(error.message)), {
      cause: error,
    });
  });
  if (env.MAIL_URL) await reach(db, 'test-mail');
  return short(reply);
}

const short = (reply: string) => oneLine(reply).slice(0, REPLY_MAX);
