import { ALL_LANGUAGES, languageNow, type Language } from '#platform/language.ts';
import { capitalised } from '#features/directory/search-text.rules.ts';

/** Texts of the pack are lists in one line: "plumber, plumbing". */
type List = string;

/** A trade or service: what it is called, what people say who need it, and what it mends or sells. */
export interface Trade extends Readonly<Record<Language, List>> {
  /** Where the directory lists it. */
  category: readonly string[];
  needs: List;
  things: List;
  /** The ids of trades that may help where nobody has this one. */
  related: List;
  /** Words that make an occupation another one: a mechanical engineer is no mechanic. */
  not?: List;
}

interface PlaceWords {
  /** By place, the names that people use: also of villages and quarters that lie there. */
  names: Readonly<Record<string, List>>;
  areas: Readonly<Record<string, { names: List; places: readonly string[] }>>;
  /** Those that are words of trades too: an airport taxi may be anywhere. */
  common: List;
  /** Said around a place: "in", "cerca de". */
  around: List;
}

export interface WishWords {
  languages: Readonly<Record<string, List>>;
  when: Readonly<Record<string, List>>;
  emergency: List;
  price: List;
  /** Said before what is not wanted: "not". */
  except: List;
  /** Said before an amount that is the most: "under". */
  upTo: List;
  /** Said around an amount: "dollars". */
  money: List;
  /** Said behind a number that is no amount: "people". */
  counted: List;
  /** Words between spaces that carry nothing, wherever they stand. */
  fillers: string;
  /** Those of them that stand between two needs: "and". */
  joining: string;
  /** Those that stand before whose something is, where or with what: "for", "at", "with". */
  beside: string;
  /** Those of them that stand before what is to be done, too: "to". */
  doing: string;
  /** Words between spaces that count in a phrase and nowhere else. */
  soft: string;
}

/** What the pack knows of how people say what they need. */
export interface FindWords {
  trades: Readonly<Record<string, Trade>>;
  /** By English word, how it is said and typed in another language. */
  dictionaries: readonly Readonly<Record<string, List>>[];
  /** Of the directory's search: what people type, and what providers call it. */
  synonyms: readonly (readonly [term: string, ...means: string[]])[];
  places: PlaceWords;
  wishes: WishWords;
}

type Trades = Pick<FindWords, 'trades'>;

/** As the directory calls it. */
export const tradeName = ({ trades }: Trades, id: string): string =>
  capitalised(listed(trades[id]!.en)[0] ?? id);

/** As people read it, in the language that is spoken if that has a name for it. */
export function shownTradeName(words: Trades, id: string): string {
  const [name] = listed(words.trades[id]![languageNow()]);
  return name ? capitalised(name) : tradeName(words, id);
}

/** In all languages, whichever are spoken: people search in each. */
export const namesIn = (trade: Trade): string[] =>
  ALL_LANGUAGES.flatMap((language) => listed(trade[language]));

export const listed = (list: List): string[] =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
