import { WebsiteScreen } from '#features/insights/handout/website-screen.tsx';
import { dashboard, handout } from '#messages';
import type { Route } from './+types/dashboard-website';
import { loadEmbed } from './dashboard-handout.server.ts';
import { metaOf } from './page-meta.ts';

export { providerPage as handle } from './page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadEmbed(args);

export const meta = metaOf(() => ({
  title: dashboard.yourWebsiteCard,
  description: handout.websiteDescription,
  index: false,
}));

export default function WebsiteCard({ loaderData }: Route.ComponentProps) {
  return <WebsiteScreen embed={loaderData} />;
}
