import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The pages of a route, each with its whole path and the layouts around it. */
export function unfoldRoute(
  { path, file, index, children }: RouteConfigEntry,
  above = '',
  layouts: readonly string[] = [],
): { path: string; file: string; index: boolean; layouts: readonly string[] }[] {
  const whole = path ? `${above}/${path}` : above || '/';
  const below =
    children?.flatMap((child) => unfoldRoute(child, path ? whole : above, [...layouts, file])) ??
    [];
  return children ? below : [{ path: whole, file, index: index ?? false, layouts }];
}
