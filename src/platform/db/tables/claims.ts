import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { byStaff, ofStaff } from './accounts.ts';
import { createdAt, id, instant, language, speaksOurs } from './columns.ts';
import { ofProfile, ownProfile } from './profiles.ts';

/** What staff tell in a call or print in a letter: whoever has it claims the profile. */
export const claimCodes = pgTable(
  'claim_codes',
  (t) => ({
    profileId: ownProfile(),
    /** A keyed hash: it was shown once, to whoever made it. */
    codeHmac: t.text().notNull(),
    madeBy: byStaff(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  }),
  (table) => [ofStaff(table.madeBy)],
);

export const claimStatus = pgEnum('claim_status', ['open', 'accepted', 'refused']);

/** What somebody says whom no code reaches: staff decide. */
export const claims = pgTable(
  'claims',
  (t) => ({
    id: id(),
    profileId: ofProfile(),
    name: t.text().notNull(),
    /** Proved by a code; with it they sign in if the claim is accepted. */
    email: t.text().notNull(),
    words: t.text().notNull(),
    language: language(),
    status: claimStatus().notNull().default('open'),
    reason: t.text(),
    decidedAt: instant(),
    decidedBy: byStaff(),
    createdAt: createdAt(),
  }),
  (table) => [
    uniqueIndex('claims_one_open_each')
      .on(table.profileId, sql`lower(${table.email})`)
      .where(sql`status = 'open'`),
    index().on(table.profileId),
    index().on(table.status, table.createdAt),
    ofStaff(table.decidedBy),
    speaksOurs('claims'),
  ],
);
