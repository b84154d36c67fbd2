import { find } from '#messages';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { foldedWords } from './build-index.ts';
import { COST } from './costs.ts';
import { listed, tradeName, type FindWords } from './find-words.ts';
import { stem } from './stem.ts';
import type { Understood } from './understand.ts';
import type { Wish } from './wishes.ts';

/** By their trade, by what they offer beside it, by a related trade, or only by a mention. */
type HowNear = 'trade' | 'offered' | 'related' | 'mentioned';

/** What is read of a card. */
type Offering = Pick<DetailedCard, 'headline' | 'texts'>;

const LONGEST = 60;

interface Found {
  /** How far from the wish. */
  match: number;
  /** Of the wishes. */
  met: readonly Wish[];
}

/** Why somebody was found, where the card alone does not say it. */
export function whyOf(
  words: FindWords,
  asked: Understood,
  card: Offering,
  { match, met }: Found,
): string {
  const reasons = [phraseFor(words, asked, card, howNear(match)), ...met.map(({ says }) => says)];
  return reasons.filter(Boolean).join(' · ');
}

function howNear(match: number): HowNear {
  if (match < COST.related) return 'trade';
  if (match === COST.inSkills) return 'offered';
  return match < COST.inProse ? 'related' : 'mentioned';
}

/** One phrase, where the headline does not say it. */
function phraseFor(
  words: FindWords,
  asked: Understood,
  card: Offering,
  how: HowNear,
): string | null {
  const [trade] = asked.trades;
  if (!trade) return null;
  const wanted = new Set(stemsOf([trade.because, ...asked.said].join(' ')));
  const saysIt = (text: string) => stemsOf(text).some((each) => wanted.has(each));
  if (how === 'trade' && saysIt(card.headline)) return null;
  const names = listed(words.trades[trade.id]!.en).map(stemsOf);
  const offer = partsOf(card).find((part) => {
    const said = new Set(stemsOf(part));
    return saysIt(part) || names.some((name) => name.every((each) => said.has(each)));
  });
  if (offer) return `${card.headline}: ${offer}`;
  if (how === 'trade')
    return isNamed(card, tradeName(words, trade.id)) ? `${trade.name}: ${trade.because}` : null;
  return how === 'related' ? find.relatedTo(trade.name.toLowerCase()) : null;
}

/** Then a need led to it, and it says which one. */
const isNamed = (card: Offering, name: string) =>
  card.headline.toLowerCase() === name.toLowerCase();

const stemsOf = (text: string) =>
  foldedWords(text)
    .filter((word) => word.length > 2)
    .map(stem);

/** What is offered, piece by piece, as far as it is short. */
function partsOf({ texts }: Offering): string[] {
  return (texts.skills ?? texts.services ?? '')
    .split(/[,;.(]\s*/)
    .map((part) => part.trim())
    .filter((part) => part && part.length <= LONGEST);
}
