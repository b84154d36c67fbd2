import type { DeskActs } from '#features/moderation/desk/desk-acts.server.ts';
import type { PageHandle } from '#pages/page-access.ts';
import routes from '../../src/routes.ts';
import { unfoldRoute } from './unfold-routes.ts';

interface PageModule {
  handle?: PageHandle;
  middleware?: unknown[];
  /** That of a desk says what can be done there. */
  action?: ((...args: never[]) => unknown) & { acts?: DeskActs };
}

const modules = import.meta.glob<PageModule>('../../src/pages/**/*.{ts,tsx}');
export const loadPage = (file: string) => modules[`../../src/${file}`]!();

export const allPages = routes.flatMap((route) => unfoldRoute(route));
