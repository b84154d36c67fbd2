import { getField, sentAs, type FieldKey } from '#features/profiles/fields.rules.ts';
import { SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export type Decision = 'approve' | 'reject' | 'suspend';

export const REASON_TEXT_MAX = 500;
/** Says nothing by itself: the text has to. */
const OTHER_REASON = 'other';

interface Reason {
  id: string;
  label: string;
  sentence: string;
  /** The field of the editor that it is about: a text by its key, or the slot of a picture. */
  field?: Record<ProviderKind, FieldKey | PictureSlot>;
}

const other: Reason = { id: OTHER_REASON, label: 'Something else', sentence: '' };

export const REASONS: Record<Exclude<Decision, 'approve'>, readonly Reason[]> = {
  reject: [
    {
      id: 'incomplete',
      label: 'Something important is missing',
      sentence: 'Something that visitors need to know is missing.',
    },
    {
      id: 'contact',
      label: 'Contact details do not work',
      sentence: 'We could not reach you with the phone number or email in your profile.',
      field: { specialist: 'phone', business: 'phone' },
    },
    {
      id: 'category',
      label: 'Wrong category or place',
      sentence: 'Your profile stands in a category or place that does not fit what you offer.',
      field: { specialist: 'category', business: 'category' },
    },
    {
      id: 'picture',
      label: 'A picture is not allowed',
      sentence: 'A picture is not allowed here, or does not seem to be your own.',
      field: { specialist: 'profile', business: 'profile' },
    },
    {
      id: 'text',
      label: 'Text is shouting, spam or full of links',
      sentence:
        'Please write your texts in plain sentences: no capital letters throughout, no links.',
      field: { specialist: 'bio', business: 'about' },
    },
    {
      id: 'duplicate',
      label: 'There is another profile of the same provider',
      sentence: 'There is another profile of yours already. One is enough.',
    },
    other,
  ],
  suspend: [
    {
      id: 'fake',
      label: 'Not a real provider',
      sentence: 'We have reason to think that this provider does not exist as described.',
    },
    {
      id: 'identity',
      label: 'Somebody else’s name or business',
      sentence: 'The name or business in this profile belongs to somebody else.',
    },
    {
      id: 'harm',
      label: 'Fraud or harm to visitors',
      sentence: 'Visitors told us of fraud or harm, and we are looking into it.',
    },
    {
      id: 'illegal',
      label: 'Illegal or offensive content',
      sentence: 'The profile offers or shows something that is illegal or offensive.',
    },
    other,
  ],
};

export const DECISION_MESSAGES = {
  reason: 'Please choose a reason.',
  text: 'Please write what is wrong.',
  tooLong: `Please keep it under ${REASON_TEXT_MAX} characters.`,
  changed: 'The provider has changed this profile since you opened it. Please look at it again.',
  nothingWaits: 'There is nothing left to decide here.',
  suspendedAlready: 'This profile is suspended already.',
  nothingToUndo: 'This can no longer be taken back: something newer has happened to the profile.',
} as const;

export const DECIDED: Record<Decision | 'undo', string> = {
  approve: 'approved',
  reject: 'rejected',
  suspend: 'suspended',
  undo: 'put back into the queue',
};

export interface ReasonFields {
  reason: string;
  text: string;
}

export function checkReason(
  decision: Decision,
  { reason, text }: ReasonFields,
): Partial<ReasonFields> | null {
  if (decision === 'approve') return null;
  if (!REASONS[decision].some(({ id }) => id === reason))
    return { reason: DECISION_MESSAGES.reason };
  if (text.trim().length > REASON_TEXT_MAX) return { text: DECISION_MESSAGES.tooLong };
  if (reason === OTHER_REASON && !text.trim()) return { text: DECISION_MESSAGES.text };
  return null;
}

export function spellReason(decision: Decision, { reason, text }: ReasonFields): string | null {
  if (decision === 'approve') return null;
  const chosen = REASONS[decision].find(({ id }) => id === reason);
  return [chosen?.sentence, text.trim()].filter(Boolean).join('\n');
}

/** The editor's name of the field that a reason is about; null where it is about none alone. */
export function fieldOfReason(
  kind: ProviderKind,
  decision: Decision,
  { reason }: Pick<ReasonFields, 'reason'>,
): string | null {
  if (decision === 'approve') return null;
  const field = REASONS[decision].find(({ id }) => id === reason)?.field?.[kind];
  if (!field) return null;
  const slot = SLOTS.find((each) => each === field);
  return slot ?? sentAs('editor', getField(kind, field as FieldKey));
}
