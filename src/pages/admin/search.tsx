import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import {
  answerSearchWords,
  loadSearchWords,
} from '#features/moderation/search-words/answer-search-words.server.ts';
import { SearchWordsScreen } from '#features/moderation/search-words/search-words-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/search';

export { revalidateDesk as shouldRevalidate } from '#features/moderation/desk/revalidate-desk.ts';
export { staffPage as handle } from '../page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadSearchWords(args);
export const action = (args: Route.ActionArgs) => answerSearchWords(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Staff look after the words that search understands.';
  return pageMeta(matches, { title: 'Search words', description, index: false });
}

export default function SearchWords({ loaderData }: Route.ComponentProps) {
  return <SearchWordsScreen {...loaderData} />;
}
