import { expect, it } from 'vitest';
import { publicReason, REMOVAL_TEXT_MAX } from './removal.rules.ts';

it('a public reason comes from the list, with or without words of its own', () => {
  expect(publicReason('advert', '')).toEqual({ reason: 'It is advertising.' });
  expect(publicReason('advert', 'For a casino.')).toEqual({
    reason: 'It is advertising. For a casino.',
  });
  expect(publicReason('other', 'Written twice.')).toEqual({ reason: 'Written twice.' });
});

it('there is no removal without one', () => {
  expect(publicReason('', 'x')).toMatchObject({ field: 'why' });
  expect(publicReason('toString', 'x')).toMatchObject({ field: 'why' });
  expect(publicReason('other', '')).toMatchObject({ field: 'text' });
  expect(publicReason('advert', 'x'.repeat(REMOVAL_TEXT_MAX + 1))).toMatchObject({ field: 'text' });
});
