import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsSaid } from './support/words-said.ts';

const rows = Array.from(
  readFileSync('docs/languages.md', 'utf8').matchAll(/^\| ([^|]+)\| ([^|]+)\|([^|]*)\|$/gm),
  (row) => row.slice(1).map((cell) => cell.trim()),
).slice(2);
const files = globSync(['messages/es/*', 'packs/*/texts/es/*']);

const right = new Set(rows.flatMap(([, spanish]) => spanish!.split(', ')));

/** Words of the last column; one that is right elsewhere says so in brackets, or is the word for something else. */
const others = rows.flatMap(([, spanish, not]) =>
  not!
    .split(', ')
    .filter((other) => /^[\p{L} ]+$/u.test(other) && !right.has(other))
    .map((other) => ({ other, spanish })),
);

/** In all its forms: `eliminar` is also in “eliminamos”. */
function formsOf(other: string): RegExp {
  const words = other.split(' ').map((word) => `${word.replace(/[aei]r(se)?$/, '')}\\p{L}*`);
  return new RegExp(`(?<!\\p{L})${words.join(' ')}(?![\\p{L}_])`, 'u');
}

it('Spanish has one word for each thing, that of the list', () => {
  expect(others.length).toBeGreaterThan(30);
  const wrong = files.flatMap((file) => {
    const said = wordsSaid(file);
    return others.flatMap(({ other, spanish }) => {
      const found = formsOf(other).exec(said);
      return found ? [`${file}: ${found[0]} is ${spanish}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});

it('Spanish quotes with “ ”', () => {
  expect(files.filter((file) => /[«»]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
