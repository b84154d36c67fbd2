import type { Env } from '#platform/env.server.ts';

export interface SignupSettings {
  /** Absent where the built-in list holds. */
  allowedDomains: readonly string[] | undefined;
  /** Profiles show only after somebody has looked at them. */
  reviewedFirst: boolean;
}

export const signupSettings = (env: Env): SignupSettings => ({
  allowedDomains: env.ALLOWED_EMAIL_DOMAINS,
  reviewedFirst: env.REVIEW_POLICY === 'before',
});
