import type { UniqueField } from './availability.rules.ts';

const INDEXES: Record<string, UniqueField> = {
  accounts_email_unique: 'email',
  profiles_work_email_unique: 'work_email',
  profiles_phone_unique: 'phone',
  business_profiles_name_unique: 'business_name',
};

/** Which field a refused row collided in: two people may pass every check at the same moment, the index decides. */
export function takenField(error: unknown): UniqueField | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || cause.code !== '23505' || !('constraint' in cause)) continue;
    return INDEXES[String(cause.constraint)] ?? null;
  }
  return null;
}
