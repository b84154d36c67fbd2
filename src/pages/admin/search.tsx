import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import {
  searchWordsActs,
  loadSearchWords,
} from '#features/moderation/search-words/search-words-desk.server.ts';
import { SearchWordsScreen } from '#features/moderation/search-words/search-words-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/search';
import { deskAction } from './desk-action.server.ts';

export { revalidateDesk as shouldRevalidate } from '#features/moderation/desk/revalidate-desk.ts';
export { staffPage as handle } from '../page-access.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadSearchWords(args.context.get(servicesContext), queryOf(args));
export const action = (args: Route.ActionArgs) => deskAction(args, searchWordsActs);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Staff look after the words that search understands.';
  return pageMeta(matches, { title: 'Search words', description, index: false });
}

export default function SearchWords({ loaderData }: Route.ComponentProps) {
  return <SearchWordsScreen {...loaderData} />;
}
