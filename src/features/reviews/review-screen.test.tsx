import { reviews as words } from '#messages';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isUnsent, lastSentFrom } from '#ui/kept.ts';
import { descriptionOf, showPage } from '../../../tests/support/show-page.tsx';
import type { Provider } from '../profile-page/provider-summary.tsx';
import { OwnReviews } from './own-reviews.tsx';
import type { OwnReview } from './own-reviews.server.ts';
import { ReviewScreen } from './review-screen.tsx';
import { dropReviewDraft, type ReviewAnswer, type ReviewState } from './use-review-form.ts';
import type { ReplyAnswer } from './use-reply.ts';

const PATH = '/business/sea-bread-2byxeu/review';
const TEXT = 'Fresh bread at six, and they remembered my name.';
const profile: Provider = {
  kind: 'business',
  id: 'sea-bread-2byxeu',
  name: 'Sea Bread',
  headline: 'Bakery',
  location: 'Placencia',
  portrait: null,
  demo: false,
  shortName: 'Sea Bread',
};
const empty = { stars: '', text: '', name: '', email: '' };
const start: ReviewState = { step: 'write', values: empty, stamp: 'x' };

let answer: () => ReviewAnswer;

const show = (first = start) =>
  showPage({
    path: PATH,
    action: () => answer(),
    Component: () => <ReviewScreen profile={profile} start={first} posted={undefined} />,
  });
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/^Your review/);
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (input: Element, value: string) => fireEvent.input(input, { target: { value } });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const main = () => document.body.textContent;

beforeEach(() => {
  cleanup();
  dropReviewDraft(PATH);
  answer = () => ({ failure: 'Nobody expected this.' });
});

describe('the form of a review', () => {
  it('says what is missing beside each field, and takes it back when it is there', async () => {
    await show();
    type(text(), 'Too short');
    await press('Continue');
    const group = screen.getByRole('radiogroup', { name: 'Your rating' });
    expect(descriptionOf(group)).toBe('Please choose from 1 to 5 stars.');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' }));
    expect(descriptionOf(text())).toMatch(/^Please write at least 20 characters\./);
    expect(descriptionOf(field(/^First name/))).toMatch(/^First name is required\./);
    expect(descriptionOf(field(/^Email address/))).toMatch(/^Email address is required\./);
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: '2 stars' })));
    expect(screen.queryByText('Please choose from 1 to 5 stars.')).toBeNull();
    expect(text().value).toBe('Too short');
  });

  it('loses nothing when nobody answers, or when the page is dropped', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: '2 stars' }));
    type(text(), TEXT);
    type(field(/^First name/), 'Emily');
    type(field(/^Email address/), 'emily@gmail.com');
    answer = () => ({ failure: 'Network error. Please try again later.' });
    await press('Continue');
    // Beside the button: the start of the form is far above it on a phone.
    await waitFor(() => expect(main()).toMatch(/Email address.*Network error\..*Continue/s));
    expect(text().value).toBe(TEXT);
    await show();
    expect(text().value).toBe(TEXT);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);

    const values = { stars: '2', text: TEXT, name: 'Emily', email: 'emily@gmail.com' };
    answer = () => ({ step: 'code', values, stamp: 'y', resendInSeconds: 60 });
    await press('Continue');
    await waitFor(() => expect(document.activeElement).toBe(field(/^Verification code/)));
    expect(main()).toContain('Step 2 of 2');
    expect(main()).toContain('emily@gmail.com');
    const again = screen.getByRole<HTMLButtonElement>('button', { name: /^Send a new code in/ });
    expect(again.disabled).toBe(true);
    // Nobody answers: the step stays, and so does the time to wait.
    answer = () => ({ failure: 'Network error. Please try again later.' });
    await press('Publish review');
    await waitFor(() =>
      expect(main()).toMatch(/Verification code.*Network error\..*Publish review/s),
    );
    expect(field(/^Verification code/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Send a new code in/ })).toBeTruthy();
    // Phones drop the page while its owner looks for the mail.
    await show();
    expect(field(/^Verification code/)).toBeTruthy();
    const invalid = { code: 'Invalid verification code.' };
    answer = () => ({ step: 'code', values, stamp: 'y', errors: invalid });
    await press('Publish review');
    await waitFor(() =>
      expect(descriptionOf(field(/^Verification code/))).toMatch(/^Invalid verification code\./),
    );
    expect(document.activeElement).toBe(field(/^Verification code/));
    expect(main()).not.toContain('Network error.');
    answer = () => ({ step: 'write', values, stamp: 'y' });
    await press('Change something');
    await waitFor(() => expect(text().value).toBe(TEXT));
  });

  it('keeps what stands there when it cannot be sent, also what no script has heard of', async () => {
    await show();
    text().value = TEXT;
    text().form!.dispatchEvent(new Event('submit'));
    lastSentFrom(PATH)('unsent');
    await show();
    expect([text().value, isUnsent()]).toEqual([TEXT, true]);
    type(text(), `${TEXT} Twice.`);
    expect(isUnsent()).toBe(true);
    await show();
    expect(text().value).toBe(`${TEXT} Twice.`);
  });

  it('is not there for the provider itself, who is led back', async () => {
    const failure = 'You cannot review your own profile.';
    await show({ step: 'refused', values: empty, stamp: 'x', failure });
    expect(screen.getByText(failure)).toBeTruthy();
    expect(screen.queryByLabelText(/^Your review/)).toBeNull();
    const back = screen.getByRole('link', { name: 'Back to the profile' });
    expect(back.getAttribute('href')).toBe('/business/sea-bread-2byxeu');
  });
});

describe('the own reviews', () => {
  const review: OwnReview = {
    id: 7,
    author: 'Emily',
    stars: 4,
    text: TEXT,
    reply: null,
    mayReply: true,
    removedReason: null,
    date: '2026-01-02',
    edited: false,
  };
  let reply: () => ReplyAnswer;
  const showOwn = (reviews: OwnReview[]) =>
    showPage({
      path: '/reviews',
      action: () => reply(),
      Component: () => (
        <OwnReviews
          kind="business"
          profile={{ slug: profile.id, ratingSum: 4, count: reviews.length }}
          reviews={reviews}
          posted={undefined}
        />
      ),
    });

  it('are none at first', async () => {
    await showOwn([]);
    expect(main()).toContain('No reviews yet');
  });

  it('are replied to once: a second reply is refused beside the review', async () => {
    await showOwn([review]);
    fireEvent.click(screen.getByText('Reply'));
    await press('Publish reply');
    expect(screen.getByText('Reply is required.')).toBeTruthy();
    type(field(/^Your reply/), 'And another thing.');
    reply = () => ({ reviewId: 7, failure: words.replied });
    await press('Publish reply');
    await screen.findByText('You have replied to this review already.');
    expect(field(/^Your reply/).value).toBe('And another thing.');
  });
});
