import { expect, it } from 'vitest';
import { providerMessageMail } from './message-mails.server.ts';

const site = { name: 'Kanek', url: 'https://kanek.bz', contactEmail: 'hello@kanek.bz' };
const facts = {
  provider: { kind: 'business', id: 'mangrove-tours-7f3k9q', shortName: 'Mangrove Tours' },
  name: 'Ana',
  email: 'ana@gmail.com',
  message: 'Two seats\nfor Sunday?',
  at: new Date('2025-11-15T05:40:00Z'),
} as const;

it('tells the provider who wrote what, and how to answer', () => {
  const { subject, text, html } = providerMessageMail(site, facts);
  expect(subject).toBe('Message from Ana through Kanek');
  expect(text).toContain(
    'Hello Mangrove Tours, Ana (ana@gmail.com) found your profile on Kanek and wrote on Friday, 14 November 2025 at 23:40 (Belize time):',
  );
  expect(text).toContain('> Two seats\n> for Sunday?');
  expect(text).toContain('Answer this mail to write back to Ana');
  expect(text).toContain('https://kanek.bz/business/mangrove-tours-7f3k9q');
  expect(html).toContain('Two seats<br />for Sunday?');
});
