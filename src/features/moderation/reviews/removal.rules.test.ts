import { expect, it } from 'vitest';
import { checkRemoval, REMOVAL_TEXT_MAX, spellRemoval } from './removal.rules.ts';

it('a public reason comes from the list, with or without words of its own', () => {
  const given = [
    [{ why: 'advert', text: '' }, 'It is advertising.'],
    [{ why: 'advert', text: 'For a casino.' }, 'It is advertising. For a casino.'],
    [{ why: 'other', text: 'Written twice.' }, 'Written twice.'],
  ] as const;
  for (const [removal, reason] of given) {
    expect(checkRemoval(removal)).toBeNull();
    expect(spellRemoval(removal)).toBe(reason);
  }
});

it('there is no removal without one', () => {
  expect(Object.keys(checkRemoval({ why: '', text: 'x' })!)).toEqual(['why']);
  expect(Object.keys(checkRemoval({ why: 'toString', text: 'x' })!)).toEqual(['why']);
  expect(Object.keys(checkRemoval({ why: 'other', text: '' })!)).toEqual(['text']);
  const text = 'x'.repeat(REMOVAL_TEXT_MAX + 1);
  expect(Object.keys(checkRemoval({ why: 'advert', text })!)).toEqual(['text']);
});
