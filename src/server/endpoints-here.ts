import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Endpoint } from '#api/endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { AppError } from '#platform/errors.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

/** What stands at the address of this request, whichever method it has. */
export function endpointsHere(c: Context): Endpoint[] {
  const matched = new Set(matchedRoutes(c).map(({ path }) => path));
  return endpoints.filter(({ path }) => matched.has(path));
}

/** Before anybody is asked who they are: nothing is done by a wrong method, whoever sends it. */
export const refuseOtherMethods: MiddlewareHandler<RequestContext> = async (c, next) => {
  const here = endpointsHere(c);
  const methods = new Set<string>(here.map(({ method }) => method));
  const allowed = new Set([...methods, ...(methods.has('GET') ? ['HEAD'] : [])]);
  if (here.some(({ anySite }) => anySite)) c.header('Access-Control-Allow-Origin', '*');
  if (allowed.has(c.req.method)) return next();
  c.header('Allow', [...allowed, 'OPTIONS'].join(', '));
  if (c.req.method === 'OPTIONS') return c.body(null, 204);
  throw new AppError('wrong-method', `Use ${[...methods].join(' or ')} here.`);
};

export const refuseUnknown: MiddlewareHandler<RequestContext> = async (c, next) => {
  if (endpointsHere(c).length === 0)
    throw new AppError('not-found', 'There is nothing at this address.');
  return next();
};
