import { hashPassword } from '#features/accounts/password.server.ts';
import { createSession } from '#features/accounts/session.server.ts';
import { welcomeMail } from '#features/accounts/mails/account-mails.server.ts';
import { bySlot, PICTURE_SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import { discardFiles } from '#features/media/stored-files.server.ts';
import {
  storeUploads,
  type StoredPicture,
  type Uploads,
} from '#features/media/store-uploads.server.ts';
import { completeness } from '#features/profiles/completeness.rules.ts';
import { tidyValues } from '#features/profiles/field-checks.rules.ts';
import { contentOf, type FormValues } from '#features/profiles/form-values.ts';
import {
  countedOf,
  displayNameOf,
  type ProfileContent,
} from '#features/profiles/profile-content.ts';
import { APPROVAL_HOURS } from '#features/profiles/approval-hours.rules.ts';
import { takenError } from '#features/profiles/find-taken.server.ts';
import { insertProfile } from '#features/profiles/write-profile.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { media } from '#platform/db/tables/media.ts';
import { profileRevisions } from '#platform/db/tables/profiles.ts';
import { AppError, atField } from '#platform/errors.ts';
import { languageNow, type Language } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import { firstFailure } from './first-failure.rules.ts';
import { signupRules, type FormId } from './signup-form.rules.ts';

interface Signup {
  form: FormId;
  values: FormValues;
  uploads: Uploads;
  /** Of the page, where the API is asked by one. */
  language?: Language | undefined;
  client: string;
  userAgent: string | null;
}

/** Account, profile and pictures appear together or not at all. The token is that of a new session. */
export async function signUp(
  services: Services,
  signup: Signup,
): Promise<{ accountId: number; token: string }> {
  const { db, clock, env } = services;
  const { form, uploads, language = languageNow(), client, userAgent } = signup;
  const rules = signupRules(form, env.ALLOWED_EMAIL_DOMAINS);
  const values = tidyValues(rules.fields, signup.values);
  const failure = firstFailure(rules, { values });
  if (failure) throw new AppError('bad-input', failure.message, { field: failure.field });
  await spend(db, clock.now(), LIMITS.signupsPerClient, client);

  const passwordHash = await hashPassword(values.password!);
  const pictures = await storeUploads(services, uploads).catch(nameField);
  try {
    const content = contentOf(rules.kind, 'signup', values, { whatsapp: true, videoUrl: null });
    const account = { email: values.email!, passwordHash, client, language };
    const accountId = await saveSignup(services, content, account, pictures);
    const token = await createSession(db, clock.now(), env, { accountId, userAgent });
    return { accountId, token };
  } catch (error) {
    const taken = takenError(error, rules.fields, rules.wording);
    // Any other failure may have come after the commit: then the pictures are somebody's, and the sweep knows.
    if (!taken) throw error;
    await discardFiles(services, pictures);
    throw taken;
  }
}

interface NewAccount {
  email: string;
  passwordHash: string;
  client: string;
  language: Language;
}

async function saveSignup(
  { db, clock, env, queue }: Services,
  content: ProfileContent,
  { email, passwordHash, client, language }: NewAccount,
  pictures: readonly StoredPicture[],
): Promise<number> {
  const now = clock.now();
  const live = env.REVIEW_POLICY === 'after';
  const inSlots = bySlot((slot) => pictures.filter((picture) => picture.slot === slot));
  return db.transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({
        kind: content.kind,
        email,
        passwordHash,
        language,
        signupClient: asAddress(client),
        createdAt: now,
      })
      .returning({ id: accounts.id });
    const accountId = account!.id;
    const slug = await insertProfile(tx, accountId, content, {
      now,
      listed: live,
      completeness: completeness(countedOf(content, inSlots)),
    });
    if (pictures.length > 0)
      await tx.insert(media).values(pictures.map((picture) => ({ ...picture, accountId })));
    await tx.insert(profileRevisions).values({ accountId, content, submittedAt: now });
    const name = displayNameOf(content);
    const facts = { kind: content.kind, name, slug, live, approvalHours: APPROVAL_HOURS };
    const mail = inLanguage(language, () => welcomeMail(describeSite(env), facts));
    await queueMail(queue, { to: email, ...mail }, tx);
    return accountId;
  });
}

const asAddress = (client: string) => (client === 'unknown' ? null : client);

/** A refused picture is told by the name of its field in the form. */
function nameField(error: unknown): never {
  if (!(error instanceof AppError) || !error.field) throw error;
  throw atField(error, PICTURE_SLOTS[error.field as PictureSlot]?.field);
}
