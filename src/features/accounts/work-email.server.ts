import { account } from '#messages';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { ofSession, type OwnSession, getPendingEmail } from './change-email.server.ts';
import { checkCode } from './check-code.server.ts';
import { sendCode } from './send-code.server.ts';

/** The public one, and whether its owner has proved it; the login email needs no further proof. Null without one. */
export async function findWorkEmail(
  db: Db,
  accountId: number,
): Promise<{ email: string; confirmed: boolean } | null> {
  const [row] = await db
    .select({
      email: profiles.workEmail,
      confirmed: sql<boolean>`${profiles.workEmailConfirmedAt} is not null
        or lower(${profiles.workEmail}) = lower(${accounts.email})`,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(eq(profiles.accountId, accountId));
  return row?.email ? { email: row.email, confirmed: row.confirmed } : null;
}

/** Sends a code to the work email; until it comes back, nothing that strangers write goes there. */
export async function requestWorkEmailCode(
  services: Services,
  { accountId, sessionId, client }: OwnSession & { client: string },
): Promise<void> {
  const work = await findWorkEmail(services.db, accountId);
  if (!work) throw new AppError('bad-input', account.noWorkEmail);
  if (work.confirmed) throw new AppError('bad-input', account.workEmailKnown);
  const browser = ofSession(sessionId);
  await sendCode(services, { purpose: 'work_email', email: work.email, client, browser });
}

export async function confirmWorkEmail(
  services: Services,
  { accountId, sessionId, code }: OwnSession & { code: string },
): Promise<string> {
  const purpose = 'work_email';
  const email = await getPendingEmail(services, { sessionId, purpose });
  await checkCode(services, { purpose, email, code: code.trim(), browser: ofSession(sessionId) });
  const [proved] = await services.db
    .update(profiles)
    .set({ workEmailConfirmedAt: services.clock.now() })
    .where(
      and(eq(profiles.accountId, accountId), sql`lower(${profiles.workEmail}) = lower(${email})`),
    )
    .returning({ email: profiles.workEmail });
  if (!proved) throw new AppError('conflict', account.workEmailChanged);
  return email;
}
