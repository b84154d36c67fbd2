import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { directory } from '#messages';
import { removeSaved, saveCards, savedCards } from '#features/directory/saving/saved-list.ts';
import { inLanguage } from '#platform/language.server.ts';
import { shownNotices } from '#ui/notices.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { fetchSavedPage } from './fetch-cards.ts';
import { SavedPage } from './saved-page.tsx';

const NAMES = ['Ana Cho', 'Ben Ruiz', 'Cleo Tut', 'Dan Pech', 'Eva Coc'];
const idOf = (name: string) => name.toLowerCase().replace(' ', '-');
const result = (name: string) => ({
  kind: 'specialist',
  id: idOf(name),
  fullName: name,
  occupation: 'Diver',
  location: name.startsWith('A') ? 'San Pedro' : 'Belize City',
  skills: 'Reefs',
  rating: 4.5,
  review_count: 2,
  ...(name.startsWith('A') && {
    facts: { price: { from: 40, per: 'hour' }, languages: ['Kriol'], emergency: true },
    contact_by: ['call'],
  }),
});
const saved = (...names: string[]) =>
  saveCards(
    names.map((name) => ({
      kind: 'specialist',
      id: idOf(name),
      name,
      headline: 'Diver',
      location: 'Belize City',
      portrait: null,
      banner: null,
      rating: 0,
      reviewCount: 0,
      demo: false,
    })),
  );
const asked: string[] = [];
const answerWith = (...names: string[]) =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ results: names.map(result) });
  });

const open = (search = '') =>
  showPage(
    {
      path: '/saved',
      loader: ({ request }) => fetchSavedPage(request),
      Component: () => <SavedPage {...useLoaderData<typeof fetchSavedPage>()} />,
    },
    `/saved${search}`,
  );
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const click = (role: string, name: string) =>
  act(async () => screen.getByRole(role, { name }).click());

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  for (const { id } of savedCards()) removeSaved(id);
});

