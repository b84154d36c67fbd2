import { describe, expect, it } from 'vitest';
import { addressWith } from './address-with.ts';

describe('addressWith', () => {
  it('leaves out what is empty or only spaces', () => {
    const filled = Object.entries({ category: '', location: 'Cayo', keywords: '   ' });
    expect(addressWith('/specialists-results', filled)).toBe('/specialists-results?location=Cayo');
  });

  it('is the bare page when nothing was chosen', () => {
    expect(addressWith('/businesses-results', Object.entries({ location: '' }))).toBe(
      '/businesses-results',
    );
  });

  it('trims and encodes what was typed', () => {
    expect(addressWith('/x', Object.entries({ keywords: ' A&C / wifi ' }))).toBe(
      '/x?keywords=A%26C+%2F+wifi',
    );
  });
});
