import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { AppError } from '#platform/errors.ts';
import { DESK_MESSAGES } from '../desk/desk-text.rules.ts';

/** A message with everything that staff know of it. */
export async function getMessage(db: Db, id: number) {
  const [row] = await db
    .select({ message: contactMessages, answeredBy: accounts.email })
    .from(contactMessages)
    .leftJoin(accounts, eq(accounts.id, contactMessages.answeredBy))
    .where(eq(contactMessages.id, id));
  if (!row) throw new AppError('not-found', DESK_MESSAGES.gone);
  return { ...row.message, answeredBy: row.answeredBy };
}

export type InboxMessage = Awaited<ReturnType<typeof getMessage>>;
