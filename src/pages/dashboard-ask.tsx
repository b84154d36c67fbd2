import { AskScreen } from '#features/insights/handout/ask-screen.tsx';
import { handout } from '#messages';
import type { Route } from './+types/dashboard-ask';
import { loadAsk } from './dashboard-handout.server.ts';
import { metaOf } from './page-meta.ts';

export { providerPage as handle } from './page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadAsk(args);

export const meta = metaOf(() => ({
  title: handout.askTitle,
  description: handout.askDescription,
  index: false,
}));

export default function AskForReview({ loaderData }: Route.ComponentProps) {
  return <AskScreen ask={loaderData} />;
}
