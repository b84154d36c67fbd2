import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QUERY_MAX } from '#features/directory/search.rules.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { FindBox } from './find-box.tsx';
import { readFindQuery } from './find-query.ts';

const place = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place' }).value;

beforeEach(() => localStorage.clear());

describe('the place beside the box', () => {
  it('begins with the last one', async () => {
    localStorage.setItem('place', 'Dangriga');
    await showPage({ Component: () => <FindBox id="find" /> });
    expect(place()).toBe('Dangriga');
  });

  it('is the last one on the next page too, where the box stays', async () => {
    const Next = () => {
      const navigate = useNavigate();
      return (
        <button type="button" onClick={() => void navigate('/?page=2')}>
          Next
        </button>
      );
    };
    await showPage({ Component: () => [<FindBox id="find" key="box" />, <Next key="next" />] });
    expect(place()).toBe('');
    localStorage.setItem('place', 'Dangriga');
    await userEvent.click(screen.getByText('Next'));
    await waitFor(() => expect(place()).toBe('Dangriga'));
  });

  it('is any where the last one is no place', async () => {
    localStorage.setItem('place', 'Atlantis');
    await showPage({ Component: () => <FindBox id="find" /> });
    expect(place()).toBe('');
  });

  it('is the one that was asked for', async () => {
    localStorage.setItem('place', 'Dangriga');
    const query = readFindQuery(new URLSearchParams('q=x'));
    await showPage({ Component: () => <FindBox id="find" query={query} /> });
    expect(place()).toBe('');
  });
});

it('asks for the same again without a step further', async () => {
  const Here = () => <output>{`${useNavigationType()} ${useLocation().search}`}</output>;
  const Page = () => [<FindBox key="box" id="find" />, <Here key="here" />];
  await showPage({ path: '/find', Component: Page });
  const here = () => document.querySelector('output')!.textContent;
  await userEvent.type(screen.getByRole('searchbox'), 'leaking tap{Enter}');
  await waitFor(() => expect(here()).toBe('PUSH ?q=leaking+tap'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(here()).toBe('REPLACE ?q=leaking+tap'));
});

describe('suggestions', () => {
  const field = () => document.querySelector<HTMLInputElement>('[name=q]')!;
  const offers = () => [...document.querySelectorAll('[role=listbox] > [role=option]')];
  const options = () => offers().map((option) => option.textContent);
  const offered = [
    { text: 'Tire shop', type: 'trade' },
    { text: 'flat tire', type: 'need', leadsTo: 'Tire shop' },
  ];
  const asked: string[] = [];

  async function showBox(answer: () => Promise<Response> = async () => Response.json(offered)) {
    asked.length = 0;
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return answer();
    });
    const Address = () => <output>{useLocation().search}</output>;
    const Component = () => (
      <>
        <FindBox id="find" />
        <Address />
      </>
    );
    await showPage({ path: '*', Component }, '/find');
  }
  const address = () => document.querySelector('output')!.textContent;

  it('come with the first touch, for both kinds', async () => {
    await showBox();
    expect(field().getAttribute('role')).toBeNull();
    await userEvent.type(field(), 'ti');
    await waitFor(() => expect(options()).toEqual(['Tire shopTrade', 'flat tire→ Tire shop']));
    expect(asked).toEqual(['/api/search/suggest?q=ti']);
    expect(field().getAttribute('role')).toBe('combobox');
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  it('are for what is typed while the code takes the field over, too', async () => {
    await showBox();
    const takenOver = new MutationObserver(() => {
      takenOver.disconnect();
      field().value = 'tir';
      field().dispatchEvent(new Event('input', { bubbles: true }));
    });
    takenOver.observe(field().form!, { childList: true });
    await userEvent.click(field());
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(asked).toEqual(['/api/search/suggest?q=tir']);
  });

  it('are not asked for with more than can be asked', async () => {
    await showBox();
    await userEvent.click(field());
    await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
    fireEvent.input(field(), { target: { value: 'x'.repeat(QUERY_MAX) } });
    await waitFor(() => expect(options()).toHaveLength(2));
    fireEvent.input(field(), { target: { value: 'x'.repeat(QUERY_MAX + 1) } });
    expect(options()).toEqual([]);
  });

  it('are for what was typed before the code was there, too', async () => {
    await showBox();
    field().value = 'tir';
    await userEvent.click(field());
    await waitFor(() => expect(options()).toHaveLength(2));
  });

  it('are taken by arrow keys and Enter, which searches; Escape leaves the text alone', async () => {
    await showBox();
    await userEvent.type(field(), 'ti');
    await waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field().value).toBe('ti');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = offers()[1]!;
    expect(second.getAttribute('aria-selected')).toBe('true');
    expect(field().getAttribute('aria-activedescendant')).toBe(second.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('?q=flat+tire'));
    expect(options()).toEqual([]);
  });

  it('go when the text itself is searched for', async () => {
    await showBox();
    await userEvent.type(field(), 'ti');
    await waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('?q=ti'));
    expect(options()).toEqual([]);
  });

  it('are taken by pointer', async () => {
    await showBox();
    await userEvent.type(field(), 'ti');
    await waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.click(offers()[0]!);
    await waitFor(() => expect(address()).toBe('?q=Tire+shop'));
  });

  it('show nothing wrong on a network that fails', async () => {
    await showBox(async () => Response.json({ error: 'Too many' }, { status: 429 }));
    await userEvent.type(field(), 'tire');
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(options()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('?q=tire'));
  });
});
