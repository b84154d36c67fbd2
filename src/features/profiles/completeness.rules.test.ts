import { describe, expect, it } from 'vitest';
import { completeness, nextBestStep } from './completeness.rules.ts';

const text = 'x'.repeat(200);
const nothing = {
  texts: ['', '', ''],
  hasPortrait: false,
  hasBanner: false,
  showcaseCount: 0,
  hasWorkEmail: false,
  hasVideo: false,
};
const everything = {
  texts: [text, text, text],
  hasPortrait: true,
  hasBanner: true,
  showcaseCount: 3,
  hasWorkEmail: true,
  hasVideo: true,
};

it('runs from 0 to 100', () => {
  expect(completeness(nothing)).toBe(0);
  expect(completeness(everything)).toBe(100);
  expect(completeness({ ...everything, hasPortrait: false })).toBe(80);
  expect(completeness({ ...everything, showcaseCount: 1 })).toBe(90);
});

describe('the next best step', () => {
  it('is the one that brings most', () => {
    expect(nextBestStep(nothing)).toEqual({ step: { what: 'portrait' }, points: 20 });
    expect(nextBestStep({ ...nothing, hasPortrait: true })).toEqual({
      step: { what: 'text', index: 0 },
      points: 15,
    });
    expect(nextBestStep({ ...everything, texts: [text, 'x'.repeat(60), ''] })).toEqual({
      step: { what: 'text', index: 2 },
      points: 15,
    });
    expect(nextBestStep({ ...everything, showcaseCount: 1, hasVideo: false })).toEqual({
      step: { what: 'showcase' },
      points: 10,
    });
  });

  it('prefers the easier one of two that bring as much', () => {
    expect(nextBestStep({ ...everything, hasWorkEmail: false, hasVideo: false })).toEqual({
      step: { what: 'work-email' },
      points: 5,
    });
  });

  it('is none when nothing worth a point is left', () => {
    expect(nextBestStep(everything)).toBeNull();
    expect(nextBestStep({ ...everything, texts: [text, text, 'x'.repeat(119)] })).toBeNull();
  });

  it('adds what it promises', () => {
    const before = { ...everything, hasBanner: false };
    expect(completeness(before) + nextBestStep(before)!.points).toBe(completeness(everything));
  });
});
