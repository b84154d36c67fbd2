import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { near } from '#messages';
import { shownNotices } from '#ui/notices.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { keptPlace } from './kept-place.ts';
import { choosingNearest, NearMe } from './near-me.tsx';

type Ask = (told: (position: object) => void, failed: (error: { code: number }) => void) => void;

const at =
  (latitude: number, longitude: number): Ask =>
  (told) =>
    told({ coords: { latitude, longitude } });

type Before = (select: HTMLSelectElement) => void;

/** Chooses "Near me", in a browser that answers like that; notes down what the page then hears. */
async function choose(getCurrentPosition: Ask, before: Before = () => {}) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const heard: string[] = [];
  const read: string[] = [];
  await showPage({
    Component: () => (
      <form
        onChange={({ target }) => heard.push((target as EventTarget as HTMLSelectElement).value)}
        onInput={({ target }) => read.push((target as HTMLSelectElement).value)}
      >
        <select aria-label="Place" defaultValue="Cayo" {...choosingNearest}>
          <option value="">Anywhere</option>
          <NearMe />
          <option>Cayo</option>
          <option>San Pedro</option>
        </select>
      </form>
    ),
  });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place' });
  before(select);
  heard.length = 0;
  select.focus();
  select.selectedIndex = 1;
  fireEvent.change(select);
  return { select, heard, read };
}
const said = () => shownNotices().at(-1)?.text;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('near me', () => {
  it('is the nearest place, chosen as if by hand, and kept', async () => {
    const { select, heard } = await choose(at(17.9, -87.97));
    await vi.waitFor(() => expect(select.value).toBe('San Pedro'));
    expect(heard).toEqual(['San Pedro']);
    expect(keptPlace()).toBe('San Pedro');
    // Whoever reads the form knows that the nearest ones were asked for.
    expect(select.form!.dataset.near).toBe('San Pedro');
  });

  it.each([
    [near.refused, (_, failed) => failed({ code: 1 })],
    [near.unavailable, (_, failed) => failed({ code: 2 })],
    [near.slow, (_, failed) => failed({ code: 3 })],
    [near.far('Belize'), at(40.7, -74)],
  ] as [string, Ask][])('%s: says so, and stays as it was', async (why, ask) => {
    const { select, heard } = await choose(ask);
    await vi.waitFor(() => expect(said()).toBe(why));
    expect([select.value, heard, keptPlace()]).toEqual(['Cayo', [], '']);
  });

  it('takes back why not once the place was told', async () => {
    await choose((_told, failed) => failed({ code: 1 }));
    await vi.waitFor(() => expect(said()).toBe(near.refused));
    await choose(at(17.9, -87.97));
    await vi.waitFor(() => expect(said()).not.toBe(near.refused));
  });

  it.each([
    ['was set without a word', (select) => (select.value = 'San Pedro')],
    [
      'was set while another list was used',
      (select) => {
        select.focus();
        select.blur();
        select.value = 'San Pedro';
      },
    ],
    [
      'was chosen by hand',
      (select) => {
        select.focus();
        fireEvent.change(select, { target: { value: 'San Pedro' } });
      },
    ],
    [
      'was chosen before another try',
      (select) => {
        select.value = 'San Pedro';
        select.focus();
        select.selectedIndex = 1;
        fireEvent.change(select);
      },
    ],
  ] as [string, Before][])(
    'goes back to what %s, and whoever has read the form reads it again',
    async (_, before) => {
      const { select, heard, read } = await choose((_told, failed) => failed({ code: 1 }), before);
      await vi.waitFor(() => expect(select.value).toBe('San Pedro'));
      expect([heard, read.at(-1)]).toEqual([[], 'San Pedro']);
    },
  );

  it('goes back to what was chosen in a list that had the focus before scripts came', async () => {
    const { select } = await choose(
      (_told, failed) => failed({ code: 1 }),
      (list) => {
        list.focus = () => {};
      },
    );
    await vi.waitFor(() => expect(select.value).toBe('Cayo'));
  });

  it('does not wait longer than ten seconds, also for the permission', async () => {
    vi.useFakeTimers();
    const { select } = await choose(() => {});
    await vi.dynamicImportSettled();
    expect(select.selectedOptions[0]?.text).toBe('Finding you...');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([select.value, said()]).toEqual(['Cayo', near.slow]);
  });
});
