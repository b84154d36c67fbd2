import { expect, it } from 'vitest';
import { reviewFormReducer, startOfForm } from './use-review-form.ts';
import type { ReviewAnswer } from './review-state.ts';

const empty = { stars: '', text: '', name: '', email: '' };
const values = { stars: '5', text: 'x'.repeat(20), name: 'Emily', email: 'emily@gmail.com' };
const start = startOfForm({ step: 'write', values: empty, stamp: 'a' });
const hear = (answer: ReviewAnswer, from = start) =>
  reviewFormReducer(from, { type: 'answered', answer, at: 1_000_000 });

it('goes on to the code, and waits before another may be asked for', () => {
  const sent = hear({ step: 'code', values, stamp: 'b', resendInSeconds: 60 });
  expect(sent).toMatchObject({ step: 'code', values, resendFrom: 1_060_000, answers: 1 });
  const wrong = hear({ step: 'code', values, stamp: 'b', errors: { code: 'Invalid' } }, sent);
  expect(wrong).toMatchObject({ resendFrom: 1_060_000, errors: { code: 'Invalid' } });
});

it('stays where it is when nobody answers', () => {
  const sent = hear({ step: 'code', values, stamp: 'b' });
  const lost = hear({ failure: 'Network error.' }, sent);
  expect(lost).toMatchObject({ step: 'code', values, failure: 'Network error.' });
  expect(hear({ step: 'write', values, stamp: 'b' }, lost).failure).toBeUndefined();
});

it('brings back what was written before the page was reloaded', () => {
  const draft = { step: 'code', values } as const;
  const restored = reviewFormReducer(start, { type: 'restored', draft });
  expect(restored).toMatchObject({ step: 'code', values, stamp: 'a', restored: true });
});
