import { redirect, type MiddlewareFunction } from 'react-router';
import { findMoved } from '#features/duplicates/find-moved.server.ts';
import { pageHref } from '#platform/language.ts';
import { pageAddress } from '#platform/page-address.ts';
import { isProviderKind } from '#platform/provider-kind.rules.ts';
import { servicesContext } from '#platform/services.server.ts';

/** Stands before every page about a profile. It asks again each time, as a merge can be undone. */
export const leadOn: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  const response = await next();
  const { id } = params;
  if (response.status !== 404 || request.method !== 'GET' || !id) return response;
  const moved = (await findMoved(context.get(servicesContext).db, [id])).get(id);
  if (!moved) return response;
  const { pathname, search } = pageAddress(request);
  const path = pathname
    .split('/')
    .map((part) => (part === id ? moved.slug : isProviderKind(part) ? moved.kind : part))
    .join('/');
  throw redirect(pageHref(path + search), {
    status: 301,
    headers: { 'Cache-Control': 'no-cache' },
  });
};
