import { expect, it } from 'vitest';
import { reportMail } from './report-mail.server.ts';

const site = { name: 'Kanek', url: 'https://kanek.bz', contactEmail: 'hello@kanek.bz' };
const facts = {
  kind: 'profile',
  provider: { kind: 'specialist', id: 'maria-castillo-7f3k9q', name: 'Maria Castillo' },
  review: null,
  reason: 'scam',
  text: 'Took the money\nand left',
  email: '',
  visitors: 1,
  at: new Date('2025-11-15T05:40:00Z'),
} as const;

it('tells staff what was reported, why and where', () => {
  const { subject, text, html } = reportMail(site, facts);
  expect(subject).toBe('Report about the profile of Maria Castillo');
  expect(text).toContain('on Friday, 14 November 2025 at 23:40 (Belize time). A scam or a fraud.');
  expect(text).toContain('> Took the money\n> and left');
  expect(text).toContain('https://kanek.bz/admin/reports');
  expect(text).toContain('https://kanek.bz/specialist/maria-castillo-7f3k9q');
  expect(text).toContain('The profile stays visible until one of us decides.');
  expect(text).toContain('The visitor left no address.');
  expect(html).toContain('Took the money<br />and left');
});

it('says when many did, and shows the review that they mean', () => {
  const review = { author: 'Emily S.', text: 'Never came.' };
  const mail = reportMail(site, {
    ...facts,
    kind: 'review',
    review,
    reason: 'untrue',
    text: '',
    email: 'a@b.bz',
    visitors: 3,
  });
  expect(mail.subject).toBe('3 visitors have reported the review of Maria Castillo by Emily S.');
  expect(mail.text).toContain('It has moved up in the queue.');
  expect(mail.text).toContain('> Never came.');
  expect(mail.text).toContain('Answer this mail to write to the visitor.');
});
