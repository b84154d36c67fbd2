import { COUNTRY } from '#platform/pack.ts';
import { checkCountry } from './country.ts';
import { checkDemo } from './demo.ts';
import { checkFiles } from './files.ts';
import { checkPlaces } from './places.ts';
import { checkTexts } from './texts.ts';
import { checkWords } from './words.ts';

/** node --conditions <pack> scripts/check-pack/check-pack.ts <pack>: says all that is wrong with it, line by line. */
const asked = process.argv[2];
const problems =
  asked === COUNTRY.pack
    ? [checkFiles, checkCountry, checkPlaces, checkWords, checkTexts, checkDemo].flatMap(problemsOf)
    : [
        `package.json leads #pack to ${COUNTRY.pack}: name ${asked} there, and as \`pack\` in country.ts`,
      ];
for (const problem of new Set(problems)) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** What is so wrong that a check cannot be made is said as well. */
function problemsOf(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [`${check.name}: ${(error as Error).message}`];
  }
}
