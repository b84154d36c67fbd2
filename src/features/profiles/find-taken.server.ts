import { sql } from 'drizzle-orm';
import { checkLoginEmail, isEmail } from '#features/accounts/email.rules.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { businessProfiles, profiles } from '#platform/db/tables/profiles.ts';
import { AppError, causesOf, codeOf } from '#platform/errors.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { takenMessage, type UniqueField, type Wording } from './availability.rules.ts';
import type { FieldRules } from './field-checks.rules.ts';
import { LENIENT_PHONE, normalisePhone } from './phone.rules.ts';

/**
 * Whether the value belongs to an account already. What is not well-formed belongs to nobody, nor does an email that
 * could not sign up: the addresses of staff are not for guessing.
 */
export async function isTaken(
  { db, env }: Pick<Services, 'db' | 'env'>,
  field: UniqueField,
  typed: string,
  /** The account that may keep its own. */
  own: number | null = null,
): Promise<boolean> {
  const value = oneLine(typed);
  const lookup = LOOKUPS[field](value, env.ALLOWED_EMAIL_DOMAINS);
  if (!lookup) return false;
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select exists(${lookup} ${own === null ? sql`` : sql`and account_id <> ${own}`}) as taken`,
  );
  return rows[0]!.taken;
}

/** The address of the profile that holds the value, where staff have added it and its owner can claim it; else null. */
export async function findClaimable(
  { db, env }: Pick<Services, 'db' | 'env'>,
  field: UniqueField,
  typed: string,
): Promise<string | null> {
  const lookup =
    field === 'email' ? null : LOOKUPS[field](oneLine(typed), env.ALLOWED_EMAIL_DOMAINS);
  if (!lookup) return null;
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from profiles where unclaimed and listed and account_id in (${lookup})`);
  return rows[0]?.slug ?? null;
}

type Lookup = (value: string, allowed?: readonly string[]) => ReturnType<typeof sql> | null;

const LOOKUPS: Record<UniqueField, Lookup> = {
  email: (value, allowed) =>
    checkLoginEmail(value, allowed) === null
      ? sql`select account_id from (select id as account_id, email from ${accounts}) a where lower(email) = ${value.toLowerCase()}`
      : null,
  work_email: (value) =>
    isEmail(value)
      ? sql`select account_id from ${profiles} where lower(work_email) = ${value.toLowerCase()}`
      : null,
  phone: (value) =>
    LENIENT_PHONE.pattern.test(value)
      ? sql`select account_id from ${profiles} where phone = ${normalisePhone(value)}`
      : null,
  business_name: (value) =>
    value
      ? sql`select account_id from ${businessProfiles} where lower(regexp_replace(btrim(business_name), '\\s+', ' ', 'g'))
          = ${value.toLowerCase()}`
      : null,
};

const INDEXES: Record<string, UniqueField> = {
  accounts_email_unique: 'email',
  profiles_work_email_unique: 'work_email',
  profiles_phone_unique: 'phone',
  business_profiles_name_unique: 'business_name',
};

/** Which field a refused row collided in: two people may pass every check at the same moment, the index decides. */
export function takenField(error: unknown): UniqueField | null {
  const refused = refusedIn(error);
  return (refused && 'constraint' in refused && INDEXES[String(refused.constraint)]) || null;
}

/** Whether it collided in anything, with what lists call a profile as well. */
export const hasCollided = (error: unknown): boolean => refusedIn(error) !== undefined;

const refusedIn = (error: unknown) => causesOf(error).find((cause) => codeOf(cause) === '23505');

/** What to tell about a row that was refused for it, by the form's name of the field; null for any other failure. */
export function takenError(
  error: unknown,
  fields: FieldRules = {},
  wording?: Wording,
): AppError | null {
  const taken = takenField(error);
  if (!taken) return null;
  const field = Object.keys(fields).find((name) => fields[name]!.unique === taken);
  return new AppError('conflict', takenMessage(taken, wording), { field, cause: error });
}
