import { createContext, use } from 'react';
import type { SignupForm } from './use-signup-form.ts';

export interface SignupFormContext {
  form: SignupForm;
  allowedDomains: readonly string[] | undefined;
  busy: boolean;
}

export const SignupContext = createContext<SignupFormContext | null>(null);

/** The form that a field stands in. */
export function useSignup(): SignupFormContext {
  const context = use(SignupContext);
  if (!context) throw new Error('A sign-up field stands inside a sign-up form.');
  return context;
}
