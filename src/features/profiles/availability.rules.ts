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

const SUBJECTS: Record<UniqueField, { is: string; check: string }> = {
  email: { is: 'Email', check: 'email' },
  work_email: { is: 'Work email', check: 'work email' },
  phone: { is: 'Phone number', check: 'phone' },
  business_name: { is: 'Business name', check: 'business name' },
};

export function takenMessage(field: UniqueField, wording: Wording = 'main'): string {
  const taken = wording === 'variant' || field === 'business_name' ? 'taken' : 'in use';
  return `${SUBJECTS[field].is} is already ${taken}.`;
}

export const unverifiedMessage = (field: UniqueField) =>
  `Could not verify ${SUBJECTS[field].check} uniqueness.`;

/** Whether a value is free is asked this long after typing stopped. */
export const UNIQUENESS_PAUSE_MS = 500;
