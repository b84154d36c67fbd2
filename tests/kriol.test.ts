import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsSaid } from './support/words-said.ts';

const rows = Array.from(
  readFileSync('docs/kriol.md', 'utf8').matchAll(/^\| ([^|]+)\| ([^|]+)\|([^|]*)\|$/gm),
  (row) => row.slice(1).map((cell) => cell.trim()),
).slice(2);
const files = globSync(['messages/bzj/*', 'packs/*/words/bzj/*', 'packs/*/texts/bzj/*']);

it('the list of Kriol words has each word once', () => {
  const words = rows.map(([kriol]) => kriol!);
  expect(words.length).toBeGreaterThan(300);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

it('Kriol is spelled as the list of words has it', () => {
  const spellings = rows.flatMap(([kriol, , others]) =>
    others!.split(', ').flatMap((other) => (other ? [[other, kriol!] as const] : [])),
  );
  const wrong = files.flatMap((file) => {
    const said = wordsSaid(file);
    return spellings
      .filter(([other]) => new RegExp(`(?<![a-zé’-])${other}(?![a-zé’-])`).test(said))
      .map(([other, kriol]) => `${file}: ${other} is ${kriol}`);
  });
  expect(wrong).toEqual([]);
});
