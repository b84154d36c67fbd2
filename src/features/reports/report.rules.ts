import { forms } from '#messages';
import { isEmail } from '#features/accounts/email.rules.ts';
import { tooLong } from '#features/accounts/text.rules.ts';
import { CONTACT_EMAIL_MAX } from '#features/messages/contact.rules.ts';
import { manyLines, oneLine } from '#platform/plain-text.rules.ts';

export type ReportKind = 'profile' | 'review';

/** What visitors may say is wrong, by what they report. The name is kept, the label is shown to them and to staff. */
export const REPORT_REASONS: Record<ReportKind, Readonly<Record<string, string>>> = {
  profile: {
    'wrong-details': 'The details are wrong or out of date',
    'not-real': 'Not a real business or person',
    offensive: 'Offensive or indecent',
    scam: 'A scam or a fraud',
    spam: 'Spam',
    'copied-pictures': 'Copied pictures',
    other: 'Something else',
  },
  review: {
    'not-a-customer': 'Not written by a customer',
    'wrong-provider': 'About a different provider',
    untrue: 'Not true',
    offensive: 'Offensive, hateful or threatening',
    'private-details': 'Private details about somebody',
    spam: 'Spam or advertising',
    other: 'Something else',
  },
};

/** Needs words, as it says nothing by itself. */
const OTHER = 'other';

export const REPORT_TEXT_MAX = 500;

export const REPORT_MESSAGES = {
  reason: 'Please choose what is wrong.',
  text: 'Please say what is wrong.',
  gone: 'This is no longer there, so there is nothing left to report.',
} as const;

/** From how many visitors on the reports about one thing are looked at before others. Nothing is ever hidden by count. */
const PRIORITIES = [
  { visitors: 6, priority: 2 },
  { visitors: 3, priority: 1 },
] as const;

export function priorityOf(visitors: number): number {
  return PRIORITIES.find((step) => visitors >= step.visitors)?.priority ?? 0;
}

export function reasonLabel(kind: ReportKind, reason: string): string {
  const labels = REPORT_REASONS[kind];
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
  if (!Object.hasOwn(REPORT_REASONS[kind], reason)) errors.reason = REPORT_MESSAGES.reason;
  if (text.length > REPORT_TEXT_MAX) errors.text = tooLong('This text', REPORT_TEXT_MAX);
  else if (reason === OTHER && !text) errors.text = REPORT_MESSAGES.text;
  if (email.length > CONTACT_EMAIL_MAX) errors.email = tooLong('Email address', CONTACT_EMAIL_MAX);
  else if (email && !isEmail(email)) errors.email = forms.emailInvalid;
  return Object.keys(errors).length > 0 ? errors : null;
}

/** What the page says. The kind is the word for what is reported, too. */
export const REPORT_TEXTS = {
  heading: (kind: ReportKind) => `Report this ${kind}`,
  intro: (kind: ReportKind) =>
    `Tell us what is wrong. A person on our staff looks at it and decides; until then the ${kind} stays as it is. Nobody else learns who reported it.`,
  danger: 'If somebody is in danger, call the police first: 911.',
  reason: 'What is wrong?',
  choose: 'Please choose',
  details: 'Details',
  detailsHint: 'Optional, unless you chose “Something else”.',
  email: 'Your Email Address',
  emailHint: 'Optional: in case our staff have a question.',
  send: 'Send Report',
  sending: 'Sending...',
  thanks: 'Thank you for telling us!',
  next: 'A person on our staff will look at it soon.',
  already: 'You have reported this already',
  alreadyNext:
    'One report from you, or from the network that you share with others, is enough. Something to add? Write to us.',
  back: 'Back to the profile',
  contact: 'Write to us',
} as const;
