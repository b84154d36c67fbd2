import { describe, expect, it } from 'vitest';
import {
  checkContact,
  CONTACT_MESSAGE_MAX,
  CONTACT_TOPICS,
  findContactTopic,
  startOfMessage,
  tidyContact,
  type ContactTopic,
} from './contact.rules.ts';

const maria = { name: 'María Castillo', email: 'maria@gmail.com', message: 'Hello' };

describe('checkContact', () => {
  it('asks for what is missing, field by field', () => {
    expect(checkContact({ name: '', email: '', message: '' })).toEqual({
      name: 'Full name is required.',
      email: 'Email address is required.',
      message: 'Message is required.',
    });
    expect(checkContact(maria)).toBeNull();
  });

  it.each(['maria', 'maria@gmail', 'a b@gmail.com', 'a@b.bz\nBcc: all@example.com'])(
    'takes no %j for an email',
    (email) =>
      expect(checkContact({ ...maria, email })).toEqual({
        email: 'Please enter a valid email address.',
      }),
  );

  it('counts as the browser does: a line break is one character', () => {
    const typed = 'x\n'.repeat(CONTACT_MESSAGE_MAX / 2 - 1) + 'xy';
    const sent = tidyContact({ ...maria, message: typed.replaceAll('\n', '\r\n') });
    expect(sent.message).toBe(typed);
    expect(checkContact(sent)).toBeNull();
    expect(checkContact({ ...maria, message: `${typed}z` })).toEqual({
      message: 'Message is too long (max 500 characters).',
    });
  });
});

describe('tidyContact', () => {
  it('drops what nobody can see, and keeps lines', () => {
    const typed = {
      name: ' María\r\n\0Castillo ',
      email: ' m@x.bz ',
      message: '\0one\r\rtwo\u0007 ',
    };
    expect(tidyContact(typed)).toEqual({
      name: 'María Castillo',
      email: 'm@x.bz',
      message: 'one\n\ntwo',
    });
  });
});

describe('topics', () => {
  const facts = { siteName: 'Kanek', profile: 'maria-castillo-7f3k9q' };

  it.each(Object.keys(CONTACT_TOPICS) as ContactTopic[])('%s leaves room to write', (topic) => {
    const start = startOfMessage(topic, facts);
    expect(start.length).toBeGreaterThan(20);
    expect(start.length).toBeLessThan(CONTACT_MESSAGE_MAX - 200);
  });

  it('names what a changed email may be proved with', () => {
    expect(startOfMessage('email-change', facts)).toMatch(
      /photo of myself with a handwritten note: “Kanek”, my full name and the date/,
    );
  });

  it('are found by their name alone', () => {
    expect(findContactTopic('video')).toBe('video');
    expect(findContactTopic('report')).toBe('abuse-report');
    expect(findContactTopic('constructor')).toBeNull();
    expect(findContactTopic(null)).toBeNull();
    expect(startOfMessage(null, facts)).toBe('');
  });
});
