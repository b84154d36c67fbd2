import { useRouteLoaderData } from 'react-router';
import { pocket } from '#messages';
import { OfflinePage } from '#features/pocket/offline-page.tsx';
import { offlineScript } from '#features/pocket/offline-script.server.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/offline';
import type { PageHandle } from './page-access.ts';
import { pageMeta } from './page-meta.ts';

export const handle: PageHandle = { access: 'public', cached: true, frame: 'alone' };

export const loader = () => ({ script: offlineScript().address });

export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta(matches, { title: pocket.noConnection, description: '', index: false });

export default function Offline({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return root && <OfflinePage site={root.site} {...loaderData} />;
}
