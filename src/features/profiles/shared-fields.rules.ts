import type { UniqueField } from './availability.rules.ts';
import { PHONE } from './phone.rules.ts';

/** One piece of what a provider says, described once for forms, checks, tables and search; shown-texts.ts shows it. */
export interface FieldDescription {
  label: string;
  /** What messages call it, where that is not its label. */
  called?: string;
  /** How submitting asks to put it right, where "your" and its name would not do. */
  fix?: string;
  input: 'line' | 'area' | 'choice' | 'phone' | 'email';
  max: number;
  /** It may stay empty: how the editor says so behind its label. */
  optional?: 'optional' | 'recommended';
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  choices?: { of: readonly string[]; prompt: string };
  /** It belongs to one account alone. */
  unique?: UniqueField;
  /** The name it is sent under, where that is not its key. */
  signup?: string;
  editor?: string;
  /** What a word in it is worth in a search, A the most; the triggers on the tables weigh it so. */
  weight?: 'A' | 'B' | 'C' | 'D';
}

export const SHARED = {
  location: { label: 'Location', input: 'choice', max: 100, weight: 'D' },
  category: { label: 'Category', input: 'choice', max: 100, weight: 'D' },
  workEmail: {
    label: 'Work email',
    input: 'email',
    hint: 'Shown on your profile.',
    autoComplete: 'work email',
    unique: 'work_email',
  },
  phone: { input: 'phone', max: PHONE.max, autoComplete: 'tel-national', unique: 'phone' },
} as const;
