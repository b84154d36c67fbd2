import type { Context } from 'hono';
import { z } from 'zod';

/** How calls say yes that have nothing else to say. */
export const success = z.object({ success: z.literal(true) });
export const statusSuccess = z.object({ status: z.literal('success'), message: z.string() });

export const succeeded = (c: Context) =>
  c.json({ success: true } satisfies z.infer<typeof success>);
