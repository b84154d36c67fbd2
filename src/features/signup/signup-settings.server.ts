import type { Env } from '#platform/env.server.ts';

export type SignupSettings = ReturnType<typeof signupSettings>;

export const signupSettings = (env: Env) => ({
  /** Absent where the built-in list holds. */
  allowedDomains: env.ALLOWED_EMAIL_DOMAINS,
  /** Profiles show only after somebody has looked at them. */
  reviewedFirst: env.REVIEW_POLICY === 'before',
});
