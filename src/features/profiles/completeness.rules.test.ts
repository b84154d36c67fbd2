import { expect, it } from 'vitest';
import { completeness } from './completeness.rules.ts';

const nothing = {
  texts: ['', '', ''],
  hasPortrait: false,
  hasBanner: false,
  showcaseCount: 0,
  hasWorkEmail: false,
  hasVideo: false,
};

it('runs from 0 to 100', () => {
  const text = 'x'.repeat(200);
  const everything = {
    texts: [text, text, text],
    hasPortrait: true,
    hasBanner: true,
    showcaseCount: 3,
    hasWorkEmail: true,
    hasVideo: true,
  };
  expect(completeness(nothing)).toBe(0);
  expect(completeness(everything)).toBe(100);
  expect(completeness({ ...everything, hasPortrait: false })).toBe(80);
});
