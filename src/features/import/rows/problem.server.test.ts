import { expect, it } from 'vitest';
import { columnTold, problemWith, sayProblem } from './problem.server.ts';
import { staffImport } from '#messages';

it('is said in the language of whoever reads it', () => {
  const problem = problemWith('', () => staffImport.sameAsRow(4));
  expect(sayProblem(problem, 'en')).not.toBe(sayProblem(problem, 'es'));
});

it('of rows that were kept in one language alone is said as it was', () => {
  const old = { column: 'phone', message: 'Row 4 says the same.' };
  expect(sayProblem(old, 'es')).toBe('Row 4 says the same.');
});

it('names its column once', () => {
  const column = 'description';
  const about = (words: string) => columnTold({ column, message: words }, 'en');
  expect(about('Description is too long.')).toBe('');
  expect(about('Row 4 says the same.')).toBe('Description');
});
