import type { Facts } from '#features/profiles/facts.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** What the pocket holds of a provider: enough to find and to call somebody. */
export interface PocketProvider {
  kind: ProviderKind;
  id: string;
  /** Those of profiles that became a part of this one: links to them are still about. */
  formerIds: readonly string[];
  name: string;
  headline: string;
  category: string;
  location: string;
  /** As it is stored; null where pages show none. */
  phone: string | null;
  whatsapp: boolean;
  demo: boolean;
  facts: KeptFacts;
  /** Skills or services, as they were written. */
  offers: string;
  /** The stems of everything else that they wrote and that does not stand above. */
  words: readonly string[];
  /** By how much one of two who fit as well comes first. */
  quality: number;
}

/** Each value once, and which of them each provider has. */
type Told<Value> = [values: Value[], at: number[]];

/** A list of providers by columns: what is alike stands together, which halves what is sent. */
export interface PackedPocket {
  businesses: number[];
  /** The ends of the ids, where these begin with the name. */
  ids: string[];
  /** Those that were others, by whom they belong to now; files that phones have kept from before may have none. */
  formerIds?: [former: string, at: number][];
  names: string[];
  phones: (string | null)[];
  offers: string[];
  qualities: number[];
  headlines: Told<string>;
  places: Told<[category: string, location: string]>;
  facts: { [Name in keyof KeptFacts]-?: Told<KeptFacts[Name] | null> };
  withoutWhatsapp: number[];
  demos: number[];
  /** The most frequent first; for each provider the distances between the numbers of theirs, which are small. */
  words: string;
  steps: number[][];
}

type KeptFacts = Omit<Facts, 'since'>;

const FACTS = ['hours', 'price', 'languages', 'areas', 'emergency'] as const;

export function packPocket(providers: readonly PocketProvider[]): PackedPocket {
  const where = (is: (each: PocketProvider) => boolean) =>
    providers.flatMap((each, at) => (is(each) ? [at] : []));
  const facts = FACTS.map((name) => [
    name,
    tell(providers.map((each) => each.facts[name] ?? null)),
  ]);
  const words = byFrequency(providers.flatMap((each) => each.words));
  const numbers = new Map(words.map((word, at) => [word, at]));
  return {
    businesses: where(({ kind }) => kind === 'business'),
    ids: providers.map(({ id, name }) =>
      id.startsWith(beginning(name)) ? id.slice(beginning(name).length) : `/${id}`,
    ),
    formerIds: providers.flatMap((each, at) =>
      each.formerIds.map((former): [string, number] => [former, at]),
    ),
    names: providers.map(({ name }) => name),
    phones: providers.map(({ phone }) => phone),
    offers: providers.map(({ offers }) => offers),
    qualities: providers.map(({ quality }) => quality),
    headlines: tell(providers.map(({ headline }) => headline)),
    places: tell(providers.map(({ category, location }) => [category, location])),
    facts: Object.fromEntries(facts) as PackedPocket['facts'],
    withoutWhatsapp: where(({ whatsapp }) => !whatsapp),
    demos: where(({ demo }) => demo),
    words: words.join(' '),
    steps: providers.map((each) => stepsOf(each.words.map((word) => numbers.get(word)!))),
  };
}

export function unpackPocket(packed: PackedPocket): PocketProvider[] {
  const [businesses, withoutWhatsapp, demos] = [
    new Set(packed.businesses),
    new Set(packed.withoutWhatsapp),
    new Set(packed.demos),
  ];
  const { formerIds = [] } = packed;
  const words = packed.words.split(' ');
  return packed.names.map((name, at) => {
    const [category, location] = told(packed.places, at);
    const facts = FACTS.flatMap((fact) => {
      const value = told(packed.facts[fact] as Told<unknown>, at);
      return value === null ? [] : [[fact, value]];
    });
    const id = packed.ids[at]!;
    return {
      kind: businesses.has(at) ? 'business' : 'specialist',
      id: id.startsWith('/') ? id.slice(1) : beginning(name) + id,
      formerIds: formerIds.filter(([, owner]) => owner === at).map(([former]) => former),
      name,
      headline: told(packed.headlines, at),
      category,
      location,
      phone: packed.phones[at] ?? null,
      whatsapp: !withoutWhatsapp.has(at),
      demo: demos.has(at),
      facts: Object.fromEntries(facts) as KeptFacts,
      offers: packed.offers[at]!,
      words: numbersIn(packed.steps[at]!).map((number) => words[number]!),
      quality: packed.qualities[at]!,
    };
  });
}

/** Ids are made from names, mostly; those that were made otherwise are told whole. */
const beginning = (name: string) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-`;

function tell<Value>(all: readonly Value[]): Told<Value> {
  const keys = all.map((value) => JSON.stringify(value));
  const known = byFrequency(keys);
  const numbers = new Map(known.map((key, at) => [key, at]));
  return [known.map((key) => JSON.parse(key) as Value), keys.map((key) => numbers.get(key)!)];
}

const told = <Value>([values, at]: Told<Value>, index: number): Value => values[at[index]!]!;

/** In an order that depends on nothing but what is in it: the same directory is the same file. */
function byFrequency(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([each]) => each);
}

const stepsOf = (numbers: readonly number[]): number[] =>
  numbers
    .toSorted((a, b) => a - b)
    .map((number, at, sorted) => (at === 0 ? number : number - sorted[at - 1]! - 1));

function numbersIn(steps: readonly number[]): number[] {
  let last = -1;
  return steps.map((step) => (last += step + 1));
}
