import { welcomeMail } from '#features/accounts/mails/account-mails.server.ts';
import { hashPassword } from '#features/accounts/password.server.ts';
import { createSession } from '#features/accounts/session.server.ts';
import { bySlot, PICTURE_SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import { discardFiles } from '#features/media/stored-files.server.ts';
import { storeUploads, type Uploads } from '#features/media/store-uploads.server.ts';
import { APPROVAL_HOURS } from '#features/profiles/approval-hours.rules.ts';
import { completeness } from '#features/profiles/completeness.rules.ts';
import { tidyValues } from '#features/profiles/field-checks.rules.ts';
import { contentOf, type FormValues } from '#features/profiles/form-values.ts';
import { takenError } from '#features/profiles/find-taken.server.ts';
import {
  countedOf,
  displayNameOf,
  type ProfileContent,
} from '#features/profiles/profile-content.ts';
import { insertProfile } from '#features/profiles/write-profile.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { media } from '#platform/db/tables/media.ts';
import { profileRevisions } from '#platform/db/tables/profiles.ts';
import { AppError, atField } from '#platform/errors.ts';
import { languageNow, type Language } from '#platform/language.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { firstFailure, signupRules, type FormId } from './signup-form.rules.ts';
import { countInvited } from './invitation.server.ts';

export interface ProfileEntry {
  form: FormId;
  values: FormValues;
  uploads: Uploads;
}

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
  const { db, clock, env } = services;
  const live = env.REVIEW_POLICY === 'after';
  let token = '';
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
      const owner = { email: values.email!, language };
      await mailTo(services, owner, (site) => welcomeMail(site, facts), tx);
      token = await createSession(tx, now, env, { accountId: id, userAgent });
    },
  });
  return { accountId, token };
}

const asAddress = (client: string) => (client === 'unknown' ? null : client);

export interface MadeProfile {
  accountId: number;
  slug: string;
}

/** Whoever makes a profile: its owner, or staff in their place. */
interface Maker {
  /** Asked for once everything in the form is right. */
  account: (values: FormValues) => Promise<Omit<typeof accounts.$inferInsert, 'kind'>>;
  listed: boolean;
  byStaff?: boolean;
  /** What is saved together with it. */
  alongside: (tx: Db, made: MadeProfile & Entered) => Promise<void>;
}

interface Entered {
  values: FormValues;
  content: ProfileContent;
  now: Date;
}

/** Account, profile and pictures appear together or not at all. */
export async function makeProfile(
  services: Services,
  { form, uploads, ...entry }: ProfileEntry,
  { account: makeAccount, alongside, ...standing }: Maker,
): Promise<MadeProfile> {
  const { db, clock, env } = services;
  const rules = signupRules(form, env.ALLOWED_EMAIL_DOMAINS);
  const values = tidyValues(rules.fields, entry.values);
  const failure = firstFailure(rules, { values });
  if (failure) throw new AppError('bad-input', failure.message, { field: failure.field });

  const account = await makeAccount(values);
  const pictures = await storeUploads(services, uploads).catch(nameField);
  const content = contentOf(rules.kind, 'signup', values, { whatsapp: true, videoUrl: null });
  const inSlots = bySlot((slot) => pictures.filter((picture) => picture.slot === slot));
  const now = clock.now();
  const facts = { ...standing, now, completeness: completeness(countedOf(content, inSlots)) };
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(accounts)
        .values({ ...account, kind: content.kind, createdAt: now })
        .returning({ id: accounts.id });
      const accountId = row!.id;
      const slug = await insertProfile(tx, accountId, content, facts);
      if (pictures.length > 0)
        await tx.insert(media).values(pictures.map((picture) => ({ ...picture, accountId })));
      await alongside(tx, { accountId, slug, values, content, now });
      return { accountId, slug };
    });
  } catch (error) {
    const taken = takenError(error, rules.fields, rules.wording);
    // Any other failure may have come after the commit: then the pictures are somebody's, and the sweep knows.
    if (!taken) throw error;
    await discardFiles(services, pictures);
    throw taken;
  }
}

/** A refused picture is told by the name of its field in the form. */
function nameField(error: unknown): never {
  if (!(error instanceof AppError) || !error.field) throw error;
  throw atField(error, PICTURE_SLOTS[error.field as PictureSlot]?.field);
}
