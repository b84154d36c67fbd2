import { describe, expect, it } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import {
  checkRemovalReason,
  checkReply,
  checkReview,
  isEditable,
  REPLY_MAX,
  tidyReview,
} from './review.rules.ts';

const good = {
  stars: '4',
  text: 'Came on time and fixed the pump.',
  name: 'Emily',
  email: 'emily@gmail.com',
};

describe('checkReview', () => {
  it('asks for what is missing, field by field', () => {
    expect(checkReview({ stars: '', text: '', name: '', email: '' })).toEqual({
      stars: 'Please choose from 1 to 5 stars.',
      text: 'Review is required.',
      name: 'First name is required.',
      email: 'Email address is required.',
    });
    expect(checkReview(good)).toBeNull();
    const spanish = inLanguage('es', () => checkReview({ ...good, stars: '', text: 'Bien' }));
    expect(spanish).toEqual({
      stars: 'Elija de 1 a 5 estrellas.',
      text: 'Escriba al menos 20 caracteres.',
    });
  });

  it.each(['1', '2', '3', '4', '5'])('takes %s stars', (stars) =>
    expect(checkReview({ ...good, stars })).toBeNull(),
  );

  it.each(['0', '6', '4.5', '-1', '5 ', '１', 'five', '1e0'])('takes no %j stars', (stars) =>
    expect(checkReview({ ...good, stars })).toEqual({ stars: 'Please choose from 1 to 5 stars.' }),
  );

  it('takes 20 to 1,000 characters', () => {
    const told = (length: number) => checkReview({ ...good, text: 'x'.repeat(length) })?.text;
    expect(told(19)).toBe('Please write at least 20 characters.');
    expect(told(20)).toBeUndefined();
    expect(told(1000)).toBeUndefined();
    expect(told(1001)).toBe('Review is too long (max 1000 characters).');
  });

  it('does not count what nobody sees', () => {
    const text = ` \0short\r\n${' '.repeat(30)}`;
    expect(tidyReview({ ...good, text }).text).toBe('short');
    const lines = tidyReview({ ...good, text: 'one\r\ntwo', name: ' Emily\n S. ' });
    expect(lines).toMatchObject({ text: 'one\ntwo', name: 'Emily S.' });
  });

  it.each(['emily', 'emily@gmail', 'a@b.bz\nBcc: all@example.com'])(
    'takes no %j for an email',
    (email) =>
      expect(checkReview({ ...good, email })).toEqual({
        email: 'Please enter a valid email address.',
      }),
  );
});

describe('the author', () => {
  it('may change a review for 30 days', () => {
    const written = new Date('2025-11-01T12:00:00Z');
    expect(isEditable(written, new Date('2025-12-01T12:00:00Z'))).toBe(true);
    expect(isEditable(written, new Date('2025-12-01T12:00:01Z'))).toBe(false);
  });
});

describe('a reply and a reason', () => {
  it('say something, and not too much', () => {
    expect(checkReply('')).toBe('Reply is required.');
    expect(checkReply('Thank you!')).toBeNull();
    expect(checkReply('x'.repeat(REPLY_MAX + 1))).toBe('Reply is too long (max 1000 characters).');
    expect(checkRemovalReason('')).toBe('Reason is required.');
    expect(checkRemovalReason('x'.repeat(301))).toMatch(/too long/);
  });
});
