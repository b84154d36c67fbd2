import { expect, it } from 'vitest';
import { contactMessageMail } from './message-mails.server.ts';

const site = { name: 'Kanek', url: 'https://kanek.bz', contactEmail: 'hello@kanek.bz' };
const facts = {
  topic: 'video',
  name: 'María',
  email: 'maria@gmail.com',
  message: 'One\ntwo',
  at: new Date('2025-11-15T05:40:00Z'),
} as const;

it('tells staff who wrote what, when and about what', () => {
  const { subject, text } = contactMessageMail(site, facts);
  expect(subject).toBe('Video upload from María');
  expect(text).toContain(
    'María (maria@gmail.com) wrote on Friday, 14 November 2025 at 23:40 (Belize time):',
  );
  expect(text).toContain('> One\n> two');
  expect(contactMessageMail(site, { ...facts, topic: null }).subject).toBe('Message from María');
});
