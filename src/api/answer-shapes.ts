import type { Context } from 'hono';
import { z } from 'zod';

export const success = z.object({ success: z.literal(true) });
export const statusSuccess = z.object({ status: z.literal('success'), message: z.string() });

/** Fields that are words, under these names. */
export const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>;

/** The same, where there may be none. */
export const textsOrNull = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string().nullable()])) as Record<
    Name,
    z.ZodNullable<z.ZodString>
  >;

export const succeeded = (c: Context) =>
  c.json({ success: true } satisfies z.infer<typeof success>);

/** Beside its words each failure has a name that stays, and the values that stand in the words. */
const named = {
  code: z.string(),
  values: z.array(z.union([z.string(), z.number()])).optional(),
};

/** How a call says no: the same words whatever refuses, the handler or something before it. */
export interface RefusalShape {
  schema: z.ZodType;
  say: (refusal: { message: string; field?: string | undefined }) => object;
}

export const errorAlone: RefusalShape = {
  schema: z.object({ error: z.string(), ...named }),
  say: ({ message }) => ({ error: message }),
};

/** With the form field to return to. */
export const successOrError: RefusalShape = {
  schema: z.object({
    success: z.literal(false),
    error: z.string(),
    field: z.string().optional(),
    ...named,
  }),
  say: ({ message, field }) => ({ success: false, error: message, field }),
};

export const statusAndMessage: RefusalShape = {
  schema: z.object({ status: z.literal('error'), message: z.string(), ...named }),
  say: ({ message }) => ({ status: 'error', message }),
};
