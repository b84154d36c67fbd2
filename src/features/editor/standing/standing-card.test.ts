import { expect, it } from 'vitest';
import { live } from '../../../../tests/support/editor-profiles.ts';
import type { Standing } from '../describe-own-profile.server.ts';
import { describeStanding } from './standing-card.tsx';

const told = (change: Partial<Standing>) => describeStanding({ ...live, ...change });

it('tells the owner whether visitors see the profile', () => {
  expect(told({})).toMatchObject({ tone: 'live', word: 'Live', title: 'Your profile is live' });
  expect(told({ reviewStatus: 'pending' }).text).toMatch(/within 24 hours/);
  expect(told({ reviewStatus: 'pending', listed: false })).toMatchObject({
    tone: 'waiting',
    title: 'Your profile is waiting for review',
  });
  expect(told({ waiting: true })).toMatchObject({
    tone: 'live',
    text: 'Your changes are waiting for review. Visitors see the approved version until then.',
  });
});

it('tells the reason of staff, and what to do', () => {
  const reviewReason = 'The phone number is not yours.';
  expect(told({ reviewStatus: 'rejected', listed: false, reviewReason })).toMatchObject({
    tone: 'down',
    reason: reviewReason,
    text: expect.stringMatching(/save: we look at it again within 24 hours/),
  });
  expect(
    told({ reviewStatus: 'suspended', listed: false, paused: true, reviewReason }),
  ).toMatchObject({
    title: 'Your profile is suspended',
    action: { to: '/contact' },
  });
  // A change that visitors never saw was refused: what was approved before stays.
  expect(told({ reviewReason })).toMatchObject({ tone: 'live', reason: reviewReason });
  expect(told({ paused: true, listed: false })).toMatchObject({ action: { to: '/account' } });
});
