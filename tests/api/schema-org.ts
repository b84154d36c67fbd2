/** What a property may hold: a plain value, or one of these types. */
type Value = 'text' | 'number' | 'url' | 'date' | 'time' | 'day' | (string & {});
type Properties = Readonly<Record<string, Value>>;

const PLACE_OF_WORK: Properties = {
  url: 'url',
  name: 'text',
  description: 'text',
  image: 'url',
  telephone: 'text',
  address: 'PostalAddress',
  areaServed: 'text',
  openingHoursSpecification: 'OpeningHoursSpecification',
  priceRange: 'text',
  knowsLanguage: 'text',
  knowsAbout: 'text',
  foundingDate: 'date',
  founder: 'Person',
  aggregateRating: 'AggregateRating',
  review: 'Review',
};
const RATING: Properties = { ratingValue: 'number', bestRating: 'number', worstRating: 'number' };

/** Of the types of schema.org that we use, the properties that we use and what each may hold there. */
const TYPES: Readonly<Record<string, Properties>> = {
  WebSite: { url: 'url', name: 'text', inLanguage: 'text', potentialAction: 'SearchAction' },
  // What a person fills in is told by `<property>-input`.
  SearchAction: { target: 'EntryPoint', 'query-input': 'text' },
  EntryPoint: { urlTemplate: 'text' },
  BreadcrumbList: { itemListElement: 'ListItem' },
  ListItem: { position: 'number', name: 'text', item: 'url' },
  FAQPage: { mainEntity: 'Question' },
  Question: { name: 'text', acceptedAnswer: 'Answer' },
  Answer: { text: 'text' },
  ProfessionalService: PLACE_OF_WORK,
  LocalBusiness: PLACE_OF_WORK,
  PostalAddress: { streetAddress: 'text', addressLocality: 'text', addressCountry: 'text' },
  Person: { name: 'text', jobTitle: 'text' },
  OpeningHoursSpecification: {
    dayOfWeek: 'day',
    opens: 'time',
    closes: 'time',
    validThrough: 'date',
  },
  AggregateRating: { ...RATING, reviewCount: 'number' },
  Review: { author: 'Person', datePublished: 'date', reviewBody: 'text', reviewRating: 'Rating' },
  Rating: RATING,
};

const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const PLAIN: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  url: (value) => typeof value === 'string' && /^https?:/.test(URL.parse(value)?.protocol ?? ''),
  date: (value) => typeof value === 'string' && /^\d{4}(-\d\d-\d\d)?$/.test(value),
  time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  day: (value) => DAYS.includes(String(value)),
};

type Node = Record<string, unknown>;

/** What is wrong with it, each with where. */
export function problemsOf(node: Node, at = ''): string[] {
  const { '@context': context, '@type': type, '@id': id, ...properties } = node;
  const known = TYPES[String(type)];
  const here = `${at}${String(type)}`;
  if (!known) return [`${here}: no such type`];
  return [
    ...(at === '' && context !== 'https://schema.org' ? [`${here}: no context`] : []),
    ...(id !== undefined && !PLAIN.url!(id) ? [`${here}: an id is an address`] : []),
    ...Object.entries(properties).flatMap(([name, value]) =>
      known[name]
        ? [value].flat().flatMap((each) => valueProblems(each, known[name]!, `${here}.${name}`))
        : [`${here}.${name}: no such property`],
    ),
  ];
}

function valueProblems(value: unknown, wanted: Value, at: string): string[] {
  const isRight = PLAIN[wanted];
  if (isRight) return isRight(value) ? [] : [`${at}: ${JSON.stringify(value)} is no ${wanted}`];
  const node = value as Node;
  return node?.['@type'] === wanted ? problemsOf(node, `${at} `) : [`${at}: no ${wanted}`];
}
