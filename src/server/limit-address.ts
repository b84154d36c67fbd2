import type { MiddlewareHandler } from 'hono';
import { problem } from '#platform/errors.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

const ADDRESS_MAX = 4 * 1024;

/** What stands in an address is measured here, before anything reads it. */
export const limitAddress: MiddlewareHandler<RequestContext> = async (c, next) => {
  if (c.req.url.length > ADDRESS_MAX) throw problem('address-too-long', 'addressTooLong');
  await next();
};
