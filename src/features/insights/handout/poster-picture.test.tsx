import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { redirect } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissNotice, shownNotices } from '#ui/notices.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { PosterPicture } from './poster-picture.tsx';

const share = vi.fn<(data: { files: File[] }) => Promise<void>>();
const kept: string[] = [];
let answer: () => Response;
let signedIn: boolean;

beforeEach(() => {
  signedIn = true;
  answer = () => new Response('a picture');
  share.mockReset().mockResolvedValue();
  kept.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  Object.assign(navigator, { canShare: () => true, share });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    kept.push(this.download);
  });
  for (const { id } of shownNotices()) dismissNotice(id);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () =>
  showPage(
    {
      children: [
        {
          path: 'dashboard/poster',
          loader: () => (signedIn ? null : redirect('/login?next=/dashboard/poster')),
          Component: () => <PosterPicture slug="ana-ek-7f3k9q" />,
        },
        { path: 'login', Component: () => <h1>Log in</h1> },
      ],
    },
    '/dashboard/poster',
  );
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'a, button' }));
const told = () => shownNotices().map(({ text }) => text);

describe('the poster as a picture', () => {
  it('is drawn once, to keep and to share', async () => {
    await show();
    await press('Download');
    expect(kept).toEqual(['ana-ek-7f3k9q-poster.jpg']);
    await press('Share');
    const [file] = share.mock.calls[0]![0].files;
    expect([file!.name, file!.type, await file!.text()]).toEqual([
      'ana-ek-7f3k9q-poster.jpg',
      'image/jpeg',
      'a picture',
    ]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(told()).toEqual([]);
  });

  it('leads to the login where the session is over', async () => {
    await show();
    signedIn = false;
    answer = () => new Response(null, { status: 401 });
    await press('Download');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
    expect([kept, told()]).toEqual([[], []]);
  });

  it.each([
    ['AbortError', []],
    ['NotAllowedError', ['Your picture is ready. Tap Share once more.']],
    ['DataError', ['The picture could not be made. Please try again later.']],
  ])('says what came of a share that ends with %s', async (reason, words) => {
    await show();
    share.mockRejectedValue(new DOMException('', reason));
    await press('Share');
    expect(told()).toEqual(words);
  });

  it('says so where it cannot be had, and tries again at the next tap', async () => {
    await show();
    answer = () => new Response(null, { status: 503 });
    await press('Download');
    expect(told()).toEqual(['The picture could not be made. Please try again later.']);
    answer = () => new Response('a picture');
    await press('Download');
    expect(kept).toHaveLength(1);
  });

  it('takes a second tap for the same one', async () => {
    await show();
    let arrive = () => {};
    vi.mocked(fetch).mockReturnValue(
      new Promise((resolve) => (arrive = () => resolve(new Response('a picture')))),
    );
    await press('Download');
    await press('Drawing...');
    expect(fetch).toHaveBeenCalledTimes(1);
    await act(async () => arrive());
    expect(kept).toHaveLength(1);
  });

  it('is only to keep where the browser shares no files', async () => {
    Object.assign(navigator, { canShare: () => false });
    await show();
    expect(screen.queryByText('Share')).toBeNull();
  });
});
