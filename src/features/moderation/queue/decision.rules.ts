import { reasons, staffQueue } from '#messages';
import { getField, sentAs, type FieldKey } from '#features/profiles/fields.rules.ts';
import { SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import { REASON_MAX } from '../desk/desk.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export type Decision = 'approve' | 'reject' | 'suspend';

/** Says nothing by itself: the text has to. */
const OTHER_REASON = 'other';

interface Reason {
  id: keyof typeof staffQueue.reasons;
  /** The field of the editor that it is about: a text by its key, or the slot of a picture. */
  field?: Record<ProviderKind, FieldKey | PictureSlot>;
}

export const REASONS: Record<Exclude<Decision, 'approve'>, readonly Reason[]> = {
  reject: [
    { id: 'incomplete' },
    { id: 'contact', field: { specialist: 'phone', business: 'phone' } },
    { id: 'category', field: { specialist: 'category', business: 'category' } },
    { id: 'picture', field: { specialist: 'profile', business: 'profile' } },
    { id: 'text', field: { specialist: 'bio', business: 'about' } },
    { id: 'duplicate' },
    { id: OTHER_REASON },
  ],
  suspend: [
    { id: 'fake' },
    { id: 'identity' },
    { id: 'harm' },
    { id: 'illegal' },
    { id: OTHER_REASON },
  ],
};

export type ReasonFields = Record<'reason' | 'text', string>;

export function checkReason(
  decision: Decision,
  { reason, text }: ReasonFields,
): Partial<ReasonFields> | null {
  if (decision === 'approve') return null;
  if (!REASONS[decision].some(({ id }) => id === reason))
    return { reason: staffQueue.reasonMissing };
  if (text.trim().length > REASON_MAX) return { text: staffQueue.textTooLong(REASON_MAX) };
  if (reason === OTHER_REASON && !text.trim()) return { text: staffQueue.textMissing };
  return null;
}

/** What the provider is told; it is stored in English. */
export function spellReason(decision: Decision, { reason, text }: ReasonFields): string | null {
  if (decision === 'approve') return null;
  const sentences: Readonly<Record<string, string>> = reasons.profile;
  return [sentences[reason], text.trim()].filter(Boolean).join('\n');
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
