import { z } from 'zod';
import { LANGUAGES } from '#platform/language.ts';
import { AppError } from '#platform/errors.ts';
import { measured } from '#platform/measured.ts';
import type { Call } from './endpoint.ts';

/** Any text that a call may carry. PostgreSQL keeps no NUL, and half a surrogate pair is no text. */
export const wireText = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0') && value.isWellFormed(), 'must be plain text');

/** Of the page that calls, for the mail that comes of it; what we do not speak is ignored. */
export const mailLanguage = z.enum(LANGUAGES).optional().catch(undefined);

export async function readJson<Schema extends z.ZodType>(
  c: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? ''))
    throw new AppError('unsupported-type', 'Send JSON.');
  return parseOrRefuse(schema, parse(c.var.body.toString()));
}

/** What was sent, by its rule, or 400 with the first thing that is wrong. */
export function parseOrRefuse<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  // What is wrong as a whole has no place.
  throw new AppError('bad-input', [path.join('.'), message].filter(Boolean).join(': '));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body, (_key, value: unknown) =>
      typeof value === 'string' ? measured(value) : value,
    );
  } catch (cause) {
    throw new AppError('bad-input', 'This is not JSON.', { cause });
  }
}
