export const title = 'Search words';
export const description = 'Staff look after the words that search understands.';
export const lead =
  'What people type, what providers call it, and which trade it leads to. Changes count within two seconds.';
export const save = 'Save';

export const misses = 'Searches without results';
export const mostOf = (count: number, total: number) => `The ${count} most frequent of ${total}.`;
export const mostFirst = 'Most frequent first.';
export const noMisses = 'Everybody has found something';
export const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
export const among = {
  specialist: 'among specialists',
  business: 'among businesses',
  both: 'in a sentence',
};
export const last = 'last';
export const addToTrade = 'Add to a trade…';
export const makeSynonym = 'Make it a synonym of…';
export const dismiss = 'Dismiss';
export const dismissOne = (query: string) => `Dismiss ${query}`;

export const trades = 'Trades';
export const tradesNote =
  'What people say who need a trade. Search for a word to see where it leads.';
export const findTrades = 'Find trades';
export const tradeOrWords = 'Trade, or what people say';
export const foundTrades = (total: number, shown: number) =>
  `${total === 1 ? '1 trade' : `${total} trades`}${total > shown ? `, the first ${shown}` : ''}`;
export const noTradeWith = (word: string) => `No trade with “${word}”`;
export const addTrade = 'Add a trade';
export const tradeName = 'Its name in English';
export const category = 'Category';
export const addPhrase = 'Add a phrase';
export const takePhrase = 'Take a phrase away';
export const takeAway = 'Take away';
export const phrase = 'Phrase';
export const takeTrade = 'Take the trade away';
export const peopleSay = 'What people say';
export const peopleSayHint = 'In any language: “sink leaks”, “se me tapó el inodoro”.';
export const trade = 'Trade';
export const changed = 'Changed by staff';
export const changedNote = 'Everything else is as the country’s own list has it.';
export const newTrade = (name: string, group: string) => `${name}, a new trade in ${group}`;
export const takenTrade = (name: string) => `${name}, taken away`;
export const leadsTo = (said: string, name: string) => `“${said}” leads to ${name}`;
export const leadsNoMore = (said: string, name: string) => `“${said}” leads to ${name} no more`;
export const undo = 'Undo';
export const undoOne = (line: string) => `Undo: ${line}`;

export const addSynonym = 'Add a synonym';
export const peopleType = 'What people type';
export const providersWrite = 'What providers write';
export const severalHint = 'Several with commas between them.';
export const add = 'Add';
export const synonyms = 'Synonyms';
export const findSynonyms = 'Find synonyms';
export const eitherSide = 'Word on either side';
export const counted = ['synonym', 'synonyms'] as const;
export const noSynonymWith = (word: string) => `No synonym with “${word}”`;
export const noSynonyms = 'There are no synonyms yet';
export const change = 'Change';
export const remove = 'Remove';
export const removeOne = (term: string) => `Remove ${term}`;

export const termMissing = 'Please enter what people type.';
export const meansMissing = 'Please enter at least one word that providers use.';
export const sayMissing = 'Please enter what people say.';
export const mostCharacters = (most: number) => `At most ${most} characters.`;
export const mostWords = (most: number) => `At most ${most} words: search looks no further.`;
export const mostMeanings = (most: number) => `At most ${most}, with commas between them.`;
export const mostEach = (most: number) =>
  `At most ${most} characters each, with commas between them.`;
export const oneAtATime = 'One at a time, without commas.';

export const synonymAdded = 'Search understands it from now on.';
export const synonymChanged = 'The meaning is changed, at once.';
export const synonymRemoved = 'The synonym is removed.';
export const synonymGone = 'This synonym does not exist any more.';
export const synonymTaken = 'There is an entry for this already. Change that one.';
export const dismissed = 'The search is dismissed. It comes back if people go on searching for it.';
export const missGone = 'This search is not in the list any more.';
export const phraseAdded = 'People who say so are led to this trade from now on.';
export const phraseTaken = 'The phrase leads there no more.';
export const tradeAdded = 'The trade is added. Now say what people call for who need it.';
export const tradeTaken = 'The trade is taken away.';
export const undone = 'The change is undone.';
export const changeGone = 'This change does not exist any more.';
export const noTrade = 'Please choose a trade from the list.';
export const noCategory = 'Please choose a category from the list.';
export const tradeKnown = 'There is a trade of this name already.';
export const phraseKnown = 'This trade knows it already.';
export const phraseUnknown = 'This trade does not know it.';
export const ownName = 'A trade keeps its name.';
