import type { ReportKind } from './report.rules.ts';

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
