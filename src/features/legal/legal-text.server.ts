import { CODE_KEPT_HOURS, CODE_MINUTES } from '#features/accounts/email-code.rules.ts';
import { DEVICE_DAYS } from '#features/accounts/enter.server.ts';
import { RAW_HOURS } from '#features/insights/insights.rules.ts';
import { APPROVAL_HOURS } from '#features/profiles/approval-hours.rules.ts';
import type { Env } from '#platform/env.server.ts';
import { readText } from '#platform/pack-text.server.ts';
import { ACCEPTANCE_DAYS } from './cookie-acceptance.ts';

export const readTerms = (env: Env) => readText('terms.md', termsValues(env));
export const readPrivacyPolicy = (env: Env) => readText('privacy.md', privacyValues(env));

export const termsValues = (env: Env) => ({
  ...operatorValues(env),
  approvalHours: APPROVAL_HOURS,
});

export const privacyValues = (env: Env) => ({
  ...operatorValues(env),
  sessionIdleDays: env.SESSION_IDLE_DAYS,
  sessionMaxDays: env.SESSION_MAX_DAYS,
  deviceDays: DEVICE_DAYS,
  acceptanceDays: ACCEPTANCE_DAYS,
  codeMinutes: CODE_MINUTES,
  codeKeptHours: CODE_KEPT_HOURS,
  countedHours: RAW_HOURS,
});

const operatorValues = (env: Env) => ({
  siteName: env.SITE_NAME,
  contactEmail: env.CONTACT_EMAIL,
  contactPhone: env.CONTACT_PHONE,
  /** To be dialled. */
  contactNumber: env.CONTACT_PHONE.replace(/[^+\d]/g, ''),
});
