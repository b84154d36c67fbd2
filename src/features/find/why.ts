import type { DetailedCard } from '#features/directory/provider-card.ts';
import { foldedWords } from './build-index.ts';
import { listed, type FindWords } from './find-words.ts';
import { stem } from './stem.ts';
import type { Understood } from './understand.ts';

const LONGEST = 60;

/** One phrase that says why somebody was found, where the headline alone does not. */
export function whyOf(words: FindWords, asked: Understood, card: DetailedCard): string | null {
  const [trade] = asked.trades;
  if (!trade) return null;
  const wanted = new Set(stemsOf([trade.because, ...asked.said].join(' ')));
  const inHeadline = stemsOf(card.headline).some((each) => wanted.has(each));
  if (inHeadline) return null;
  const names = listed(words.trades[trade.id]!.en).map(stemsOf);
  const offer = partsOf(card).find((part) => {
    const said = new Set(stemsOf(part));
    return (
      [...wanted].some((each) => said.has(each)) ||
      names.some((name) => name.every((each) => said.has(each)))
    );
  });
  if (offer) return `${card.headline}: ${offer}`;
  return card.headline.toLowerCase() === trade.name.toLowerCase()
    ? null
    : `${card.headline}: ${trade.because}`;
}

const stemsOf = (text: string) =>
  foldedWords(text)
    .filter((word) => word.length > 2)
    .map(stem);

/** What is offered, piece by piece, as far as it is short. */
function partsOf({ texts }: DetailedCard): string[] {
  return (texts.skills ?? texts.services ?? '')
    .split(/[,;.(]\s*/)
    .map((part) => part.trim())
    .filter((part) => part && part.length <= LONGEST);
}
