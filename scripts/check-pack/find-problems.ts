import { checkCountry } from './country.ts';
import { checkDemo } from './demo.ts';
import { checkFiles } from './files.ts';
import { checkPlaces } from './places.ts';
import { checkTexts } from './texts.ts';
import { checkWords } from './words.ts';

export const findProblems = (): string[] =>
  [checkFiles, checkCountry, checkPlaces, checkWords, checkTexts, checkDemo].flatMap(problemsOf);

/** What is so wrong that a check cannot be made is said as well. */
function problemsOf(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [`${check.name}: ${(error as Error).message}`];
  }
}
