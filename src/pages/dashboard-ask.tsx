import { AskScreen } from '#features/insights/handout/ask-screen.tsx';
import { getAsk } from '#features/insights/handout/get-handout.server.ts';
import { choosePaper, LARGE_PAPERS } from '#features/insights/insights.rules.ts';
import { servicesContext } from '#platform/services.server.ts';
import { handout } from '#messages';
import type { Route } from './+types/dashboard-ask';
import { queryOf } from './http/asked.server.ts';
import { ownerOf } from './owners-only.server.ts';
import { metaOf } from './page-meta.ts';

export { providerPage as handle } from './page-access.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const query = queryOf({ request });
  const paper = choosePaper(query.get('paper'), LARGE_PAPERS);
  const asked = { customer: query.get('name'), paper };
  return getAsk(context.get(servicesContext), ownerOf(context).id, asked);
}

export const meta = metaOf(() => ({
  title: handout.askTitle,
  description: handout.askDescription,
  index: false,
}));

export default function AskForReview({ loaderData }: Route.ComponentProps) {
  return <AskScreen ask={loaderData} />;
}
