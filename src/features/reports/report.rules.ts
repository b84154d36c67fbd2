import { forms, reports } from '#messages';
import { isEmail } from '#features/accounts/email.rules.ts';
import { tooLong } from '#features/accounts/text.rules.ts';
import { CONTACT_EMAIL_MAX } from '#features/messages/contact.rules.ts';
import { manyLines, oneLine } from '#platform/plain-text.rules.ts';

export type ReportKind = 'profile' | 'review';

/** Needs words, as it says nothing by itself. */
const OTHER = 'other';

export const REPORT_TEXT_MAX = 500;

/** From how many visitors on the reports about one thing are looked at before others. Nothing is ever hidden by count. */
const PRIORITIES = [
  { visitors: 6, priority: 2 },
  { visitors: 3, priority: 1 },
] as const;

export function priorityOf(visitors: number): number {
  return PRIORITIES.find((step) => visitors >= step.visitors)?.priority ?? 0;
}

export function reasonLabel(kind: ReportKind, reason: string): string {
  const labels: Readonly<Record<string, string>> = reports.reasons[kind];
  return (Object.hasOwn(labels, reason) && labels[reason]) || reason;
}

export type ReportField = 'reason' | 'text' | 'email';
export type ReportFields = Record<ReportField, string>;
export type ReportErrors = Partial<ReportFields>;

export function tidyReport({ reason, text, email }: ReportFields): ReportFields {
  return { reason, text: manyLines(text), email: oneLine(email) };
}

export function checkReport(
  kind: ReportKind,
  { reason, text, email }: ReportFields,
): ReportErrors | null {
  const errors: ReportErrors = {};
  if (!Object.hasOwn(reports.reasons[kind], reason)) errors.reason = reports.chooseReason;
  if (text.length > REPORT_TEXT_MAX) errors.text = tooLong(reports.thisText, REPORT_TEXT_MAX);
  else if (reason === OTHER && !text) errors.text = reports.sayWhat;
  if (email.length > CONTACT_EMAIL_MAX)
    errors.email = tooLong(reports.emailField, CONTACT_EMAIL_MAX);
  else if (email && !isEmail(email)) errors.email = forms.emailInvalid;
  return Object.keys(errors).length > 0 ? errors : null;
}
