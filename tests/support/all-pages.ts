import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { DeskActs } from '#features/moderation/desk/desk-acts.server.ts';
import type { PageHandle } from '#pages/page-access.ts';
import routes from '../../src/routes.ts';

interface PageModule {
  handle?: PageHandle;
  middleware?: unknown[];
  /** That of a desk says what can be done there. */
  action?: ((...args: never[]) => unknown) & { acts?: DeskActs };
}

const modules = import.meta.glob<PageModule>('../../src/pages/**/*.{ts,tsx}');
export const loadPage = (file: string) => modules[`../../src/${file}`]!();

/** Every route with its whole path and the layouts around it. */
export const allPages = routes.flatMap((route) => unfold(route));

function unfold(
  { path, file, index, children }: RouteConfigEntry,
  above = '',
  layouts: readonly string[] = [],
): { path: string; file: string; index: boolean; layouts: readonly string[] }[] {
  const whole = path ? `${above}/${path}` : above || '/';
  const below =
    children?.flatMap((child) => unfold(child, path ? whole : above, [...layouts, file])) ?? [];
  return children ? below : [{ path: whole, file, index: index ?? false, layouts }];
}
