import { expect, it } from 'vitest';
import { readIds } from './saved-query.ts';

it('ids are read from a link: each once, no rubbish, not too many', () => {
  expect(readIds(['a,b,a', 'c', 'No!', '', '../x'], 50)).toEqual(['a', 'b', 'c']);
  expect(readIds(['a,b,c'], 2)).toEqual(['a', 'b']);
});
