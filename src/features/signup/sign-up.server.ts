import { welcomeMail } from '#features/accounts/mails/account-mails.server.ts';
import { hashPassword } from '#features/accounts/password.server.ts';
import { createSession } from '#features/accounts/session.server.ts';
import { APPROVAL_HOURS } from '#features/profiles/approval-hours.rules.ts';
import { displayNameOf } from '#features/profiles/profile-content.ts';
import { profileRevisions } from '#platform/db/tables/profiles.ts';
import { languageNow, type Language } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import { countInvited } from './invitation.server.ts';
import { makeProfile, type ProfileEntry } from './make-profile.server.ts';

interface Signup extends ProfileEntry {
  /** Of the page, where the API is asked by one. */
  language?: Language | undefined;
  /** The one whose link was followed. */
  invitation?: string | undefined;
  client: string;
  userAgent: string | null;
}

/** By its owner. The token is that of a new session. */
export async function signUp(
  services: Services,
  { language = languageNow(), invitation, client, userAgent, ...entry }: Signup,
): Promise<{ accountId: number; token: string }> {
  const { db, clock, env, queue } = services;
  const live = env.REVIEW_POLICY === 'after';
  const { accountId } = await makeProfile(services, entry, {
    listed: live,
    async account({ email, password }) {
      await spend(db, clock.now(), LIMITS.signupsPerClient, client);
      const passwordHash = await hashPassword(password!);
      return { email: email!, passwordHash, language, signupClient: asAddress(client) };
    },
    async alongside(tx, { accountId: id, slug, values, content, now }) {
      await tx.insert(profileRevisions).values({ accountId: id, content, submittedAt: now });
      if (invitation) await countInvited(tx, invitation, id);
      const name = displayNameOf(content);
      const facts = { kind: content.kind, name, slug, live, approvalHours: APPROVAL_HOURS };
      const mail = inLanguage(language, () => welcomeMail(describeSite(env), facts));
      await queueMail(queue, { to: values.email!, ...mail }, tx);
    },
  });
  const token = await createSession(db, clock.now(), env, { accountId, userAgent });
  return { accountId, token };
}

const asAddress = (client: string) => (client === 'unknown' ? null : client);
