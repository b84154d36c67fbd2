import { startTransition, useState } from 'react';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { fetchProfile } from './fetch-profile.ts';
import type { ProfileOutcome } from './profile-outcome.ts';
import { ProfileScreen } from './profile-screen.tsx';

type Outcome = ProfileOutcome | Promise<ProfileOutcome>;

const SITE = {
  name: 'Kanek',
  url: 'https://kanek.example',
  contactEmail: '',
  contactPhone: '',
  socialHandle: '',
};

/** A profile that the browser has come to by a link: it asks the API itself. */
function arrive(kind: ProviderKind, answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer());
  const outcome = fetchProfile(kind, 'maria-castillo-234567');
  const Component = () => (
    <ProfileScreen
      kind={kind}
      id="maria-castillo-234567"
      {...{ outcome }}
      similar={[]}
      site={SITE}
    />
  );
  return showPage({ Component });
}
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const maria = () =>
  Response.json({
    id: 'maria-castillo-234567',
    first_name: 'Maria',
    last_name: 'Castillo',
    occupation: 'Plumber',
    location: 'San Pedro',
  });
const bare = () => Response.json({ id: 'maria-castillo-234567' });

afterEach(() => vi.unstubAllGlobals());

describe('a profile fetched by the browser', () => {
  it('says that it is loading, then who it is, in the title as the server does', async () => {
    const answer = Promise.withResolvers<Response>();
    await arrive('specialist', () => answer.promise);
    expect(screen.getByText('Loading specialist...')).toBeTruthy();
    expect(document.title).toBe('Loading specialist... · Kanek');
    await act(async () => answer.resolve(maria()));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Maria Castillo');
    expect(document.title).toBe('Maria Castillo, Plumber in San Pedro · Kanek');
    expect(screen.queryByText('Loading specialist...')).toBeNull();
  });

  it('without texts is N/A, without reviews 0/5, and offers no call', async () => {
    await arrive('specialist', bare);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('N/A');
    const contact = screen.getByRole('complementary', { name: /^Contact/ });
    expect(contact.textContent).toMatch(/PhoneN\/A/);
    expect(within(contact).queryByRole('link', { name: 'Call' })).toBeNull();
    // Whoever shows no WhatsApp or email can be written to from the bar.
    const bar = screen.getByRole('navigation', { name: /^Contact/ });
    const message = within(bar).getByRole('link', { name: 'Message' });
    expect(message.getAttribute('href')).toBe('/specialist/maria-castillo-234567/message');
    const reviews = screen.getByRole('region', { name: 'Reviews' });
    expect(reviews.textContent).toMatch(/0.*\/5.*out of 5 stars\s*No reviews yet/);
  });

  it('speaks the language of its address', async () => {
    await inLanguage('es', () => arrive('specialist', maria));
    expect(screen.getByRole('complementary', { name: 'Contactar a Maria' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Reseñas' }).textContent).toMatch(
      /Sin reseñas todavía/,
    );
    expect(link('Denunciar este perfil')).toBe('/es/report/profile/maria-castillo-234567');
  });

  it('marks what people wrote in another language, and nothing else', async () => {
    const review = { id: 1, author: 'Rosa', stars: 5, date: '2026-01-01', removed_reason: null };
    const answer = {
      id: 'maria-castillo-234567',
      bio: 'Agua y tubos.',
      skills: 'fugas, bombas, tanques',
      lang: 'es',
      reviews: [{ ...review, text: 'Di werk gud.', lang: 'bzj', reply: 'Thanks!' }],
    };
    await arrive('specialist', () => Response.json(answer));
    await screen.findByText('Agua y tubos.');
    const marked = [...document.querySelectorAll('article [lang]')].map(
      (each) => `${each.getAttribute('lang')}: ${each.textContent}`,
    );
    expect(marked).toEqual([
      'es: Agua y tubos.',
      'es: fugas, bombas, tanques',
      'bzj: Di werk gud.',
    ]);
  });

  it('is shared with what the device offers', async () => {
    const share = vi.fn<Navigator['share']>(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await arrive('specialist', maria);
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    const url = location.origin + location.pathname;
    expect(share).toHaveBeenCalledWith({ title: 'Maria Castillo', url });
    Reflect.deleteProperty(navigator, 'share');
  });

  it.each([
    ['specialist', 'Error fetching specialist: Internal Server Error', 'See all specialists'],
    ['business', 'Business Not Found', 'See all businesses'],
  ] as const)('of a %s that fails is told of, with a way on', async (kind, sentence, way) => {
    const failure = { status: 500, statusText: 'Internal Server Error' };
    await arrive(kind, () => Response.json({}, failure));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe(sentence);
    expect(link(way)).toMatch(/-results$/);
    expect(screen.getByText('Try again')).toBeTruthy();
  });

  it.each(['specialist', 'business'] as const)('of a %s that is gone has ways on', async (kind) => {
    await arrive(kind, () => Response.json({}, { status: 404 }));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(
      kind === 'specialist' ? 'Specialist Not Found' : 'Business Not Found',
    );
    expect(link('Search for “maria castillo”')).toContain('maria+castillo');
    expect(link(/^See all/)).toMatch(/-results$/);
    expect(link('Search the directory')).toBe('/#search');
  });
});

describe('a profile that is being read', () => {
  const person = async (name: string) => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ id: 'maria-castillo-234567', first_name: name, last_name: 'Castillo' }),
    );
    return fetchProfile('specialist', 'maria-castillo-234567');
  };
  const failure = { failure: 'Failed to load specialist data', status: 503 } as const;
  const heading = () => screen.getByRole('heading', { level: 1 });

  /** The page as its loader brings it first, and what brings it something else. */
  async function open(first: Outcome) {
    let tell: (next: { id?: string; outcome: Outcome }) => void;
    const Component = () => {
      const [{ id = 'maria-castillo-234567', outcome }, show] = useState<
        Parameters<typeof tell>[0]
      >({ outcome: first });
      tell = show;
      return <ProfileScreen {...{ kind: 'specialist', id, outcome, similar: [], site: SITE }} />;
    };
    await showPage({ Component });
    return (outcome: Outcome, id?: string) =>
      act(async () => startTransition(() => tell({ outcome, ...(id && { id }) })));
  }

  it.each(['known at once', 'on its way'])(
    'stays while it is asked for anew, first %s',
    async (how) => {
      const known = await person('Maria');
      const bring = await open(how === 'on its way' ? Promise.resolve(known) : known);
      const shown = await screen.findByRole('article');
      const answer = Promise.withResolvers<ProfileOutcome>();
      await bring(answer.promise);
      expect(screen.getByRole('article')).toBe(shown);
      await act(async () => answer.resolve(await person('Mary')));
      expect(heading().textContent).toBe('Mary Castillo');
      await bring(Promise.resolve(failure));
      await bring(Promise.reject(new TypeError('Failed to fetch')));
      await bring(failure);
      expect(heading().textContent).toBe('Mary Castillo');
      expect(screen.getByRole('article')).toBe(shown);
      await bring(await person('Mia'));
      expect(heading().textContent).toBe('Mia Castillo');
      expect(screen.getByRole('article')).toBe(shown);
    },
  );

  it('gives way to another at once, and a failure to what is tried again', async () => {
    const bring = await open(await person('Maria'));
    const never = new Promise<ProfileOutcome>(() => {});
    await bring(never, 'rosa-chi-234567');
    expect(screen.getByText('Loading specialist...')).toBeTruthy();
    await bring(failure, 'ana-cho-234567');
    expect(screen.getByText(failure.failure)).toBeTruthy();
    const answer = Promise.withResolvers<ProfileOutcome>();
    await bring(answer.promise, 'ana-cho-234567');
    expect(screen.getByText('Loading specialist...')).toBeTruthy();
    await act(async () => answer.resolve({ ...failure, failure: 'Not again' }));
    expect(screen.getByText('Not again')).toBeTruthy();
  });
});
