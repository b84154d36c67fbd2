import { and, count, eq, min } from 'drizzle-orm';
import { staffSteps } from '#messages';
import { recordAct } from '#features/accounts/record-act.server.ts';
import { howLong } from '../desk/how-long.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { parseEnv } from '#platform/env.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { needing, type DeskActs } from '../desk/desk-acts.server.ts';
import { reach, readMilestones } from './milestones.server.ts';
import { sendTestMail } from './send-test-mail.server.ts';

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
    invite: await hasActedOn(db, 'invitation'),
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

/** Whether staff have worked on things of a kind, as the log tells. */
const hasActedOn = async (db: Db, kind: string): Promise<boolean> =>
  (await db.$count(auditLog, eq(auditLog.objectKind, kind))) > 0;
