import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { businessProfiles, profiles, specialistProfiles } from '#platform/db/tables/profiles.ts';
import {
  readTexts,
  displayNameOf,
  headlineOf,
  textIn,
  type ProfileContent,
} from './profile-content.ts';
import { profileSlug } from './profile-id.rules.ts';

interface Facts {
  now: Date;
  completeness: number;
  listed: boolean;
  /** Staff wrote it themselves: nobody has to look at it, and it waits for its owner. */
  byStaff?: boolean;
}

/** Inside a transaction: the rows of a new profile. Returns its readable id. */
export async function insertProfile(
  tx: Db,
  accountId: number,
  content: ProfileContent,
  { now, completeness, listed, byStaff = false }: Facts,
): Promise<string> {
  const slug = profileSlug(displayNameOf(content), randomBytes(6));
  await tx.insert(profiles).values({
    ...profileColumns(content),
    accountId,
    kind: content.kind,
    slug,
    listed,
    completeness,
    ...(byStaff && { unclaimed: true, reviewStatus: 'approved', decidedAt: now }),
    submittedAt: now,
    createdAt: now,
    updatedAt: now,
    confirmedAt: now,
  });
  await tx.insert(DETAILS[content.kind]).values({ accountId, ...textsOf(content) });
  return slug;
}

/** Inside a transaction: makes the content the public one. */
export async function updateProfile(
  tx: Db,
  accountId: number,
  content: ProfileContent,
  facts: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
  await tx
    .update(profiles)
    .set({
      ...profileColumns(content),
      // Another address is nobody's until it is proved.
      workEmailConfirmedAt: sql`case when lower(${profiles.workEmail}) = lower(${content.workEmail})
        then ${profiles.workEmailConfirmedAt} end`,
      // It was the former number that visitors do not see.
      phoneHiddenAt: sql`case when ${profiles.phone} = ${content.phone} then ${profiles.phoneHiddenAt} end`,
      ...facts,
    })
    .where(eq(profiles.accountId, accountId));
  const details = DETAILS[content.kind];
  await tx.update(details).set(textsOf(content)).where(eq(details.accountId, accountId));
}

/** Each kind has a table for what only it says. */
const DETAILS = { specialist: specialistProfiles, business: businessProfiles };

const textsOf = (content: ProfileContent): object =>
  readTexts(content.kind, (field) => textIn(content, field));

/** What both kinds say, as `profiles` keeps it. */
export function profileColumns(content: ProfileContent) {
  const { category, location, phone, workEmail, whatsapp, videoUrl, facts } = content;
  const { writtenIn = null, translations = {} } = content;
  return {
    displayName: displayNameOf(content),
    headline: headlineOf(content),
    category,
    location,
    phone: phone || null,
    workEmail,
    whatsapp,
    videoUrl,
    facts,
    writtenIn,
    translations,
  };
}
