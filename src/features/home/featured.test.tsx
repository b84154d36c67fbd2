import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { Featured } from './featured.tsx';
import { fetchFeatured } from './fetch-featured.ts';

const business = (number: number) => ({ id: `b-${number}`, name: `Business ${number}` });

/** The section on a page that the browser has come to by a link. */
function arrive(kind: ProviderKind, answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer());
  const cards = fetchFeatured(kind, () => Promise.reject(new Error('asked')));
  return showPage({ Component: () => <Featured kind={kind} cards={cards} /> });
}
const slides = () => screen.findAllByRole('group');

beforeEach(() => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as never));

describe('featured specialists fetched by the browser', () => {
  it('say that they are loading, then show', async () => {
    const answer = Promise.withResolvers<Response>();
    await arrive('specialist', () => answer.promise);
    const loading = await screen.findByText('Loading specialists...');
    const people = [
      { id: 'ana-1', name: 'Ana', role: 'Baker', location: 'Cayo', rating: 4, review_count: 1 },
      { id: 'ben-2', name: 'Ben', role: 'Guide', location: 'Toledo' },
      { id: 'cas-3', name: 'Cas', rating: 4.5, review_count: 12 },
    ];
    await act(async () => answer.resolve(Response.json(people)));
    const shown = (await slides()).map((slide) => slide.textContent);
    expect(shown).toEqual([
      expect.stringMatching(/4.*\/5.*1 review$/),
      expect.stringMatching(/0.*\/5.*No reviews yet$/),
      expect.stringMatching(/4\.5.*\/5.*12 reviews$/),
    ]);
    expect(loading.isConnected).toBe(false);
  });

  it('are marked where they are invented', async () => {
    const people = [
      { id: 'ana-1', name: 'Ana', is_demo: true },
      { id: 'ben-2', name: 'Ben' },
    ];
    await arrive('specialist', () => Response.json(people));
    const marked = (await slides()).map(({ textContent }) => textContent.includes('Demo profile'));
    expect(marked).toEqual([true, false]);
  });

  it('lead to no list of nobody', async () => {
    await arrive('specialist', () => Response.json([]));
    expect(await screen.findByRole('link', { name: 'Sign Up' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See all specialists' })).toBeNull();
  });

  it('say so when they do not come', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await arrive('specialist', () => Promise.reject(new TypeError('offline')));
    expect(await screen.findByText('Could not load featured professionals.')).toBeTruthy();
  });
});

describe('featured businesses fetched by the browser', () => {
  it('fill a short last page from the start', async () => {
    await arrive('business', () => Response.json([1, 2, 3, 4, 5, 6].map(business)));
    await userEvent.click(await screen.findByRole('button', { name: 'Next businesses' }));
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
    const names = (await slides()).map((slide) => within(slide).getByRole('heading').textContent);
    expect(names).toEqual([5, 6, 1, 2].map((number) => business(number).name));
  });

  it('turn by arrows and arrow keys, wrap, tell the page, and keep the focus', async () => {
    await arrive('business', () =>
      Response.json(Array.from({ length: 12 }, (_, n) => business(n))),
    );
    const next = await screen.findByRole('button', { name: 'Next businesses' });
    const region = screen.getByRole('region', { name: 'Featured Businesses' });
    expect(region.getAttribute('aria-roledescription')).toBe('carousel');
    const firstName = async () => (await slides())[0]!.querySelector('h2, h3')!.textContent;
    await userEvent.click(next);
    expect(screen.getByText('Page 2 of 3').getAttribute('aria-live')).toBe('polite');
    expect(await firstName()).toBe('Business 4');
    await userEvent.click(next);
    await userEvent.click(next);
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    expect(await firstName()).toBe('Business 0');
    await userEvent.click(screen.getByRole('button', { name: 'Previous businesses' }));
    expect(screen.getByText('Page 3 of 3')).toBeTruthy();

    const firstLink = async () => within((await slides())[0]!).getByRole('link');
    (await firstLink()).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(await firstLink());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  });

  it('leave whoever has come to their place there', async () => {
    const answer = Promise.withResolvers<Response>();
    const page = await arrive('business', () => answer.promise);
    const place = () => page.querySelector<HTMLElement>('#featured-businesses');
    const expected = place();
    expected!.focus();
    await act(async () => answer.resolve(Response.json([business(1)])));
    await slides();
    expect(expected!.isConnected).toBe(false);
    expect(document.activeElement).toBe(place());
  });

  it('need no arrows on one page', async () => {
    await arrive('business', () => Response.json([business(1), business(2)]));
    const [first] = await slides();
    expect(first!.textContent).toContain('Business 1BusinessUnknown');
    for (const name of ['Next businesses', 'Previous businesses'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });

  it('leave the section empty when they do not come, and only the log tells', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    const page = await arrive('business', () => Response.json({}, { status: 500 }));
    await waitFor(() => expect(page.querySelector('#featured-businesses:empty')).toBeTruthy());
    expect(logged).toHaveBeenCalledWith('Could not load featured profiles.', expect.anything());
  });
});
