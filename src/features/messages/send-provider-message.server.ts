import { and, eq } from 'drizzle-orm';
import { mailboxOf } from '#features/accounts/email.rules.ts';
import { findProvider } from '#features/profile-page/find-provider.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profileEvents } from '#platform/db/tables/events.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS, SAME_MESSAGE } from '#platform/limits/limits.ts';
import { isFirstUse, spend } from '#platform/limits/spend.server.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { tidyContact, type ContactFields } from './contact.rules.ts';
import { providerMessageMail } from './mails/message-mails.server.ts';
import { PROVIDER_MESSAGE_TEXTS } from './provider-message.rules.ts';
import { refuseContact } from './refuse-contact.server.ts';
import type { Guarded } from './bot-check.server.ts';

interface ProviderMessage extends ContactFields, Guarded {
  kind: ProviderKind;
  /** The readable id of the profile. */
  id: string;
  client: string;
}

type Needed = Pick<Services, 'db' | 'clock' | 'secret' | 'queue' | 'env'>;

/** Mails a visitor's words to a provider and counts them; they are kept only until the mail has left. */
export async function sendProviderMessage(services: Needed, sent: ProviderMessage): Promise<void> {
  const { db, clock, queue, env } = services;
  const fields = tidyContact(sent);
  refuseContact(services, fields, sent);
  const found = await findProvider(db, sent.id);
  if (found?.provider.kind !== sent.kind) throw gone();
  const { accountId, provider } = found;
  const now = clock.now();
  await spend(db, now, LIMITS.messagesPerClient, sent.client);
  await spend(db, now, LIMITS.messagesPerEmail, mailboxOf(fields.email));
  await spendOn(db, now, accountId, provider.shortName);

  await db.transaction(async (tx) => {
    const words = [sent.id, fields.email, fields.message].join('\n');
    if (!(await isFirstUse(tx, now, SAME_MESSAGE, words))) return;
    const to = await addressOf(tx, accountId);
    if (!to) throw gone();
    await tx
      .insert(profileEvents)
      .values({ profileId: accountId, kind: 'message', createdAt: now });
    const mail = providerMessageMail(describeSite(env), { ...fields, provider, at: now });
    await queueMail(queue, { to, replyTo: fields.email, ...mail }, tx);
  });
}

const gone = () => new AppError('not-found', PROVIDER_MESSAGE_TEXTS.gone);

/** An innocent visitor may be the one who is told. */
async function spendOn(db: Db, now: Date, accountId: number, name: string): Promise<void> {
  try {
    await spend(db, now, LIMITS.messagesPerProvider, String(accountId));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, retryAfterSeconds = 0 } = error;
    throw new AppError(code, PROVIDER_MESSAGE_TEXTS.busy(name), { retryAfterSeconds });
  }
}

/** The work email may be anybody's until its owner has proved it. */
async function addressOf(tx: Db, accountId: number): Promise<string | null> {
  const [row] = await tx
    .select({
      workEmail: profiles.workEmail,
      confirmedAt: profiles.workEmailConfirmedAt,
      email: accounts.email,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(and(eq(profiles.accountId, accountId), profiles.listed));
  if (!row) return null;
  return (row.confirmedAt && row.workEmail) || row.email;
}
