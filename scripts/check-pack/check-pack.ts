import { COUNTRY } from '#platform/pack.ts';

/** node --conditions <pack> scripts/check-pack/check-pack.ts <pack>: says all that is wrong with it, line by line. */
const asked = process.argv[2];
/** The checks read half of the program: a wrong name is answered without them. */
const problems =
  asked === COUNTRY.pack
    ? (await import('./find-problems.ts')).findProblems()
    : [
        `package.json leads #pack to ${COUNTRY.pack}: name ${asked} there, and as \`pack\` in country.ts`,
      ];
for (const problem of new Set(problems)) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
