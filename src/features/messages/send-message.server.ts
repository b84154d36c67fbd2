import { contact } from '#messages';
import { and, eq } from 'drizzle-orm';
import { mailboxOf } from '#features/accounts/email.rules.ts';
import { findProvider } from '#features/profile-page/find-provider.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profileEvents } from '#platform/db/tables/events.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError, refuseWrong } from '#platform/errors.ts';
import { languageNow } from '#platform/language.ts';
import { LIMITS, SAME_MESSAGE } from '#platform/limits/limits.ts';
import { isFirstUse, spend } from '#platform/limits/spend.server.ts';
import { mailStaff, mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { refuseBots, type Guarded } from './bot-check.server.ts';
import {
  checkContact,
  tidyContact,
  type ContactFields,
  type ContactTopic,
} from './contact.rules.ts';
import { contactMessageMail, providerMessageMail } from './mails/message-mails.server.ts';

interface Message extends ContactFields, Guarded {
  client: string;
}

/** The words as they are kept; forms with something missing or wrong in them do not go out, nor what programs send. */
function tidyOrRefuse(services: Services, sent: Message): ContactFields {
  const fields = tidyContact(sent);
  refuseWrong(checkContact(fields));
  refuseBots(services, sent, contact.send);
  return fields;
}

/** Keeps a visitor's message and mails it to staff: both, or neither. */
export async function sendContactMessage(
  services: Services,
  sent: Message & { topic: ContactTopic | null },
) {
  const { db, clock } = services;
  const fields = tidyOrRefuse(services, sent);
  const now = clock.now();
  await spend(db, now, LIMITS.contactPerClient, sent.client);
  await spend(db, now, LIMITS.contactPerEmail, mailboxOf(fields.email));

  await db.transaction(async (tx) => {
    const words = ['to us', fields.email, fields.message].join('\n');
    if (!(await isFirstUse(tx, now, SAME_MESSAGE, words))) return;
    const { topic } = sent;
    const language = languageNow();
    await tx.insert(contactMessages).values({ ...fields, topic, language, createdAt: now });
    const facts = { ...fields, topic, at: now };
    await mailStaff(services, (site) => contactMessageMail(site, facts), tx, fields.email);
  });
}

/** Mails a visitor's words to a provider and counts them; they are kept only until the mail has left. */
export async function sendProviderMessage(
  services: Services,
  sent: Message & { kind: ProviderKind; id: string },
): Promise<void> {
  const { db, clock } = services;
  const fields = tidyOrRefuse(services, sent);
  const found = await findProvider(db, sent.id);
  // Nobody has shown that they would read it: what strangers write goes to nobody's address on somebody's word.
  if (found?.provider.kind !== sent.kind || found.unclaimed) throw gone();
  const { accountId, provider } = found;
  const now = clock.now();
  await spend(db, now, LIMITS.messagesPerClient, sent.client);
  await spend(db, now, LIMITS.messagesPerEmail, mailboxOf(fields.email));
  const busy = contact.busy(provider.shortName);
  await spend(db, now, LIMITS.messagesPerProvider, String(accountId), busy);

  await db.transaction(async (tx) => {
    const words = [sent.id, fields.email, fields.message].join('\n');
    if (!(await isFirstUse(tx, now, SAME_MESSAGE, words))) return;
    const owner = await findOwner(tx, accountId);
    if (!owner) throw gone();
    await tx
      .insert(profileEvents)
      .values({ profileId: accountId, kind: 'message', createdAt: now });
    const facts = { ...fields, provider, at: now };
    const recipient = { ...owner, replyTo: fields.email };
    await mailTo(services, recipient, (site) => providerMessageMail(site, facts), tx);
  });
}

const gone = () => new AppError('not-found', contact.profileGone);

/** The work email may be anybody's until its owner has proved it. */
async function findOwner(tx: Db, accountId: number) {
  const [row] = await tx
    .select({
      workEmail: profiles.workEmail,
      confirmedAt: profiles.workEmailConfirmedAt,
      email: accounts.email,
      language: accounts.language,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(and(eq(profiles.accountId, accountId), profiles.listed))
    .for('key share', { of: profiles });
  if (!row) return null;
  return { email: (row.confirmedAt && row.workEmail) || row.email, language: row.language };
}
