import { staffFeatured } from '#messages';
import { featuredActs } from '#features/moderation/featured/change-featured.server.ts';
import { loadFeaturedDesk } from '#features/moderation/featured/featured-desk.server.ts';
import { FeaturedScreen } from '#features/moderation/featured/featured-screen.tsx';
import type { Route } from './+types/featured';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('featured');

export const loader = deskLoader(loadFeaturedDesk);
export const action = deskActions(featuredActs);

export const meta = deskMeta(() => staffFeatured);

export default function Featured({ loaderData }: Route.ComponentProps) {
  return <FeaturedScreen {...loaderData} />;
}
