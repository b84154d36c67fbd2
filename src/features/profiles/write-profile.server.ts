import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { businessProfiles, profiles, specialistProfiles } from '#platform/db/tables/profiles.ts';
import type { KeyedField } from './fields.rules.ts';
import { readTexts } from './own-texts.ts';
import { displayNameOf, headlineOf, textIn, type ProfileContent } from './profile-content.ts';
import { profileSlug } from './profile-id.rules.ts';

interface Facts {
  now: Date;
  completeness: number;
  listed: boolean;
}

/** Inside a transaction: the rows of a new profile. Returns its readable id. */
export async function insertProfile(
  tx: Db,
  accountId: number,
  content: ProfileContent,
  { now, completeness, listed }: Facts,
): Promise<string> {
  const slug = profileSlug(displayNameOf(content), randomBytes(6));
  await tx.insert(profiles).values({
    ...sharedColumns(content),
    accountId,
    kind: content.kind,
    slug,
    listed,
    completeness,
    submittedAt: now,
    createdAt: now,
    updatedAt: now,
    confirmedAt: now,
  });
  const text = (field: KeyedField) => textIn(content, field);
  if (content.kind === 'specialist')
    await tx.insert(specialistProfiles).values({ accountId, ...readTexts(content.kind, text) });
  else await tx.insert(businessProfiles).values({ accountId, ...readTexts(content.kind, text) });
  return slug;
}

/** Inside a transaction: makes the content the public one. */
export async function updateProfile(
  tx: Db,
  accountId: number,
  content: ProfileContent,
  facts: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
  const whose = eq(profiles.accountId, accountId);
  await tx
    .update(profiles)
    .set({
      ...sharedColumns(content),
      // Another address is nobody's until it is proved.
      workEmailConfirmedAt: sql`case when lower(${profiles.workEmail}) = lower(${content.workEmail})
        then ${profiles.workEmailConfirmedAt} end`,
      ...facts,
    })
    .where(whose);
  const text = (field: KeyedField) => textIn(content, field);
  if (content.kind === 'specialist')
    await tx
      .update(specialistProfiles)
      .set(readTexts(content.kind, text))
      .where(eq(specialistProfiles.accountId, accountId));
  else
    await tx
      .update(businessProfiles)
      .set(readTexts(content.kind, text))
      .where(eq(businessProfiles.accountId, accountId));
}

function sharedColumns(content: ProfileContent) {
  const { category, location, phone, workEmail, whatsapp, videoUrl, facts } = content;
  return {
    displayName: displayNameOf(content),
    headline: headlineOf(content),
    category,
    location,
    phone,
    workEmail,
    whatsapp,
    videoUrl,
    facts,
  };
}
