import type { MiddlewareHandler } from 'hono';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { createMemoryLimit } from '#platform/limits/memory-limit.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import { isThisMachine } from './client-address.ts';

const [limit] = LIMITS.readsPerClient;
const mayRead = createMemoryLimit(limit);
const PROFILE_READ = /^\/api\/search\/\w+\.php$/;

/**
 * Nobody copies the directory through the API. What is answered from memory was somebody else's question and counts for
 * nobody; a proxy on this machine that has not been told of brings everybody.
 */
export const limitReads: MiddlewareHandler<RequestContext> = async (c, next) => {
  const { client, services } = c.var;
  const counts = PROFILE_READ.test(c.req.path) && !isThisMachine(client);
  if (counts && !mayRead(services.clock.now(), client))
    throw new AppError('too-many', 'Too many searches. Please try again in a minute.', {
      retryAfterSeconds: limit.seconds,
    });
  await next();
};
