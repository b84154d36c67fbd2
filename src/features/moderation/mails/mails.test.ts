import { describe, expect, it } from 'vitest';
import {
  accountStandingMail,
  answerMail,
  decisionMail,
  reopenedMail,
} from './staff-mails.server.ts';

const site = { name: 'Kanek', url: 'https://kanek.bz', contactEmail: 'hello@kanek.bz' };
const bakery = { kind: 'business' as const, name: 'Sea Bread', slug: 'sea-bread-2byxeu' };
const facts = {
  topic: null,
  name: 'María',
  message: 'When do you open?\nThank you',
  at: new Date('2025-11-15T05:40:00Z'),
  answer: 'Always.\n\nKind regards\nAna',
};

describe('answerMail', () => {
  it('stands above the message that it answers', () => {
    const { subject, text } = answerMail(site, facts);
    expect(subject).toBe('Re: Your message (Kanek)');
    expect(text).toContain(
      'Always.\n\nKind regards\nAna\n\nOn Friday, 14 November 2025 at 23:40 (Belize time) you wrote:\n\n> When do you open?\n> Thank you',
    );
    expect(answerMail(site, { ...facts, topic: 'email-change' }).subject).toBe(
      'Re: Email change (Kanek)',
    );
  });
});

describe('accountStandingMail', () => {
  it('tells why an account is suspended, and whom to ask', () => {
    const { subject, text } = accountStandingMail(site, { suspended: true, reason: 'Spam.' });
    expect(subject).toBe('Your Kanek account is suspended');
    expect(text).toContain('> Spam.');
    expect(text).toContain('hello@kanek.bz');
  });

  it('leads back in when it is open again', () => {
    expect(accountStandingMail(site, { suspended: false }).text).toContain(
      'https://kanek.bz/login',
    );
  });
});

describe('decisionMail', () => {
  it('links the profile when it is approved', () => {
    const mail = decisionMail(site, { ...bakery, decision: 'approve' });
    expect(mail.subject).toBe('Your Kanek profile is approved');
    expect(mail.text).toContain('https://kanek.bz/business/sea-bread-2byxeu');
  });

  it.each([
    ['reject', 'Your Kanek profile needs a change'],
    ['suspend', 'Your Kanek profile is suspended'],
  ] as const)('tells after %s why, and where to correct it', (decision, subject) => {
    const reason = 'Wrong phone.\nNo such street.';
    const mail = decisionMail(site, { ...bakery, decision, reason, field: null, hidden: true });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain('> Wrong phone.\n> No such street.');
    expect(mail.text).toContain('https://kanek.bz/profile2\n');
  });

  it('tells after a rejection that the page is hidden, and leads to the field', () => {
    const rejected = { ...bakery, decision: 'reject', reason: 'No answer.' } as const;
    const { text } = decisionMail(site, { ...rejected, field: 'businessPhone', hidden: true });
    expect(text).toContain('Until then your page is hidden: visitors do not see it.');
    expect(text).toContain('https://kanek.bz/profile2#editor-businessPhone\n');
  });

  it('does not call a page hidden of which only a change was rejected', () => {
    const rejected = { ...bakery, decision: 'reject', reason: 'No answer.', field: null } as const;
    const { text } = decisionMail(site, { ...rejected, hidden: false });
    expect(text).toContain('visitors see the version that we approved before');
    expect(text).not.toContain('hidden');
  });

  it('takes a decision back', () => {
    const { text } = reopenedMail(site, bakery);
    expect(text).toContain('Hello Sea Bread, please disregard our last mail');
    expect(text).toContain('https://kanek.bz/profile2');
  });
});
