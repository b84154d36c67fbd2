import { fireEvent, screen, waitFor } from '@testing-library/react';
import { data, useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { OwnReviews } from '#features/reviews/own-reviews.tsx';
import type { OwnReview } from '#features/reviews/own-reviews.server.ts';
import type { ReplyAnswer } from '#features/reviews/use-reply.ts';
import { showPage } from '../../tests/support/show-page.tsx';
import { shouldRevalidate } from './reviews.tsx';

const REVIEW = {
  id: 7,
  author: 'Emily',
  stars: 4,
  text: 'Fresh bread at six.',
  reply: null,
  mayReply: true,
  removedReason: null,
  date: '2026-11-18',
  edited: false,
};

it.each([
  [
    'answered elsewhere',
    { reply: 'From my phone.', mayReply: false },
    'You have replied.',
    'From my phone.',
  ],
  [
    'removed by staff',
    { removedReason: 'It names a child.' },
    'There is no such review.',
    'It names a child.',
  ],
])('shows a review that was %s, and what came second', async (_how, meanwhile, failure, shown) => {
  let isOver = false;
  await showPage({
    path: '/reviews',
    loader: () => (isOver ? { ...REVIEW, ...meanwhile } : REVIEW),
    shouldRevalidate,
    action() {
      isOver = true;
      const refusal = { reviewId: 7, typed: 'Thank you, Emily.', failure };
      return data<ReplyAnswer>(refusal, { status: 409 });
    },
    Component: () => (
      <OwnReviews
        kind="business"
        profile={{ slug: 'sea-bread-2byxeu', ratingSum: 4, count: 1 }}
        reviews={[useLoaderData<OwnReview>()]}
        posted={undefined}
      />
    ),
  });
  fireEvent.click(screen.getByText('Reply'));
  const field = screen.getByLabelText(/^Your reply/);
  fireEvent.input(field, { target: { value: 'Thank you, Emily.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish reply' }));
  await waitFor(() => expect(field.isConnected).toBe(false));
  const card = document.getElementById('review-7')!;
  for (const said of [failure, shown, 'What you wrote, not published'])
    expect(card.textContent).toContain(said);
  expect(screen.getByText('Thank you, Emily.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(card));
});
