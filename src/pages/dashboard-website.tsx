import { getEmbed } from '#features/insights/handout/get-handout.server.ts';
import { WebsiteScreen } from '#features/insights/handout/website-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { dashboard, handout } from '#messages';
import type { Route } from './+types/dashboard-website';
import { ownerOf } from './owners-only.server.ts';
import { metaOf } from './page-meta.ts';

export { providerPage as handle } from './page-access.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  getEmbed(context.get(servicesContext), ownerOf(context).id);

export const meta = metaOf(() => ({
  title: dashboard.yourWebsiteCard,
  description: handout.websiteDescription,
  index: false,
}));

export default function WebsiteCard({ loaderData }: Route.ComponentProps) {
  return <WebsiteScreen embed={loaderData} />;
}
