import { randomBytes } from 'node:crypto';
import { bySlot, type PictureSlot } from '#features/media/picture.rules.ts';
import type { StoredPicture } from '#features/media/store-uploads.server.ts';
import { completeness } from '#features/profiles/completeness.rules.ts';
import { holdProfiles } from '#features/profiles/hold-profiles.server.ts';
import {
  readTexts,
  countedOf,
  displayNameOf,
  textIn,
  type ProfileContent,
} from '#features/profiles/profile-content.ts';
import { profileSlug } from '#features/profiles/profile-id.rules.ts';
import { profileColumns, updateProfile } from '#features/profiles/write-profile.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { insertAll } from '#platform/db/insert-all.server.ts';
import { media } from '#platform/db/tables/media.ts';
import type { Language } from '#platform/language.ts';
import { insertProviders, type NewProvider } from '../insert-providers.server.ts';
import type { Decision } from './decide-rows.server.ts';

/** What a changed profile was, for the day that the import is undone. */
export interface Before {
  content: ProfileContent;
  outsideId: string | null;
  /** Since when visitors did not see its number. */
  phoneHiddenAt: Date | string | null;
  version: number;
  /** Pictures that the import brought. */
  added: string[];
}

interface Applied {
  profileId: number;
  version: number;
  before: Before | null;
}

export interface Circumstances {
  now: Date;
  language: Language;
  /** The pictures of each row, stored already. */
  pictures: ReadonlyMap<number, readonly StoredPicture[]>;
  /** What is known of new ones beside what a list can say. */
  besides?: ReadonlyMap<number, Besides>;
}

/** Columns that are otherwise those of a profile that staff have just added. */
export interface Besides {
  account: Partial<NewProvider['account']>;
  profile: Partial<NewProvider['profile']>;
}

/** Somebody claimed or changed a profile after it was decided about. */
export class ChangedMeanwhile extends Error {}

/** Inside a transaction: makes and changes what was decided. By the numbers of the rows. */
export async function applyRows(
  tx: Db,
  decisions: readonly Decision[],
  at: Circumstances,
): Promise<Map<number, Applied>> {
  const applied = new Map<number, Applied>();
  await lockKnown(tx, decisions);
  const made = decisions.filter(({ outcome }) => outcome === 'make');
  if (made.length > 0) {
    const ids = await insertProviders(
      tx,
      made.map((row) => {
        const { account, profile, ...rest } = newProvider(row, { ...at, slots: slotsOf(at, row) });
        const more = at.besides?.get(row.number);
        return {
          ...rest,
          account: { ...account, ...more?.account },
          profile: { ...profile, ...more?.profile },
        };
      }),
    );
    for (const [index, { number }] of made.entries())
      applied.set(number, { profileId: ids[index]!, version: 1, before: null });
  }
  for (const row of decisions)
    if (row.outcome === 'change') applied.set(row.number, await change(tx, row, at));

  const brought = [...applied].flatMap(([number, { profileId: accountId }]) =>
    (at.pictures.get(number) ?? []).map((picture) => ({ ...picture, accountId })),
  );
  if (brought.length > 0) await tx.execute(insertAll(media, brought));
  return applied;
}

/** From here on nobody else changes them, nor removes those that are only named. */
async function lockKnown(tx: Db, decisions: readonly Decision[]): Promise<void> {
  const ids = decisions.flatMap(({ known }) => known?.id ?? []);
  if (ids.length === 0) return;
  const rows = await holdProfiles(tx, ids, 'update');
  const there = new Map(rows.map((row) => [row.id, row]));
  for (const { outcome, known } of decisions) {
    const now = known && there.get(known.id);
    const isSame = now?.version === known?.version && now?.unclaimed && !now.pausedAt;
    if (known && (!now || (outcome === 'change' && !isSame))) throw new ChangedMeanwhile();
  }
}

/** What is written of a row that makes a profile. */
export function newProvider(
  { content, outsideId }: Decision,
  { now, language, slots }: Pick<Circumstances, 'now' | 'language'> & { slots: PictureSlot[] },
) {
  const { kind } = content!;
  return {
    kind,
    account: {
      kind,
      email: null,
      passwordHash: '!',
      language: content!.writtenIn ?? language,
      createdAt: now,
    },
    profile: {
      ...profileColumns(content!),
      facts: content!.facts ?? {},
      kind,
      slug: profileSlug(displayNameOf(content!), randomBytes(6)),
      outsideId,
      unclaimed: true,
      reviewStatus: 'approved',
      listed: true,
      completeness: completenessOf(content!, slots),
      submittedAt: now,
      decidedAt: now,
      createdAt: now,
      updatedAt: now,
      confirmedAt: now,
    },
    details: readTexts(kind, (field) => textIn(content!, field)),
  } satisfies NewProvider;
}

async function change(tx: Db, row: Decision, at: Circumstances): Promise<Applied> {
  const { content, number } = row;
  const known = row.known!;
  const version = known.version + 1;
  const added = at.pictures.get(number) ?? [];
  await updateProfile(tx, known.id, content!, {
    outsideId: row.outsideId ?? known.outsideId,
    version,
    updatedAt: at.now,
    completeness: completenessOf(
      content!,
      [...known.pictures, ...added].map(({ slot }) => slot),
    ),
  });
  const before = {
    content: known.content,
    outsideId: known.outsideId,
    phoneHiddenAt: known.phoneHiddenAt,
    version: known.version,
    added: added.map(({ key }) => key),
  };
  return { profileId: known.id, version, before };
}

const slotsOf = ({ pictures }: Circumstances, { number }: Decision): PictureSlot[] =>
  (pictures.get(number) ?? []).map(({ slot }) => slot);

export const completenessOf = (content: ProfileContent, slots: readonly PictureSlot[]): number =>
  completeness(
    countedOf(
      content,
      bySlot((slot) => slots.filter((each) => each === slot)),
    ),
  );
