import { expect, it } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { sayRefusal } from './say-refusal.ts';

const answer = {
  error: 'Too many attempts. Please try again in 2 hours.',
  code: 'tooManyInHours',
  values: [2],
};

it('says a failure of the API in the language of the page', () => {
  expect(sayRefusal(answer)).toBe(answer.error);
  expect(inLanguage('es', () => sayRefusal(answer))).toBe(
    'Demasiados intentos. Intente de nuevo en 2 horas.',
  );
});

it('says what came where the code is not known, and nothing where nothing came', () => {
  const words = (said: object) => inLanguage('es', () => sayRefusal({ ...said }));
  expect(words({ error: 'Phone is wrong.', code: 'bad-input' })).toBe('Phone is wrong.');
  expect(words({ status: 'error', message: 'No.', code: 'toString' })).toBe('No.');
  expect(words({ error: ' ' })).toBeNull();
  expect(words({})).toBeNull();
});
