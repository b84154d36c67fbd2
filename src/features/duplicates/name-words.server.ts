import { readPackWords } from '#platform/pack.server.ts';

/** Words between spaces, in lines. */
type Lines = readonly string[];

interface NameWords {
  /** Short forms of given names, first the whole one. */
  nicknames: Lines;
  /** What names of businesses abbreviate or spell in two ways, first as it is compared. */
  spellings: Lines;
  /** What says nothing about whose a business is. */
  legalEndings: Lines;
  /** Many businesses have these in their name. */
  commonWords: Lines;
  /** Of two who are called the same, one is the child of the other. */
  generations: Readonly<Record<string, Lines>>;
}

const said = readPackWords<NameWords>('name-words.json');

const WHOLE_NAMES = new Map<string, string[]>();
for (const line of said.nicknames) {
  const [whole = '', ...others] = line.split(' ');
  for (const name of [whole, ...others])
    WHOLE_NAMES.set(name, [...(WHOLE_NAMES.get(name) ?? []), whole]);
}

/** What a given name may be short for; itself, where nothing is known of it. */
export const wholeNames = (name: string): readonly string[] => WHOLE_NAMES.get(name) ?? [name];

const wordsIn = (lines: Lines) => lines.flatMap((line) => line.split(' '));

export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  said.spellings.flatMap((line) => {
    const [one = '', ...others] = line.split(' ');
    return others.map((other) => [other, one] as const);
  }),
);

export const LEGAL_ENDINGS: ReadonlySet<string> = new Set(wordsIn(said.legalEndings));
export const COMMON_WORDS: ReadonlySet<string> = new Set(wordsIn(said.commonWords));

export const GENERATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(said.generations).flatMap(([generation, lines]) =>
    wordsIn(lines).map((word) => [word, generation] as const),
  ),
);
