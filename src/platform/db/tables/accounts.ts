import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { STAFF_ROLES } from '#platform/staff-roles.rules.ts';
import { createdAt, id, instant, language, reference, speaksOurs } from './columns.ts';
import { invitations } from './invitations.ts';

export const accountKind = pgEnum('account_kind', ['specialist', 'business', 'admin']);
export const accountStatus = pgEnum('account_status', ['active', 'suspended']);
export const staffRole = pgEnum('staff_role', STAFF_ROLES);
export const codePurpose = pgEnum('code_purpose', [
  'signup',
  'password_reset',
  'email_change',
  'review',
  'work_email',
  'claim',
]);

export const accounts = pgTable(
  'accounts',
  (t) => ({
    id: id(),
    kind: accountKind().notNull(),
    status: accountStatus().notNull().default('active'),
    /** Of staff; a trigger makes whoever is written without one an admin, as all were before there were roles. */
    staffRole: staffRole(),
    /** None where nobody signs in: staff added the profile, and its owner has not claimed it. */
    email: t.text(),
    passwordHash: t.text().notNull(),
    isDemo: t.boolean().notNull().default(false),
    language: language(),
    totpSecret: t.text(),
    totpConfirmedAt: instant(),
    recoveryCodeHashes: t.text().array().notNull().default([]),
    signupClient: t.inet(),
    /** The link that brought them. */
    invitationId: reference().references(() => invitations.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastLoginAt: instant(),
    /** Since when they want no mailings; none means that they get them. */
    mailingsOffAt: instant(),
  }),
  (table) => [
    uniqueIndex('accounts_email_unique').on(sql`lower(${table.email})`),
    index().on(table.createdAt),
    index('accounts_invited')
      .on(table.invitationId)
      .where(sql`invitation_id is not null`),
    index()
      .on(table.signupClient)
      .where(sql`signup_client is not null`),
    check('accounts_sign_in_by_email', sql`email is not null or password_hash = '!'`),
    check('accounts_staff_role', sql`(kind = 'admin') = (staff_role is not null)`),
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
/** For tables that grow: whoever's account goes is looked for in them. */
export const ofStaff = (column: AnyPgColumn) =>
  index()
    .on(column)
    .where(sql`${column} is not null`);

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

/** Open ones alone: whoever joins or is no longer wanted takes theirs away, and the log keeps that it was there. */
export const staffInvitations = pgTable(
  'staff_invitations',
  (t) => ({
    id: id(),
    email: t.text().notNull(),
    role: staffRole().notNull(),
    language: language(),
    /** A keyed hash of what stands in the link. */
    tokenHash: t.text().notNull().unique(),
    invitedBy: byStaff(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  }),
  (table) => [
    uniqueIndex('staff_invitations_email_unique').on(sql`lower(${table.email})`),
    speaksOurs('staff_invitations'),
  ],
);
