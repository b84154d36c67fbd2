import type { Context } from 'hono';
import { z } from 'zod';
import { factsIn } from '#features/directory/fact-filters.ts';
import { findFacets } from '#features/directory/find-facets.server.ts';
import { findCategory, findLocation, problemOf } from '#features/directory/search-query.ts';
import { suggest } from '#features/directory/suggest.server.ts';
import { AppError } from '#platform/errors.ts';
import type { Endpoint } from './endpoint.ts';

const kind = z.enum(['specialist', 'business']);
const text = z
  .string()
  .refine((typed) => !problemOf(typed), { error: ({ input }) => problemOf(String(input))! })
  .transform((typed) => typed.trim())
  .default('');
const facetsParams = z.object({
  kind,
  category: text,
  location: text,
  words: text,
  open: text,
  language: text,
  priceUpTo: text,
  emergency: text,
});
const suggestParams = z.object({ kind, q: text });

/** Calls of our own pages beyond the contract: facets beside a result, and suggestions while typing. */
export const searchExtraEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/search/around',
    access: 'public',
    cached: true,
    handle: async (c) => {
      const { kind: asked, category, location, words, ...facts } = parseQuery(facetsParams, c);
      const { alternatives, ...facets } = await findFacets(c.var.services, {
        kind: asked,
        category: findCategory(asked, category) ?? null,
        location: findLocation(location) ?? null,
        words,
        facts: factsIn(facts),
      });
      return c.json({ ...facets, waysOut: alternatives });
    },
  },
  {
    method: 'GET',
    path: '/api/search/suggest',
    access: 'public',
    handle: async (c) => {
      const { q: typed, ...asked } = parseQuery(suggestParams, c);
      return c.json(await suggest(c.var.services.db, { ...asked, typed }));
    },
  },
];

/** The query by its rule, or 400 with the first thing that is wrong. */
function parseQuery<Schema extends z.ZodType>(schema: Schema, c: Context): z.output<Schema> {
  const parsed = schema.safeParse(c.req.query());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('bad-input', `${issue?.path.join('.')}: ${issue?.message}`);
}
