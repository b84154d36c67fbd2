import { describe, expect, it } from 'vitest';
import { landingTitle } from './landing-texts.ts';
import { landingPath, readLanding } from './landing.rules.ts';

describe('landing pages', () => {
  it('have readable addresses that lead back to what they name', () => {
    const landing = {
      kind: 'specialist',
      category: 'Trades and Manual Labor',
      place: 'Belize City',
    } as const;
    expect(landingPath(landing)).toBe('/specialists/trades-and-manual-labor/belize-city');
    expect(readLanding('specialist', 'trades-and-manual-labor', 'belize-city')).toEqual(landing);
    expect(landingTitle(landing)).toBe('Trades and Manual Labor specialists in Belize City');
  });

  it('exist for a category or a place alone, and for all', () => {
    expect(readLanding('business', 'automotive', undefined)).toMatchObject({ place: null });
    expect(readLanding('business', 'san-pedro', undefined)).toMatchObject({ category: null });
    expect(readLanding('business', undefined, undefined)).toMatchObject({ category: null });
  });

  it('do not exist for anything else', () => {
    expect(readLanding('specialist', 'automotive', undefined)).toBeNull();
    expect(readLanding('business', 'san-pedro', 'automotive')).toBeNull();
    expect(readLanding('business', 'automotive', 'nowhere')).toBeNull();
  });
});
