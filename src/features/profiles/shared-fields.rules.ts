import { fields } from '#messages';
import type { UniqueField } from './availability.rules.ts';
import { PHONE } from './phone.rules.ts';

/**
 * One piece of what a provider says, described once for forms, checks, tables and search; shown-texts.ts shows it. Its
 * words are functions, because each reader has a language.
 */
export interface FieldDescription {
  label: Words;
  /** What messages call it, where that is not its label. */
  called?: Words;
  /** How submitting asks to put it right, where "your" and its name would not do. */
  fix?: Words;
  input: 'line' | 'area' | 'choice' | 'phone' | 'email';
  max: number;
  /** It may stay empty: how the editor says so behind its label. */
  optional?: 'optional' | 'recommended';
  hint?: Words;
  placeholder?: Words;
  autoComplete?: string;
  choices?: { of: readonly string[]; prompt: Words };
  /** It belongs to one account alone. */
  unique?: UniqueField;
  /** The name it is sent under, where that is not its key. */
  signup?: string;
  editor?: string;
  /** What a word in it is worth in a search, A the most; the triggers on the tables weigh it so. */
  weight?: 'A' | 'B' | 'C' | 'D';
}

type Words = () => string;

export const SHARED = {
  location: { label: () => fields.location, input: 'choice', max: 100, weight: 'D' },
  category: { label: () => fields.category, input: 'choice', max: 100, weight: 'D' },
  workEmail: {
    label: () => fields.workEmail,
    input: 'email',
    hint: () => fields.workEmailHint,
    autoComplete: 'work email',
    unique: 'work_email',
  },
  phone: { input: 'phone', max: PHONE.max, autoComplete: 'tel-national', unique: 'phone' },
} as const;
