import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { reasons } from '#messages';
import { sayReason } from './say-reason.server.ts';

const inSpanish = (stored: string) => inLanguage('es', () => sayReason(stored));

describe('a reason of staff', () => {
  it('is told in the language of whoever reads it, with staff’s own words as they are', () => {
    expect(inSpanish(`${reasons.profile.duplicate}\nThe one of May.`)).toBe(
      'Ya hay otro perfil suyo. Con uno basta.\nThe one of May.',
    );
    expect(inSpanish('It is advertising. For a casino.')).toBe('Es publicidad. For a casino.');
    expect(inSpanish('It breaks the law.')).toBe('Va contra la ley.');
    expect(sayReason('It breaks the law.')).toBe('It breaks the law.');
    expect(inSpanish('against our terms')).toBe('va contra nuestros términos');
  });

  it('that was not chosen from a list stays as it was written', () => {
    for (const own of ['Please call us.', 'It is advertising for a casino.', ''])
      expect(inSpanish(own)).toBe(own);
  });

  it.each(LANGUAGES)('is found again whatever it begins with, in %s', (language) => {
    for (const list of ['profile', 'review'] as const)
      for (const [id, english] of Object.entries(reasons[list]))
        inLanguage(language, () =>
          expect(sayReason(english)).toBe((reasons[list] as Record<string, string>)[id]),
        );
  });
});
