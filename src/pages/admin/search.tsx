import { staffSearch } from '#messages';
import { searchWordsActs } from '#features/moderation/search-words/change-synonyms.server.ts';
import { tradeActs } from '#features/moderation/search-words/change-trades.server.ts';
import { loadSearchWords } from '#features/moderation/search-words/search-words-desk.server.ts';
import { SearchWordsScreen } from '#features/moderation/search-words/search-words-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('searchWords');
export const loader = deskLoader(loadSearchWords);
export const action = deskActions({ ...searchWordsActs, ...tradeActs });
export const meta = deskMeta(() => staffSearch);
export default deskScreen<typeof loader>(SearchWordsScreen);
