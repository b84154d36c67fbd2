import { prices } from '#messages';
import { readAmount } from '#features/profiles/amount.rules.ts';
import { factValues, readFacts } from '#features/profiles/fact-fields.rules.ts';
import { withoutPastHours } from '#features/profiles/passing-hours.rules.ts';
import { PRICE_UNITS, type FactName } from '#features/profiles/facts.rules.ts';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { displayPhone, LENIENT_PHONE, normalisePhone } from '#features/profiles/phone.rules.ts';
import { LANGUAGES, LANGUAGE_NAMES } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { categoryName, languageName, placeName } from '#platform/names.rules.ts';
import { LANGUAGES as SPOKEN } from '#platform/pack.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import { PROVIDER_KINDS, type ProviderKind } from '#platform/provider-kind.rules.ts';
import { plain } from './columns.server.ts';
import { readHours, writeHours } from './hours-cell.rules.ts';

type Names = ReadonlyMap<string, string>;

/** Each of them by what it is called in any of our languages. */
function namesOf(all: readonly string[], called: (each: string) => string): Names {
  const names = LANGUAGES.flatMap((language) =>
    all.map((each) => [sameWord(inLanguage(language, () => called(each))), each] as const),
  );
  return new Map([...all.map((each) => [sameWord(each), each] as const), ...names]);
}

/** "&" and "and" are the same word to those who fill in a list. */
const sameWord = (text: string) => plain(text.replaceAll('&', ' and '));

const once = <Made>(make: () => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};
const categories = once(() =>
  namesOf([...SPECIALIST_CATEGORIES, ...BUSINESS_CATEGORIES], categoryName),
);
const places = once(() => namesOf(LOCATIONS, placeName));
const spoken = once(() => namesOf(Object.keys(SPOKEN), languageName));
const units = once(() =>
  namesOf(PRICE_UNITS, (unit) => prices.unit[unit as keyof typeof prices.unit]),
);

const KINDS: Record<ProviderKind, readonly string[]> = {
  specialist: 'specialist specialists person especialista persona'.split(' '),
  business: 'business businesses company negocio empresa'.split(' '),
};

export const kindIn = (cell: string): ProviderKind | null =>
  PROVIDER_KINDS.find((kind) => KINDS[kind].includes(plain(cell))) ?? null;

/** Null where it is neither. */
export function yesOrNo(cell: string): boolean | null {
  const word = plain(cell);
  if (['yes', 'y', 'true', '1', 'x', 'si', 'verdadero'].includes(word)) return true;
  return ['', 'no', 'n', 'false', '0', 'falso'].includes(word) ? false : null;
}

/** What a cell says in the words of the forms, by the key of its column; what is not understood stays for their checks. */
export function valueIn(column: string, cell: string): string {
  const text = oneLine(cell);
  return READERS[column]?.(text) ?? cell;
}

const READERS: Record<string, (text: string) => string | null> = {
  category: (text) => categories().get(sameWord(text)) ?? null,
  location: (text) => places().get(plain(text)) ?? null,
  phone: (text) =>
    LENIENT_PHONE.pattern.test(text) ? displayPhone(normalisePhone(text)) : text || '',
  writtenIn: (text) =>
    LANGUAGES.find((each) => each === text || plain(LANGUAGE_NAMES[each]) === plain(text)) ?? null,
  hours: (text) => fact('hours', text.startsWith('{') ? text : hoursIn(text)),
  price: (text) => fact('price', priceIn(text)),
  languages: (text) => fact('languages', listIn(spoken(), text)),
  areas: (text) => fact('areas', listIn(places(), text)),
  emergency: (text) => {
    const said = yesOrNo(text);
    return said === null ? text : said ? 'true' : '';
  },
  since: (text) => text,
};

/** As the forms would send it; null where it is no such fact. */
function fact(name: FactName, json: string): string | null {
  const facts = readFacts({ [name]: json });
  return name in facts ? factValues(withoutPastHours(facts))[name]! : null;
}

function hoursIn(text: string): string {
  const read = readHours(text);
  return 'hours' in read ? JSON.stringify(read.hours) : text;
}

function listIn(known: Names, text: string): string {
  if (text.startsWith('[')) return text;
  const parts = text.split(/[,;/]/).filter((part) => part.trim());
  return JSON.stringify(parts.map((part) => known.get(plain(part)) ?? part.trim()));
}

/** "$ 25 per hour", "25/hora". */
function priceIn(text: string): string {
  const [, digits, unit] =
    /^\D{0,6}(\d[\d,]{0,8}) ?(?:\/ ?|per |por )?(\p{L}{0,20})$/iu.exec(text) ?? [];
  if (!digits) return text;
  return JSON.stringify({
    from: readAmount(digits),
    per: unit ? units().get(plain(unit)) : 'job',
  });
}

/** The other way round: as people write it into a list. */
export function cellOf(column: string, value: string): string {
  if (!value) return '';
  if (column === 'languages' || column === 'areas')
    return (JSON.parse(value) as string[]).join(', ');
  const { hours, price } = readFacts({ [column]: value });
  if (hours) return writeHours(hours);
  if (price) return `${price.from} per ${price.per}`;
  return column === 'emergency' ? 'yes' : value;
}
