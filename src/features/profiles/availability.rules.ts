import { fields } from '#messages';

/** What must belong to one account alone: the field that email_check.php takes and the flag it answers with. */
export const UNIQUE_FIELDS = {
  email: 'email_taken',
  work_email: 'work_email_taken',
  phone: 'phone_taken',
  business_name: 'businessName_taken',
} as const;

export type UniqueField = keyof typeof UNIQUE_FIELDS;

/** The other business form says "taken" where the main forms say "in use". */
export type Wording = 'main' | 'variant';

/** In front of what is said, and within it. */
const SUBJECTS: Record<UniqueField, { is: () => string; check: () => string }> = {
  email: { is: () => fields.emailIs, check: () => fields.ofEmail },
  work_email: { is: () => fields.workEmailIs, check: () => fields.ofWorkEmail },
  phone: { is: () => fields.phoneIs, check: () => fields.ofPhone },
  business_name: { is: () => fields.businessNameIs, check: () => fields.ofBusinessName },
};

export function takenMessage(field: UniqueField, wording: Wording = 'main'): string {
  const subject = SUBJECTS[field].is();
  return wording === 'variant' || field === 'business_name'
    ? fields.taken(subject)
    : fields.inUse(subject);
}

export const unverifiedMessage = (field: UniqueField) => fields.unverified(SUBJECTS[field].check());

/** Whether a value is free is asked this long after typing stopped. */
export const UNIQUENESS_PAUSE_MS = 500;
