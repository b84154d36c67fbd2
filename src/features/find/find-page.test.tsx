import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLoaderData, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { descriptionOf, showPage } from '../../../tests/support/show-page.tsx';
import { fetchFindPage } from './fetch-found.ts';
import { FindPage } from './find-page.tsx';
import { SENTENCE_MAX } from './find.rules.ts';

const answer = (more: object = {}) =>
  Response.json({
    understood: {
      parts: [
        { label: 'Plumber', without: { q: 'in Cayo', place: '' } },
        { label: 'in Cayo', without: { q: 'plumber', place: '' } },
        { label: 'rubbish' },
      ],
    },
    results: [
      { kind: 'specialist', id: 'ana-234567', fullName: 'Ana Cho', why: 'Handyman: leaking taps' },
      { kind: 'business', id: 'pipes-234567', business_name: 'Pipes' },
    ],
    relaxed: ['Nobody in Cayo yet. Nearest: Belize City, 80 km'],
    totalCount: 2,
    ...more,
  });

/** The page, whose calls are noted down and answered like that. */
async function open(search: string, answerOf: (address: string) => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answerOf(address);
  });
  await showPage(
    {
      path: '/find',
      loader: ({ request }) => fetchFindPage(request, () => Promise.reject()),
      Component: () => (
        <>
          <output>{useLocation().search}</output>
          <FindPage {...useLoaderData<typeof fetchFindPage>()} />
        </>
      ),
    },
    `/find${search}`,
  );
  return asked;
}

beforeEach(() => localStorage.clear());

describe('the page for a sentence', () => {
  it('offers no filter for what the sentence says already', async () => {
    await open('?q=plumber+who+speaks+Spanish', () =>
      answer({
        understood: { parts: [{ label: 'speaks Spanish', without: { q: 'plumber', place: '' } }] },
        facts: { open: 1, emergency: 0, prices: [], languages: { Spanish: 1, Kriol: 1 } },
      }),
    );
    const filters = await screen.findByRole('list', { name: 'Filters' });
    expect(filters.textContent).toBe('Open now1Speaks Kriol1');
  });

  it('shows first what is chosen, to be taken away', async () => {
    const facts = { open: 1, emergency: 0, prices: [], languages: { Spanish: 1, Kriol: 1 } };
    await open('?q=plumber+in+Cayo&language=Spanish', () => answer({ facts }));
    const removals = await screen.findAllByRole('link', { name: /^Remove / });
    expect(removals.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Remove Speaks Spanish',
      'Remove Plumber',
      'Remove in Cayo',
    ]);
    expect(removals[0]!.getAttribute('href')).toBe('/find?q=plumber+in+Cayo');
    expect(screen.getByRole('list', { name: 'Filters' }).textContent).toBe('Open now1');
  });

  it('shows both kinds, why, what was given up, and parts that can be taken away', async () => {
    const asked = await open('?q=plumber+in+Cayo', () => answer());
    expect(asked).toEqual(['/api/search/find?q=plumber+in+Cayo&page=1&limit=12']);
    const cards = await screen.findAllByRole('heading', { level: 2 });
    expect(cards.map((card) => card.textContent)).toEqual(['Ana Cho', 'Pipes']);
    expect(screen.getByText('Handyman: leaking taps')).toBeTruthy();
    expect(screen.getByText('Nobody in Cayo yet. Nearest: Belize City, 80 km')).toBeTruthy();
    const removals = screen.getAllByRole('link', { name: /^Remove / });
    expect(removals.map((link) => link.getAttribute('href'))).toEqual([
      '/find?q=in+Cayo',
      '/find?q=plumber',
    ]);
    await act(async () => removals[1]!.click());
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('plumber');
  });

  it('that fails says so, and can be tried again', async () => {
    let works = false;
    await open('?q=x', () => (works ? answer() : new Response('<h1>', { status: 502 })));
    expect((await screen.findByRole('alert')).textContent).toBe('Error: Something went wrong');
    works = true;
    await act(async () => screen.getByRole('link', { name: 'Try again' }).click());
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('says that nobody is listed yet', async () => {
    const nobody = { results: [], relaxed: ['Nobody is listed yet.'], totalCount: 0 };
    await open('?q=x', () => answer(nobody));
    expect(await screen.findByText('Nobody is listed yet.')).toBeTruthy();
  });

  it('offers examples where nothing was said', async () => {
    const asked = await open('', () => answer());
    const example = screen.getByRole('link', { name: 'Mi fridge noh di freeze' });
    expect(example.getAttribute('href')).toBe('/find?q=Mi+fridge+noh+di+freeze');
    expect(asked).toEqual([]);
  });

  it('says beside the field what is too long', async () => {
    const asked = await open(`?q=${'a'.repeat(SENTENCE_MAX + 1)}`, () => answer());
    const field = screen.getByRole('searchbox');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const problem = document.getElementById(field.getAttribute('aria-describedby')!);
    expect(problem?.textContent).toBe('Please say it in at most 200 characters.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What do you need?');
    expect(asked).toEqual([]);
  });

  it('has the focus back in the field whose sentence was too long, and leaves it alone at first', async () => {
    await open('?q=plumber', () => answer());
    const field = () => document.querySelector<HTMLInputElement>('input[name=q]')!;
    for (const letter of ['a', 'b']) {
      await userEvent.clear(field());
      await userEvent.click(field());
      await userEvent.paste(letter.repeat(SENTENCE_MAX + 1));
      await userEvent.click(screen.getByRole('button', { name: 'Find' }));
      expect(await screen.findByText(`?q=${letter.repeat(SENTENCE_MAX + 1)}`)).toBeTruthy();
      expect(document.activeElement).toBe(field());
      expect(descriptionOf(field())).toBe('Please say it in at most 200 characters.');
    }
    await open(`?q=${'a'.repeat(SENTENCE_MAX + 1)}`, () => answer());
    expect(document.activeElement).toBe(document.body);
  });

  it('sends sentence and place, and keeps the place', async () => {
    await open('', () => answer());
    await userEvent.type(screen.getByRole('searchbox'), ' sink leaks ');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'San Pedro');
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('?q=sink+leaks&place=San+Pedro')).toBeTruthy();
    expect(localStorage.getItem('place')).toBe('San Pedro');
  });
});
