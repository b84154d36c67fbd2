import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, language, reference, speaksOurs } from './columns.ts';

export const accountKind = pgEnum('account_kind', ['specialist', 'business', 'admin']);
export const accountStatus = pgEnum('account_status', ['active', 'suspended']);
export const codePurpose = pgEnum('code_purpose', [
  'signup',
  'password_reset',
  'email_change',
  'review',
  'work_email',
]);

export const accounts = pgTable(
  'accounts',
  (t) => ({
    id: id(),
    kind: accountKind().notNull(),
    status: accountStatus().notNull().default('active'),
    /** None where nobody signs in: staff added the profile, and its owner has not claimed it. */
    email: t.text(),
    passwordHash: t.text().notNull(),
    isDemo: t.boolean().notNull().default(false),
    language: language(),
    totpSecret: t.text(),
    totpConfirmedAt: instant(),
    recoveryCodeHashes: t.text().array().notNull().default([]),
    signupClient: t.inet(),
    createdAt: createdAt(),
    lastLoginAt: instant(),
  }),
  (table) => [
    uniqueIndex('accounts_email_unique').on(sql`lower(${table.email})`),
    index().on(table.createdAt),
    check('accounts_sign_in_by_email', sql`email is not null or password_hash = '!'`),
    speaksOurs('accounts'),
  ],
);

/** Goes with its account. */
export const ofAccount = () =>
  reference()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
/** Whoever of the staff did it; their own account may go. */
export const byStaff = () => reference().references(() => accounts.id, { onDelete: 'set null' });

export const sessions = pgTable(
  'sessions',
  (t) => ({
    id: id(),
    /** SHA-256 of the cookie's token: a leaked table opens nothing. */
    tokenHash: t.text().notNull().unique(),
    accountId: ofAccount(),
    userAgent: t.text(),
    secondFactorAt: instant(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: instant().notNull(),
  }),
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);

export const emailCodes = pgTable(
  'email_codes',
  (t) => ({
    id: id(),
    purpose: codePurpose().notNull(),
    email: t.text().notNull(),
    language: language(),
    codeHmac: t.text().notNull(),
    browserHash: t.text(),
    tries: t.smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  }),
  (table) => [
    // One for each browser that asked: nobody ends the code of somebody else.
    uniqueIndex('email_codes_one_open_each')
      .on(table.purpose, sql`lower(${table.email})`, sql`coalesce(${table.browserHash}, '')`)
      .where(sql`ended_at is null`),
    index('email_codes_daily_budget').on(sql`lower(${table.email})`, table.createdAt),
    speaksOurs('email_codes'),
  ],
);
