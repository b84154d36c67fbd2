import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { near } from '#messages';
import { shownNotices } from '#ui/notices.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { keptPlace } from './kept-place.ts';
import { chooseNearest, NearMe } from './near-me.tsx';

type Ask = (told: (position: object) => void, failed: (error: { code: number }) => void) => void;

const at =
  (latitude: number, longitude: number): Ask =>
  (told) =>
    told({ coords: { latitude, longitude } });

/** Chooses "Near me", in a browser that answers like that; notes down what the page then hears. */
async function choose(getCurrentPosition: Ask) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const heard: string[] = [];
  await showPage({
    Component: () => (
      <form
        onChange={({ target }) => heard.push((target as EventTarget as HTMLSelectElement).value)}
      >
        <select aria-label="Place" defaultValue="Cayo" onChange={chooseNearest('Cayo')}>
          <option value="">Anywhere</option>
          <NearMe />
          <option>Cayo</option>
          <option>San Pedro</option>
        </select>
      </form>
    ),
  });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place' });
  select.selectedIndex = 1;
  fireEvent.change(select);
  return { select, heard };
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

  it('does not wait longer than ten seconds, also for the permission', async () => {
    vi.useFakeTimers();
    const { select } = await choose(() => {});
    await vi.dynamicImportSettled();
    expect(select.selectedOptions[0]?.text).toBe('Finding you...');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([select.value, said()]).toEqual(['Cayo', near.slow]);
  });
});
