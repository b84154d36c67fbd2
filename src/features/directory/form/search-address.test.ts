import { describe, expect, it } from 'vitest';
import { searchAddress } from './search-address.ts';

describe('searchAddress', () => {
  it('leaves out what is empty or only spaces', () => {
    const filled = Object.entries({ category: '', location: 'Cayo', keywords: '   ' });
    expect(searchAddress('/specialists-results', filled)).toBe(
      '/specialists-results?location=Cayo',
    );
  });

  it('is the bare page when nothing was chosen', () => {
    expect(searchAddress('/businesses-results', Object.entries({ location: '' }))).toBe(
      '/businesses-results',
    );
  });

  it('trims and encodes what was typed', () => {
    expect(searchAddress('/x', Object.entries({ keywords: ' A&C / wifi ' }))).toBe(
      '/x?keywords=A%26C+%2F+wifi',
    );
  });
});
