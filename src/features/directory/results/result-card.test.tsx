import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import type { DetailedCard } from '../provider-card.ts';
import { ResultCard } from './result-card.tsx';

const ana: DetailedCard = {
  kind: 'specialist',
  id: 'ana-cho-234567',
  name: 'Ana Cho',
  headline: 'Plumber',
  category: 'Trades and Manual Labor',
  location: 'San Ignacio',
  portrait: null,
  banner: null,
  showcase: [],
  rating: 4.6,
  reviewCount: 12,
  demo: false,
  texts: { bio: 'I mend pipes.', skills: 'Leaks, pumps', education: 'ITVET' },
  ways: ['call', 'whatsapp'],
};
const IN_PROFILE = '/specialist/ana-cho-234567#contact-heading';

const show = (card: Partial<DetailedCard> = {}) =>
  showPage({
    path: '/*',
    Component: () => {
      const { pathname, hash } = useLocation();
      return (
        <>
          <output>{pathname + hash}</output>
          <Link to="/faq">FAQ</Link>
          {pathname !== '/faq' && <ResultCard card={{ ...ana, ...card }} />}
        </>
      );
    },
  });
const link = (name: string) => screen.getByRole('link', { name });
const busy = (element: Element) => element.getAttribute('aria-busy');

// The next file has the same globals.
afterEach(() => vi.unstubAllGlobals());

/** Answers calls when it is told to, and notes down what was asked and where the browser was sent. */
function prepare() {
  const followed: string[] = [];
  const { href: here, origin } = location;
  vi.stubGlobal('location', {
    origin,
    get href() {
      return here;
    },
    set href(to: string) {
      followed.push(to);
    },
  });
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() => promise);
  vi.stubGlobal('fetch', fetch);
  return { followed, fetch, answer: (answer: Response) => act(async () => resolve(answer)) };
}

describe('a card', () => {
  it('says at a glance who it is, where, how good and why', async () => {
    await show({ why: 'Plumber: pumps', distance: 12 });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ana Cho');
    for (const text of ['Plumber', 'San Ignacio · 12 km', 'Plumber: pumps'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('12 reviews').textContent).toBe('4.6/5 out of 5 stars12 reviews');
  });

  it('says that there are no reviews before it gives the figure', async () => {
    await show({ rating: 0, reviewCount: 0 });
    const said = screen.getByText('No reviews yet');
    expect(said.textContent).toBe('No reviews yet 0/5 out of 5 stars');
    expect(within(said).getByText('0').className).toContain('text-tiny');
  });

  it('has the fields of the contract behind "More", closed', async () => {
    const page = await show();
    const more = page.querySelector('details')!;
    expect(more.open).toBe(false);
    for (const text of ['Trades and Manual Labor', 'I mend pipes.', 'Skills', 'Leaks, pumps'])
      expect(within(more).getByText(text)).toBeTruthy();
    await userEvent.click(screen.getByText('More'));
    expect(more.open).toBe(true);
  });

  it('offers only the ways that there are', async () => {
    await show({ ways: ['call'] });
    expect(screen.queryByRole('link', { name: 'WhatsApp Ana Cho' })).toBeNull();
    expect(link('Call Ana Cho').getAttribute('href')).toBe(IN_PROFILE);
    await show({ ways: [] });
    expect(screen.queryByRole('link', { name: /^(Call|WhatsApp) / })).toBeNull();
  });
});

describe('Call on a card', () => {
  it('asks once for the number, calls it and shows it', async () => {
    const { followed, fetch, answer } = prepare();
    await show();
    await userEvent.dblClick(link('Call Ana Cho'));
    expect(busy(link('Call Ana Cho'))).toBe('true');
    expect(fetch.mock.calls.map(([path, { body }]) => [path, body])).toEqual([
      ['/api/contact', '{"id":"ana-cho-234567","by":"call"}'],
    ]);
    await answer(Response.json({ number: '600-0113', href: 'tel:+5016000113' }));
    expect(followed).toEqual(['tel:+5016000113']);
    const known = link('Call Ana Cho 600-0113');
    expect([known.getAttribute('href'), busy(known)]).toEqual(['tel:+5016000113', null]);
    expect(document.activeElement).toBe(known);
    await userEvent.click(known);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('opens the chat where WhatsApp was tapped', async () => {
    const { followed, answer } = prepare();
    await show();
    await userEvent.click(link('WhatsApp Ana Cho'));
    await answer(Response.json({ number: '600-0113', href: 'https://wa.me/5016000113?text=Hi' }));
    expect(followed).toEqual(['https://wa.me/5016000113?text=Hi']);
  });

  it.each([
    ['a number', () => Response.json({ number: '600-0113', href: 'tel:+5016000113' })],
    ['a refusal', () => Response.json({ error: 'Too many' }, { status: 429 })],
  ])('leaves whoever has gone on where they are when %s comes late', async (_, late) => {
    const { followed, answer } = prepare();
    await show();
    await userEvent.click(link('Call Ana Cho'));
    await userEvent.click(link('FAQ'));
    await answer(late());
    expect(await screen.findByText('/faq')).toBeTruthy();
    expect(followed).toEqual([]);
  });

  it.each([
    ['it comes too often', () => Response.json({ error: 'Too many' }, { status: 429 })],
    ['a proxy answers', () => new Response('<h1>', { status: 502 })],
    ['it is no number', () => Response.json({ number: 'x', href: 'javascript:alert(1)' })],
  ])('leads to the contact of the profile when %s', async (_, refusal) => {
    const { followed, answer } = prepare();
    await show();
    await userEvent.click(link('Call Ana Cho'));
    await answer(refusal());
    expect(await screen.findByText(IN_PROFILE)).toBeTruthy();
    expect(followed).toEqual([]);
    expect(busy(link('Call Ana Cho'))).toBeNull();
  });
});
