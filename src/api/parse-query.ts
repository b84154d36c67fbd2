import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError } from '#platform/errors.ts';

/** The query by its rule, or 400 with the first thing that is wrong. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, c: Context): z.output<Schema> {
  const parsed = schema.safeParse(c.req.query());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('bad-input', `${issue?.path.join('.')}: ${issue?.message}`);
}
