import { describe, expect, it } from 'vitest';
import { foldText, splitPlace, typosAllowed, typosBetween, wordsOf } from './search-text.rules.ts';

describe('search text', () => {
  it('folds accents, case, ampersands and apostrophes', () => {
    expect(foldText("  José Ch'oc & Söns ")).toBe('jose choc and sons');
    expect(wordsOf('A/C repair, 24h')).toEqual(['a', 'c', 'repair', '24h']);
    expect(wordsOf('!!')).toEqual([]);
  });

  it('knows letters and digits of any script, and nothing else', () => {
    expect(wordsOf('ПРИВЕТ, Ёлка! Σοφός')).toEqual(['привет', 'елка', 'σοφοσ']);
    expect(wordsOf('中文 ﾃｽﾄ')).toEqual(['中', '文', 'テ', 'ス', 'ト']);
    expect(wordsOf('Łódź Straße ﬁn ①')).toEqual(['lodz', 'strasse', 'fin', '1']);
    for (const typed of ['🔧', '👩‍🔧', '...', '—', '\u200b', '\u0301', '%_*'])
      expect(wordsOf(typed), typed).toEqual([]);
  });

  it('takes the place out of the words', () => {
    expect(splitPlace(wordsOf('plumber in San Ignacio'))).toEqual({
      words: ['plumber'],
      place: 'San Ignacio',
    });
    expect(splitPlace(wordsOf('Benque Viejo del Carmen'))).toEqual({
      words: [],
      place: 'Benque Viejo del Carmen',
    });
    expect(splitPlace(['tutor'])).toEqual({ words: ['tutor'], place: null });
  });

  it('allows one typo from five letters, two from nine, none in numbers', () => {
    const words = ['taxi', 'tutor', 'mechanic', 'carpenter', '12345', 'переводчик'];
    expect(words.map(typosAllowed)).toEqual([0, 1, 1, 2, 0, 0]);
  });

  it.each([
    ['plumer', 'plumber', 1],
    ['plumbre', 'plumber', 1],
    ['electrisian', 'electrician', 1],
    ['tutor', 'tutor', 0],
    ['cat', 'horse', 3],
  ])('%s is %s with %i typos', (a, b, typos) => expect(typosBetween(a, b, 2)).toBe(typos));
});
