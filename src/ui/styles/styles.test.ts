import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync(['src/**/*.css', 'packs/**/*.css']);
const comments = /\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g;

it('says nothing of what follows just anything', () => {
  expect(files.length).toBeGreaterThan(20);
  // Browsers would style a whole page anew whenever something comes in before something else.
  const found = files.filter((file) =>
    /\*\s*[+~]/.test(readFileSync(file, 'utf8').replaceAll(comments, '')),
  );
  expect(found).toEqual([]);
});
