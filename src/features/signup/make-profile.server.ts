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
import { takenError } from '#features/profiles/find-taken.server.ts';
import { countedOf, type ProfileContent } from '#features/profiles/profile-content.ts';
import { insertProfile } from '#features/profiles/write-profile.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { media } from '#platform/db/tables/media.ts';
import { AppError, atField } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { firstFailure } from './first-failure.rules.ts';
import { signupRules, type FormId } from './signup-form.rules.ts';

export interface ProfileEntry {
  form: FormId;
  values: FormValues;
  uploads: Uploads;
}

export interface MadeProfile {
  accountId: number;
  slug: string;
}

/** Whoever makes a profile: its owner, or staff in their place. */
export interface Maker {
  /** Asked for once everything in the form is right. */
  account: (values: FormValues) => Promise<Omit<typeof accounts.$inferInsert, 'kind'>>;
  listed: boolean;
  byStaff?: boolean;
  /** What is saved together with it. */
  alongside: (tx: Db, made: MadeProfile & Saved) => Promise<void>;
}

interface Saved {
  values: FormValues;
  content: ProfileContent;
  now: Date;
}

/** Account, profile and pictures appear together or not at all. */
export async function makeProfile(
  services: Services,
  { form, uploads, ...entry }: ProfileEntry,
  maker: Maker,
): Promise<MadeProfile> {
  const rules = signupRules(form, services.env.ALLOWED_EMAIL_DOMAINS);
  const values = tidyValues(rules.fields, entry.values);
  const failure = firstFailure(rules, { values });
  if (failure) throw new AppError('bad-input', failure.message, { field: failure.field });

  const account = await maker.account(values);
  const pictures = await storeUploads(services, uploads).catch(nameField);
  try {
    const content = contentOf(rules.kind, 'signup', values, { whatsapp: true, videoUrl: null });
    return await save(services, { ...maker, account, pictures, values, content });
  } catch (error) {
    const taken = takenError(error, rules.fields, rules.wording);
    // Any other failure may have come after the commit: then the pictures are somebody's, and the sweep knows.
    if (!taken) throw error;
    await discardFiles(services, pictures);
    throw taken;
  }
}

type Parts = Omit<Maker, 'account'> &
  Omit<Saved, 'now'> & {
    account: Awaited<ReturnType<Maker['account']>>;
    pictures: readonly StoredPicture[];
  };

function save({ db, clock }: Services, parts: Parts) {
  const { account, pictures, alongside, values, content, ...standing } = parts;
  const now = clock.now();
  const inSlots = bySlot((slot) => pictures.filter((picture) => picture.slot === slot));
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(accounts)
      .values({ ...account, kind: content.kind, createdAt: now })
      .returning({ id: accounts.id });
    const accountId = row!.id;
    const slug = await insertProfile(tx, accountId, content, {
      ...standing,
      now,
      completeness: completeness(countedOf(content, inSlots)),
    });
    if (pictures.length > 0)
      await tx.insert(media).values(pictures.map((picture) => ({ ...picture, accountId })));
    await alongside(tx, { accountId, slug, values, content, now });
    return { accountId, slug };
  });
}

/** A refused picture is told by the name of its field in the form. */
function nameField(error: unknown): never {
  if (!(error instanceof AppError) || !error.field) throw error;
  throw atField(error, PICTURE_SLOTS[error.field as PictureSlot]?.field);
}
