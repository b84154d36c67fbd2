import type { Context } from 'hono';
import { z } from 'zod';

export const success = z.object({ success: z.literal(true) });
export const statusSuccess = z.object({ status: z.literal('success'), message: z.string() });

export const succeeded = (c: Context) =>
  c.json({ success: true } satisfies z.infer<typeof success>);

/** How a call says no: the same words whatever refuses, the handler or something before it. */
export interface RefusalShape {
  schema: z.ZodType;
  say: (refusal: { message: string; field?: string | undefined }) => object;
}

export const errorAlone: RefusalShape = {
  schema: z.object({ error: z.string() }),
  say: ({ message }) => ({ error: message }),
};

/** With the form field to return to. */
export const successOrError: RefusalShape = {
  schema: z.object({
    success: z.literal(false),
    error: z.string(),
    field: z.string().optional(),
  }),
  say: ({ message, field }) => ({ success: false, error: message, field }),
};

export const statusAndMessage: RefusalShape = {
  schema: z.object({ status: z.literal('error'), message: z.string() }),
  say: ({ message }) => ({ status: 'error', message }),
};
