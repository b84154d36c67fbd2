import { FAILURES } from '#platform/failures.rules.ts';
import type { FormId } from './signup-form.rules.ts';

export const SIGNUP_MESSAGES = {
  saveFailed: 'Failed to save data. Please try again.',
  unexpected: FAILURES.unexpected,
} as const;

export const WELCOME: Record<FormId, string> = {
  specialist: 'Signup successful! Welcome aboard!',
  business: 'Business registered successfully!',
  'business-variant': 'Business registered successfully!',
};
