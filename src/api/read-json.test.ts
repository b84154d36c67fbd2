import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseOrRefuse } from './read-json.ts';

it('says what is wrong, and where only if it is somewhere', () => {
  const schema = z.object({ a: z.object({ b: z.number('Send a number.') }) }, 'Send one thing.');
  expect(() => parseOrRefuse(schema, { a: { b: 'x' } })).toThrow(/^a\.b: Send a number\.$/);
  expect(() => parseOrRefuse(schema, [])).toThrow(/^Send one thing\.$/);
});
