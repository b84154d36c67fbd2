import { pocket } from '#messages';
import { OfflinePage } from '#features/pocket/offline/offline-page.tsx';
import { offlineScript } from '#features/pocket/offline/offline-script.server.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/offline';
import type { PageHandle } from './page-access.ts';
import { metaOf } from './page-meta.ts';

export const handle: PageHandle = { access: 'public', cached: true, frame: 'alone' };

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  return { site: describeSite(env), script: offlineScript().address };
}

export const meta = metaOf(() => ({ title: pocket.noConnection, description: '', index: false }));

export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflinePage {...loaderData} />;
}
