import { describe, expect, it } from 'vitest';
import { checkEditor } from '#features/editor/editor.rules.ts';
import { labelOf } from './labels.ts';
import { readTranslations, translationValues } from './translations.rules.ts';

const es = { bio: 'Instalo cables.', skills: 'Cables', education: 'ITVET' };
const values = translationValues('specialist', { writtenIn: 'en', translations: { es } });
const wrong = (some: Record<string, string>) =>
  Object.entries(checkEditor('specialist', { ...values, ...some })).filter(([name]) =>
    /writtenIn|_/.test(name),
  );
const CHOOSE =
  'Please choose the language of your own texts, another one than those of the translations.';

describe('the texts of a profile in other languages', () => {
  it('are fields of the editor, and read from them as they were', () => {
    expect(values).toMatchObject({ writtenIn: 'en', bio_es: 'Instalo cables.', bio_bzj: '' });
    const read = readTranslations('specialist', {
      ...values,
      skills_es: '  Cables\u200b ',
      bio_fr: 'x',
    });
    expect(read).toEqual({ writtenIn: 'en', translations: { es } });
    expect(readTranslations('specialist', { writtenIn: 'fr' })).toEqual({});
    expect(labelOf('specialist', 'bio_es')).toBe('Bio (Español)');
  });

  it('are whole, and as long as the own ones may be', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ skills_es: ' ' })).toEqual([['skills_es', 'Skills are required.']]);
    expect(wrong({ bio_es: 'x'.repeat(500) })).toEqual([]);
    expect(wrong({ bio_es: 'x'.repeat(501) })).toHaveLength(1);
  });

  it('are in another language than the own ones, which is said', () => {
    expect(wrong({ writtenIn: 'es' })).toEqual([['writtenIn', CHOOSE]]);
    expect(wrong({ writtenIn: '' })).toEqual([['writtenIn', CHOOSE]]);
    expect(wrong({ writtenIn: 'fr' })).toEqual([['writtenIn', CHOOSE]]);
    expect(wrong({ writtenIn: '', bio_es: '', skills_es: '', education_es: '' })).toEqual([]);
  });
});
