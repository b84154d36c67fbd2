import { staffFeatured } from '#messages';
import { featuredActs } from '#features/moderation/featured/change-featured.server.ts';
import { loadFeaturedDesk } from '#features/moderation/featured/featured-desk.server.ts';
import { FeaturedScreen } from '#features/moderation/featured/featured-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('featured');
export const loader = deskLoader(loadFeaturedDesk);
export const action = deskActions(featuredActs);
export const meta = deskMeta(() => staffFeatured);
export default deskScreen<typeof loader>(FeaturedScreen);
