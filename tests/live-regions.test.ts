import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const elements = globSync('src/**/*.tsx').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('<')
    .map((element) => ({ file, element })),
);

it('hides no region that speaks until it has something to say, or nobody hears it', () => {
  const regions = elements.filter(({ element }) => /role="(?:status|alert)"/.test(element));
  expect(regions.length).toBeGreaterThan(20);
  const hidden = regions.filter(({ element }) => element.includes('empty:hidden'));
  expect(hidden.map(({ file }) => file)).toEqual([]);
});
