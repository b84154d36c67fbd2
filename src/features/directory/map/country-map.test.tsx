import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { CountryMap } from './country-map.tsx';

const COUNTS: Partial<Record<Location, number>> = {
  'Belize City': 20,
  'San Pedro': 4,
  Cayo: 12,
  Belmopan: 5,
};
const toOf = (place: string) => `/at/${place.toLowerCase().replaceAll(' ', '-')}`;
const show = (names: readonly Location[]) =>
  showPage({
    Component: () => (
      <CountryMap
        places={names.map((name) => ({ name, count: COUNTS[name] ?? 0 }))}
        what="specialists"
        to={toOf}
      />
    ),
  });
const lit = () =>
  Array.from(document.querySelectorAll('[data-lit]'), (link) => link.getAttribute('href'));
const tintOf = (place: string) =>
  Number(document.querySelector(`a[href="${toOf(place)}"] use`)!.getAttribute('fill-opacity'));

describe('the map of the country', () => {
  it('has towns below their districts, of those that are given', async () => {
    await show(['Belmopan', 'Cayo', 'San Pedro']);
    const list = within(screen.getByRole('list', { name: 'Places with specialists' }));
    const rows = Array.from(document.querySelectorAll('.map-list > li'), (row) => row.textContent);
    expect(rows).toEqual([
      'BelizeSan Pedro4 specialists',
      'Cayo12 specialistsBelmopan5 specialists',
    ]);
    expect(list.getAllByRole('link')).toHaveLength(3);
  });

  it('is the darker the more there are; a district counts its towns once', async () => {
    await show(LOCATIONS);
    expect([tintOf('Belize City'), tintOf('Cayo'), tintOf('Toledo')]).toEqual([0.6, 0.36, 0.12]);
  });

  it('lights a place up on both sides', async () => {
    await show(LOCATIONS);
    const row = screen.getByRole('link', { name: /^Belmopan/ });
    fireEvent.focus(row);
    expect(lit()).toEqual([toOf('Belmopan'), toOf('Belmopan')]);
    fireEvent.pointerOver(document.querySelector('.map-district')!);
    expect(lit()).toEqual([toOf('Corozal'), toOf('Corozal')]);
    fireEvent.blur(row);
    expect(lit()).toEqual([]);
  });
});
