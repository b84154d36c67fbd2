import type { Context } from 'hono';
import { z } from 'zod';
import { asAppError, type AppError } from '#platform/errors.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

type Handle<T> = (c: Context<RequestContext>) => Promise<T>;

/** Calls that answer in words of their own also when they refuse; unforeseen failures stay with the one who logs them. */
function answering(refusal: (error: AppError) => object) {
  return <T>(handle: Handle<T>): Handle<T | Response> =>
    async (c) => {
      try {
        return await handle(c);
      } catch (error) {
        const known = asAppError(error);
        if (!known) throw error;
        if (known.status >= 500) c.var.log.warn({ err: known.cause ?? known }, 'request failed');
        if (known.retryAfterSeconds) c.header('Retry-After', String(known.retryAfterSeconds));
        return c.json(refusal(known), known.status);
      }
    };
}

/** `{success, error}`, with the form field to return to. */
export const successOrError = {
  answer: z.object({ success: z.boolean(), error: z.string().optional() }),
  wrap: answering(({ message, field }) => ({ success: false, error: message, field })),
};

/** `{status, message}`. */
export const statusAndMessage = {
  answer: z.object({ status: z.enum(['success', 'error']), message: z.string() }),
  wrap: answering(({ message }) => ({ status: 'error', message })),
};

export const succeeded = (c: Context) => c.json({ success: true });