describe('the list of this browser', () => {
  it('is empty at first, and leads on', async () => {
    answerWith();
    await open();
    expect(screen.getByText('Nobody saved yet')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('leaves out what another program wrote there', async () => {
    answerWith();
    const card = { id: 'ana-cho', name: 'Ana Cho', kind: 'business' };
    const rubbish = [
      null,
      'x',
      { id: 5 },
      { ...card, facts: { languages: 'y' } },
      { ...card, ways: 'z' },
    ];
    localStorage.setItem('saved', JSON.stringify([...rubbish, card]));
    dispatchEvent(new Event('pageshow'));
    await open();
    expect(names()).toEqual(['Ana Cho']);
  });

  it('shows what was kept without a network, and says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    saved('Ana Cho', 'Ben Ruiz');
    await open();
    expect(names()).toEqual(['Ana Cho', 'Ben Ruiz']);
    expect(await screen.findByText(/as last seen: there is no connection/)).toBeTruthy();
    answerWith('Ana Cho', 'Ben Ruiz');
    await act(async () => dispatchEvent(new Event('online')));
    expect(screen.queryByText(/as last seen/)).toBeNull();
  });

  it('takes over what the server says, and tells who is gone', async () => {
    localStorage.setItem('place', 'Belize City');
    answerWith('Ana Cho');
    saved('Ana Cho', 'Ben Ruiz');
    await open();
    expect(asked).toEqual(['/api/search/cards?ids=ana-cho%2Cben-ruiz']);
    expect(await screen.findByText('San Pedro')).toBeTruthy();
    expect(screen.getByText('52 km away')).toBeTruthy();
    expect(savedCards()[0]).toMatchObject({ rating: 4.5, location: 'San Pedro' });
    expect(screen.getByText(/^No longer listed/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await click('button', 'Remove Ben Ruiz');
    expect(names()).toEqual(['Ana Cho']);
  });

  it('takes one back where it was, offered there', async () => {
    const three = NAMES.slice(0, 3);
    answerWith(...three);
    saved(...three);
    await open();
    await click('button', 'Remove Ben Ruiz');
    expect(names()).toEqual(['Ana Cho', 'Cleo Tut']);
    expect(document.activeElement?.textContent).toBe('Undo');
    const places = screen.getAllByRole('listitem').map((each) => each.textContent);
    expect(places[1]).toBe('Ben Ruiz removed.Undo');
    // The second tap of two on the cross is none on what came to stand there.
    await act(async () => void fireEvent.click(screen.getByText('Undo'), { detail: 2 }));
    expect(names()).toEqual(['Ana Cho', 'Cleo Tut']);
    await click('button', 'Undo');
    expect(names()).toEqual(three);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Ben Ruiz');
    expect(screen.queryByText('Undo')).toBeNull();
    // What another tab removes later is no business of this button.
    localStorage.setItem(
      'saved',
      JSON.stringify(savedCards().filter(({ id }) => id !== 'ben-ruiz')),
    );
    await act(async () => dispatchEvent(new Event('pageshow')));
    expect(names()).toEqual(['Ana Cho', 'Cleo Tut']);
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('takes back the only one', async () => {
    answerWith('Ana Cho');
    saved('Ana Cho');
    await open();
    await click('button', 'Remove Ana Cho');
    expect(screen.getByText('Nobody saved yet')).toBeTruthy();
    await click('button', 'Undo');
    expect(names()).toEqual(['Ana Cho']);
  });

  it('asks in the language of the page', async () => {
    answerWith('Ana Cho');
    saved('Ana Cho');
    await inLanguage('es', open);
    expect(asked).toEqual(['/api/search/cards?ids=ana-cho&language=es']);
  });

  it('says what is missing to compare, and leads there', async () => {
    answerWith(...NAMES);
    saved('Ana Cho', 'Ben Ruiz');
    await open();
    const said: unknown[] = [];
    for (const chosen of ['Compare Ana Cho', null]) {
      await click('button', 'Compare');
      said.push(shownNotices().at(-1)?.text, (document.activeElement as HTMLInputElement).value);
      if (chosen) await click('checkbox', chosen);
    }
    expect(said).toEqual([
      'Choose up to 4 to see them side by side.',
      'ana-cho',
      'Choose one more.',
      'ben-ruiz',
    ]);
    await click('checkbox', 'Compare Ben Ruiz');
    expect(shownNotices()).toEqual([]);
  });

  it('compares four at most, side by side', async () => {
    localStorage.setItem('place', 'Belize City');
    answerWith(...NAMES);
    saved(...NAMES);
    await open();
    for (const name of NAMES.slice(0, 4)) await click('checkbox', `Compare ${name}`);
    const fifth = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare Eva Coc' });
    expect(fifth.disabled).toBe(true);
    screen.getByRole('button', { name: 'Compare 4' }).focus();
    await click('button', 'Compare 4');
    // The button is gone: reading goes on with what it led to.
    expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(
      NAMES.slice(0, 4).map((name) => expect.stringContaining(name)),
    );
    expect(
      table.getByRole('row', { name: /^From Belize City 52 km In the same place/ }),
    ).toBeTruthy();
    expect(table.getByRole('row', { name: /^Price from BZ\$40 per hour/ })).toBeTruthy();
    expect(table.getByRole('row', { name: /^Languages Kriol/ })).toBeTruthy();
    expect(table.queryByRole('row', { name: /^Education/ })).toBeNull();
    expect(table.getAllByRole('link', { name: /^Call / })).toHaveLength(1);
  });
});

it('marks texts in another language side by side, too', async () => {
  const texts = { lang: 'es', skills: 'Arrecifes' };
  vi.stubGlobal('fetch', async () =>
    Response.json({ results: [{ ...result('Ana Cho'), ...texts }, result('Ben Ruiz')] }),
  );
  await open('?ids=ana-cho,ben-ruiz&compare=ana-cho,ben-ruiz');
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('Arrecifes').lang).toBe('es');
  expect(table.getByText('Reefs').lang).toBe('');
  const marked = screen.getByRole('table').querySelectorAll('[lang]');
  expect(marked).toHaveLength(1);
});

it('marks what was kept in another language, without a network too', async () => {
  answerWith('Ana Cho', 'Ben Ruiz');
  saved('Ana Cho', 'Ben Ruiz');
  await open();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await inLanguage('es', () => open('?compare=ana-cho,ben-ruiz'));
  const told = within(screen.getByRole('table')).getAllByText('Reefs');
  expect(told.map(({ lang }) => lang)).toEqual(['en', 'en']);
});

describe('a list that somebody shared', () => {
  it('is shown as it is, and saved as a whole', async () => {
    answerWith('Ana Cho', 'Ben Ruiz');
    await open('?ids=ana-cho,ben-ruiz,gone-234567,No!');
    expect(asked).toEqual(['/api/search/cards?ids=ana-cho%2Cben-ruiz%2Cgone-234567']);
    expect(names()).toEqual(['Ana Cho', 'Ben Ruiz']);
    expect(screen.getByText('BZ$40 per hour', { exact: false })).toBeTruthy();
    expect(screen.getByText(', 1 more no longer listed')).toBeTruthy();
    expect(savedCards()).toEqual([]);
    screen.getByRole('button', { name: 'Save all' }).focus();
    await click('button', 'Save all');
    expect(savedCards().map(({ name }) => name)).toEqual(['Ana Cho', 'Ben Ruiz']);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'See your list' }));
  });

  it('says where the browser keeps nothing of it', async () => {
    answerWith('Ana Cho', 'Ben Ruiz');
    await open('?ids=ana-cho,ben-ruiz');
    const refuse = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    await click('button', 'Save all');
    expect(shownNotices().at(-1)?.text).toBe(directory.notKept);
  });

  it('counts and compares those that became part of another as that one', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({
        results: [{ ...result('Ana Cho'), was: ['ana-c-old'] }, result('Ben Ruiz')],
      }),
    );
    await open('?ids=ana-cho,ana-c-old,ben-ruiz');
    expect(names()).toEqual(['Ana Cho', 'Ben Ruiz']);
    expect(screen.queryByText(/no longer listed/)).toBeNull();
    await open('?ids=ana-cho,ana-c-old,ben-ruiz&compare=ana-c-old,ben-ruiz');
    expect(
      within(await screen.findByRole('table'))
        .getAllByRole('columnheader')
        .map((each) => each.textContent),
    ).toEqual(['Ana Cho', 'Ben Ruiz'].map((name) => expect.stringContaining(name)));
  });

  it('that cannot be had can be tried again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await open('?ids=ana-cho');
    expect(await screen.findByRole('alert')).toBeTruthy();
    answerWith();
    await click('link', 'Try again');
    expect(await screen.findByText('Nobody on this list is listed any more')).toBeTruthy();
  });
});
