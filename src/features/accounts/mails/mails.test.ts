import { describe, expect, it } from 'vitest';
import { CODE_MINUTES } from '../email-code.rules.ts';
import {
  accountDeletedMail,
  emailChangedMail,
  passwordChangedMail,
  secondFactorMail,
  welcomeMail,
} from './account-mails.server.ts';
import { codeMail, type CodePurpose } from './code-mail.server.ts';

const site = { name: 'Kanek', url: 'https://kanek.bz', contactEmail: 'hello@kanek.bz' };
const at = new Date('2025-11-15T05:40:00Z');
const maria = { kind: 'specialist', name: 'María', slug: 'maria-castillo-7f3k9q' } as const;
const bakery = { kind: 'business', name: 'Sea Bread', slug: 'sea-bread-2byxeu' } as const;
const purposes: CodePurpose[] = [
  'signup',
  'password_reset',
  'email_change',
  'review',
  'work_email',
];
const sendCode = (purpose: CodePurpose) =>
  codeMail(site, { purpose, email: 'maria+1@gmail.com', code: '012345', linkKey: 'k3y' });

describe('codeMail', () => {
  it.each(purposes)('for %s carries the code, from the subject on, and its lifetime', (purpose) => {
    const mail = sendCode(purpose);
    expect(mail.text).toMatch(/^ {4}012345$/m);
    expect(mail.html).toMatch(/>\s*012345\s*</);
    expect(mail.text).toContain(`for ${CODE_MINUTES} minutes`);
    expect(mail.text).toMatch(/If you did not .+, ignore this mail/);
    expect(mail.subject).toMatch(/^012345 is your .*\bKanek\b/);
  });

  it('opens the second step of a reset, and links nowhere otherwise', () => {
    const link = 'https://kanek.bz/resetpassword?email=maria%2B1%40gmail.com&code=012345&key=k3y';
    expect(sendCode('password_reset').text).toContain(link);
    expect(sendCode('password_reset').html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    for (const purpose of ['signup', 'email_change', 'review', 'work_email'] as const) {
      expect(sendCode(purpose).text).not.toContain('code=');
    }
  });
});

describe('welcomeMail', () => {
  const facts = { ...maria, live: true, approvalHours: 24 };

  it('links the profile and the editor of its kind', () => {
    const { text, subject } = welcomeMail(site, facts);
    expect(subject).toBe('Welcome to Kanek, María');
    expect(text).toContain('https://kanek.bz/specialist/maria-castillo-7f3k9q\n');
    expect(text).toContain('https://kanek.bz/profile1\n');
    expect(text).toContain('live and searchable. Our staff review it within 24 hours.');
    expect(welcomeMail(site, { ...facts, ...bakery }).text).toContain('https://kanek.bz/profile2');
  });

  it('does not call a profile live that waits for review', () => {
    const { text } = welcomeMail(site, { ...facts, live: false });
    expect(text).toContain('within 24 hours. Until then only you can see it.');
    expect(text).not.toContain('searchable');
  });
});

describe('notices', () => {
  it('tell when a password was changed, and what to do about it', () => {
    const { text } = passwordChangedMail(site, { at });
    expect(text).toContain('on Friday, 14 November 2025 at 23:40 (Belize time).');
    expect(text).toContain('https://kanek.bz/resetpassword\n');
  });

  it('tell the old address of a new one without giving it away', () => {
    const mail = emailChangedMail(site, { newEmail: 'maria.castillo@gmail.com', at });
    expect(mail.text).toContain('changed to ma***@gmail.com.');
    expect(mail.html + mail.text).not.toContain('maria.castillo');
    expect(emailChangedMail(site, { newEmail: 'm@gmail.com', at }).text).toContain('m***@gmail');
  });

  it('tell staff what became of their second factor', () => {
    const mail = secondFactorMail(site, { news: 'recovery-used', at });
    expect(mail.subject).toBe('Kanek staff: a recovery code was used');
    expect(mail.text).toContain('on Friday, 14 November 2025 at 23:40 (Belize time).');
    expect(mail.text).toContain('https://kanek.bz/resetpassword');
  });

  it('confirm that an account is gone', () => {
    expect(accountDeletedMail(site, { name: 'María', at }).text).toContain('Goodbye, María.');
  });
});
