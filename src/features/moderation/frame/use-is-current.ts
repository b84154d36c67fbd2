import { useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import type { AdminSection } from '../admin-sections.ts';

/** Items of the queue belong to the queue; every other section owns what is below its address. */
export function useIsCurrent(): (section: AdminSection) => boolean {
  const { pathname } = useLocation();
  const place = pathname.replace(/(?<!\/)\/+$/, '') || '/';
  return ({ path }) =>
    path === paths.admin
      ? place === path || place.startsWith(`${path}/queue/`)
      : place === path || place.startsWith(`${path}/`);
}
