import { expect, it } from 'vitest';
import { asWritten, inert, csvLine } from './write-csv.ts';

it.each([
  '=1+1',
  '＝1+1',
  '\n=1',
  '+501 600',
  '-5',
  '@sum',
  '\tx',
  '\rx',
  "'=x",
  "''=x",
  "it's",
  '',
  "'",
  'plain',
])('makes %j inert, and the same again', (text) => {
  expect(inert(text)).not.toMatch(/^[=+\-@\t\r\n＝]/);
  expect(asWritten(inert(text))).toBe(text);
});

it('quotes what would end a cell', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines', '=1', ' x'])).toBe(
    `a,"b,c","say ""hi""","two\nlines",'=1," x"\r\n`,
  );
});
