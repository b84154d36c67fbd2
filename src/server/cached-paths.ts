import type { ServerBuild } from 'react-router';
import type { PageHandle } from '#pages/page-access.ts';

/** Where the pages stand that say of themselves that they may be cached. */
export function cachedPaths(routes: ServerBuild['routes']): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id ? routes[id] : undefined;
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join('/') : '';
  };
  return Object.values(routes).flatMap((route) =>
    (route?.module.handle as PageHandle | undefined)?.cached ? [`/${pathOf(route!.id)}`] : [],
  );
}
