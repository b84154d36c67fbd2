import type { Candidate } from '#features/duplicates/likeness.server.ts';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { DISTRICT_OF, LOCATIONS } from '#features/profiles/locations.rules.ts';
import { normalisePhone } from '#features/profiles/phone.rules.ts';
import { seededRandom, type SeededRandom } from '#platform/seeded-random.ts';

/** Somebody invented, with everything that a profile says. */
export type Invented = Candidate & { first: string; last: string; about: string; skills: string };

export interface Pair {
  how: string;
  /** One provider, written twice; otherwise two. */
  same: boolean;
  one: Invented;
  other: Invented;
}

const words = (text: string) => text.trim().split(/\s+/);

const FIRST =
  words(`Maria Juan Carlos Elena Marvin Keisha Orlando Ana Luis Teresa Robert Michael Francisco Rosa David Sharon
  Ernesto Miguel Patricia Edward Jennifer Kenneth Antonio Rebecca Ricardo Susan Daniel Mateo Yolanda Samuel Victor Felipe Norma
  Gregory Lorena Thomas Alberto Margaret Timothy Silvia Pedro Dwight Abigail Leroy Denise Hector Marisol Nigel Brenda Stephen
  Jaime Gloria Wilfredo Karina Elvis Rhonda Santiago Deborah Emerson Lucia`);
const LAST =
  words(`Castillo Coc Tzul Gentle Usher Chan Pech Flores Garcia Ramirez Young Cal Choc Ical Mai Bol Sho Teul Canul Cocom
  Ake Vasquez Martinez Guerra Novelo Rosado Requena Swift Lamb Broaster Gillett Reneau Tillett Middleton Arana Palacio Zuniga
  Lambey Nunez Avila Cayetano Enriquez Mejia Lopez Hernandez Alvarez Perez Sanchez Torres Marin Menjivar Quiroz Westby Staine
  Hyde Haylock Jex Bevans Moguel Marroquin Bradley Rhaburn Sutherland Vernon Wade Leslie Cabral Dueñas Muñoz Peña Rodríguez
  Gómez Gutiérrez Chávez Jiménez`);
const PROPER =
  words(`Jabiru Mangrove Toucan Ceiba Macaw Howler Tapir Jaguar Coral Reef Palmetto Cohune Mahogany Hibiscus
  Frangipani Heron Manatee Kingfisher Ocelot Iguana Sapodilla Calabash Breadfruit Cassava Cacao Conch Barracuda Snapper Tarpon
  Marlin Sunrise Horizon Lagoon Savannah Pine Ridge River Valley Hilltop Harbour Lighthouse Anchor Compass Cutlass Lantern
  Hammock Starfish Seagrape Almond Guava Soursop Tamarind Nutmeg Vanilla Ginger Turmeric Allspice Cotton Sugar Molasses`);

interface Trade {
  person: string;
  /** What a business of it is called, and the same in Spanish. */
  business: string;
  spanish: string;
  ofPerson: (typeof SPECIALIST_CATEGORIES)[number];
  ofBusiness: (typeof BUSINESS_CATEGORIES)[number];
  does: string[];
}
const trade = (line: string): Trade => {
  const [person, business, spanish, ofPerson, ofBusiness, does] = line.split('|');
  return {
    person: person!,
    business: business!,
    spanish: spanish!,
    ofPerson: ofPerson as Trade['ofPerson'],
    ofBusiness: ofBusiness as Trade['ofBusiness'],
    does: does!.split(', '),
  };
};
const TRADES = [
  'Plumber|Plumbing|Plomería|Trades and Manual Labor|Trades and Home Services|leaking pipes, water tanks, bathroom fittings, septic lines, pressure pumps, kitchen sinks, drain cleaning, solar heaters',
  'Electrician|Electrical|Electricista|Trades and Manual Labor|Trades and Home Services|house wiring, breaker panels, generators, outdoor lights, ceiling fans, solar panels, meter boxes, fault finding',
  'Carpenter|Carpentry|Carpintería|Trades and Manual Labor|Construction and Real Estate|kitchen cabinets, doors, roof frames, hardwood floors, furniture repair, shelves, decks, window frames',
  'Mechanic|Auto Repair|Mecánico|Trades and Manual Labor|Automotive|engine overhaul, brakes, suspension, oil changes, diesel injectors, gearboxes, alternators, wheel alignment',
  'Painter|Painting|Pintor|Trades and Manual Labor|Trades and Home Services|interior walls, exterior walls, roof coating, wood varnish, murals, sign painting, rust treatment, plaster repair',
  'Baker|Bakery|Panadería|Hospitality and Event Planning|Food and Beverage|birthday cakes, johnny cakes, creole bread, buns, wedding cakes, meat pies, powder buns, pastries',
  'Photographer|Photography|Fotógrafo|Design and Creative|Arts and Creative Services|weddings, portraits, drone pictures, real estate, school events, album printing, passport pictures, birthday parties',
  'Accountant|Accounting|Contador|Business and Finance|Finance and Insurance|tax returns, payroll, annual accounts, bookkeeping, audits, loan papers, stock counts, company registration',
  'Tour guide|Tours|Guía|Hospitality and Event Planning|Hospitality and Tourism|cave tubing, ruins, birding, snorkelling, jungle hikes, night walks, river canoe, village visits',
  'Hair stylist|Salon|Peluquería|Health and Wellness|Health and Wellness|braids, haircuts, colouring, bridal styling, treatments, extensions, straightening, barber cuts',
  'Teacher|Tutoring|Maestro|Education and Training|Education and Training|mathematics, English, exam practice, reading, science, homework help, Spanish, computer lessons',
  'Welder|Welding|Soldador|Trades and Manual Labor|Manufacturing and Industry|gates, burglar bars, trailers, water stands, railings, truss frames, boat repair, grills',
].map(trade);

const OPENERS = [
  (place: string) => `Working around ${place} since`,
  (place: string) => `Born and raised near ${place}, in this trade since`,
  (place: string) => `Serving families and shops of ${place} since`,
  (place: string) => `A small team in ${place}, careful with every job since`,
];
const EXTRAS = [
  'Fair prices and written quotes before any work begins.',
  'Call in the morning and we come the same afternoon.',
  'All materials come from the country where we can get them.',
  'We clean up behind ourselves and guarantee what we did.',
  'Weekends by appointment, holidays for emergencies only.',
  'Ask our neighbours, most of them are customers by now.',
  'Payment in parts is possible for larger projects.',
  'Free first visit inside town, small fee for villages.',
  'Trained abroad, returned home to work with my own hands.',
  'Two vans, one boat and plenty of patience.',
];

export function invent(seed: string) {
  const random = seededRandom(seed);
  let phones = 0;
  const usedNames = new Set<string>();
  const newPhone = (mobile = random.chance(0.75)) => {
    // Far apart, so that no two who have nothing to do with each other are one digit off.
    phones += 1;
    const digits = String((phones * 7919 + 100_003) % 1_000_000).padStart(6, '0');
    return normalisePhone(`${mobile ? '6' : random.pick(['2', '4', '5', '7', '8'])}${digits}`);
  };
  const place = () => random.pick(LOCATIONS);
  const textsFor = (of: Trade, where: string) => {
    const does = shuffle(random, of.does).slice(0, random.integer(4, 6));
    const about = [
      `${random.pick(OPENERS)(where)} ${random.integer(1985, 2024)}.`,
      ...shuffle(random, EXTRAS).slice(0, random.integer(1, 3)),
    ].join(' ');
    return { about, skills: does.join(', '), texts: `${does.join(', ')} ${about}` };
  };
  const emailOf = (name: string, rest = '') =>
    `${name
      .normalize('NFD')
      .replace(/[^a-z ]/gi, '')
      .trim()
      .toLowerCase()
      .replace(/ +/g, '.')}${rest}@gmail.com`;
  const isFree = (core: string) => {
    const free = !usedNames.has(core.toLowerCase());
    usedNames.add(core.toLowerCase());
    return free;
  };
  /** Nobody of the others is called so, whatever stands before and behind it. */
  const freeName = (make: () => string) => {
    for (;;) {
      const name = make();
      const core = name
        .toLowerCase()
        .replace(/^(the|new|mr) | (ltd|services|& sons|centre|company|shop|house|express)$/g, '');
      if (usedNames.has(core)) continue;
      usedNames.add(core);
      return name;
    }
  };

  const person = (
    changed: Partial<{ first: string; last: string; of: Trade; location: string }> = {},
  ) => {
    const of = changed.of ?? random.pick(TRADES);
    const location = changed.location ?? place();
    const [first, last] =
      changed.first && changed.last
        ? [changed.first, changed.last]
        : freeName(
            () => `${changed.first ?? random.pick(FIRST)} ${changed.last ?? random.pick(LAST)}`,
          ).split(' ');
    const invented: Invented = {
      kind: 'specialist',
      first: first!,
      last: last!,
      name: `${first} ${last}`,
      headline: of.person,
      category: of.ofPerson,
      location,
      phone: newPhone(),
      emails: random.chance(0.6)
        ? [emailOf(`${first} ${last}`, String(random.integer(1, 9999)))]
        : [],
      ...textsFor(of, location),
    };
    return { ...invented, of };
  };
  const business = (changed: Partial<{ name: string; of: Trade; location: string }> = {}) => {
    const of = changed.of ?? random.pick(TRADES);
    const location = changed.location ?? place();
    const ending = random.pick(['', '', ' Ltd', ' Services', ' & Sons', ' Centre', ' Company']);
    const name =
      changed.name ??
      freeName(() =>
        random.chance(0.4)
          ? `${random.pick(LAST)} ${of.business}${ending}`
          : `${random.pick(PROPER)} ${random.pick(PROPER)} ${of.business}${ending}`,
      );
    const invented: Invented = {
      kind: 'business',
      first: '',
      last: '',
      name,
      headline: of.business,
      category: of.ofBusiness,
      location,
      phone: newPhone(random.chance(0.4)),
      emails: random.chance(0.6)
        ? [emailOf(name.replace(/&/g, ''), String(random.integer(1, 9999)))]
        : [],
      address: `${random.integer(1, 240)} ${random.pick(LAST)} Street`,
      ...textsFor(of, location),
    };
    return { ...invented, of };
  };
  return { random, newPhone, textsFor, freeName, isFree, person, business };
}

type Tools = ReturnType<typeof invent>;
type Person = ReturnType<Tools['person']>;

function shuffle<T>(random: SeededRandom, items: readonly T[]): T[] {
  const left = [...items];
  return Array.from(items, () => left.splice(random.integer(0, left.length - 1), 1)[0]!);
}

/** A letter left out, doubled, swapped with the next or replaced, not the first of a word. */
function mistype(random: SeededRandom, text: string): string {
  const places = Array.from(text).flatMap((letter, at) =>
    /\p{L}/u.test(letter) && /\p{L}/u.test(text[at - 1] ?? '') ? [at] : [],
  );
  const at = random.pick(places);
  const [before, letter, after] = [text.slice(0, at), text[at]!, text.slice(at + 1)];
  const wrong = random.pick([
    before + after,
    before + letter + letter + after,
    before + (after[0] ?? '') + letter + after.slice(1),
    before + random.pick('eirstnl'.split('')) + after,
  ]);
  return wrong.toLowerCase() === text.toLowerCase() ? mistype(random, text) : wrong;
}

const SHORT: Record<string, string> = {
  Robert: 'Bob',
  Michael: 'Mike',
  Francisco: 'Paco',
  Ernesto: 'Neto',
  Edward: 'Eddie',
  Jennifer: 'Jenny',
  Kenneth: 'Ken',
  Antonio: 'Tony',
  Rebecca: 'Becky',
  Ricardo: 'Ricky',
  Susan: 'Sue',
  Daniel: 'Danny',
  Samuel: 'Sam',
  Victor: 'Vic',
  Gregory: 'Greg',
  Thomas: 'Tom',
  Alberto: 'Beto',
  Margaret: 'Maggie',
  Timothy: 'Tim',
  Stephen: 'Steve',
  Patricia: 'Pat',
  Santiago: 'Chago',
  Luis: 'Lucho',
  Teresa: 'Tere',
  David: 'Dave',
  Carlos: 'Charlie',
  Jaime: 'Jim',
  Pedro: 'Pete',
};

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** How the second writing differs in its name. */
function renamed(
  random: SeededRandom,
  { kind, name, first, last, of }: Person,
): [how: string, name: string] {
  if (kind === 'specialist') {
    const ways: [string, string][] = [
      ['the same name', name],
      ['a typo', `${first} ${mistype(random, last)}`],
      ['a typo', `${mistype(random, first)} ${last}`],
      [
        'a middle name',
        `${first} ${random.pick(['Elena', 'Antonio', 'J.', 'M.', 'Luis'])} ${last}`,
      ],
      ['words the other way round', `${last} ${first}`],
      ['a title', `Mr. ${first} ${last}`],
    ];
    if (SHORT[first])
      ways.push(
        ['a nickname', `${SHORT[first]} ${last}`],
        ['a nickname', `${SHORT[first]} ${last}`],
      );
    if (withoutAccents(last) !== last) ways.push(['no accent', `${first} ${withoutAccents(last)}`]);
    return random.pick(ways);
  }
  const core = name.replace(/ (Ltd|Services|& Sons|Centre|Company)$/, '');
  const ways: [string, string][] = [
    [
      'a legal ending',
      `${core} ${random.pick(['Limited', 'Ltd.', 'Co. Ltd', 'Company Limited', 'and Sons'])}`,
    ],
    ['an abbreviation', `${core} ${random.pick(['Svcs', 'Ctr', 'Services', '& Co.'])}`],
    ['a typo', mistype(random, name)],
    ['a translated trade', `${of.spanish} ${core.replace(` ${of.business}`, '')}`],
    ['words the other way round', `${of.business} ${core.replace(` ${of.business}`, '')}`],
    ['a possessive', core.replace(/^(\S+)/, "$1's")],
    ['written together', core.replace(' ', '')],
    ['capitals', `${core.toUpperCase()} CO`],
  ];
  if (withoutAccents(name) !== name) ways.push(['no accent', withoutAccents(name)]);
  return random.pick(ways);
}

function retold({ random, textsFor }: Tools, of: Trade, one: Invented) {
  const way = random.next();
  if (way < 0.35) return { about: one.about, skills: one.skills, texts: one.texts };
  if (way < 0.7) {
    // The same things, in another order and with another sentence.
    const does = shuffle(random, one.skills.split(', '));
    const skills = random.chance(0.5) ? does.slice(1).join(', ') : does.join(', ');
    const about = `${one.about.split('. ')[0]}. ${random.pick(EXTRAS)}`;
    return { about, skills, texts: `${skills} ${about}` };
  }
  return textsFor(of, one.location);
}

/**
 * One provider, written again: by themselves, by staff or in somebody's list. Where nobody in the directory can share a
 * number, it is another one of theirs, or mistyped.
 */
export function samePair(tools: Tools, { sharedPhones }: { sharedPhones: boolean }): Pair {
  const { random, person, business, newPhone } = tools;
  if (random.chance(0.1)) return soleTrader(tools, sharedPhones);
  const one = random.chance(0.5) ? person() : business();
  const [how, name] = renamed(random, one);
  if (one.kind === 'business' && name.toLowerCase() === one.name.toLowerCase())
    return samePair(tools, { sharedPhones });
  const phoneWay = random.next();
  const phone =
    phoneWay < 0.45 && sharedPhones
      ? one.phone
      : phoneWay < 0.65
        ? offByOne(random, one.phone!)
        : newPhone();
  const sharesEmail = one.emails.length > 0 && random.chance(0.45);
  const isReached = phone === one.phone || sharesEmail || phoneWay < 0.65;
  // Somebody who moved can be told only by a number or an address.
  const moved = isReached && random.chance(0.15);
  const location = moved
    ? random.pick(LOCATIONS.filter((each) => each !== one.location))
    : one.location;
  const [first, ...rest] = name.split(' ');
  const other: Invented = {
    ...one,
    name,
    first: first!,
    last: rest.join(' '),
    phone,
    location,
    emails: sharesEmail ? one.emails : [],
    ...(one.address && {
      address:
        random.chance(0.5) && !moved
          ? one.address
          : `${random.integer(1, 240)} ${random.pick(LAST)} Street`,
    }),
    headline: random.chance(0.2) ? one.of.spanish : one.headline,
    ...retold(tools, one.of, { ...one, location }),
  };
  return { how: moved ? `${how}, moved` : how, same: true, one, other };
}

function soleTrader(tools: Tools, sharedPhones: boolean): Pair {
  const { random, person, newPhone, isFree } = tools;
  const one = person();
  const { of, last, first } = one;
  const short = random.pick([`${last} ${of.business}`, `${last}'s ${of.business} Services`]);
  const name =
    random.chance(0.4) || !isFree(`${last} ${of.business}`)
      ? `${first} ${last} ${of.business}`
      : short;
  const isFull = name.startsWith(first);
  const phone =
    sharedPhones && random.chance(0.7)
      ? one.phone
      : random.chance(0.5)
        ? offByOne(random, one.phone!)
        : newPhone(false);
  const isReached = phone === one.phone || phone?.slice(0, 5) === one.phone?.slice(0, 5);
  const emails =
    one.emails.length > 0 && (random.chance(0.6) || (!isFull && !isReached)) ? one.emails : [];
  const other: Invented = {
    ...one,
    kind: 'business',
    name,
    headline: of.business,
    category: of.ofBusiness,
    phone,
    emails,
    address: `${random.integer(1, 240)} ${random.pick(LAST)} Street`,
    ...retold(tools, of, one),
  };
  return { how: 'a sole trader', same: true, one, other };
}

function offByOne(random: SeededRandom, phone: string): string {
  const at = random.integer(5, phone.length - 1);
  const digit = String((Number(phone[at]) + random.integer(1, 9)) % 10);
  return phone.slice(0, at) + digit + phone.slice(at + 1);
}

const elsewhere = (random: SeededRandom, from: string) =>
  random.pick(
    LOCATIONS.filter((each) => DISTRICT_OF[each] !== DISTRICT_OF[from as keyof typeof DISTRICT_OF]),
  );

/** Two who look alike and are not one. */
export function otherPair(tools: Tools, { sharedPhones }: { sharedPhones: boolean }): Pair {
  const { random, person, business, newPhone, textsFor, freeName } = tools;
  const pairs: (() => [string, Invented, Invented])[] = [
    () => {
      const one = person();
      return [
        'same surname, trade and town',
        one,
        person({ last: one.last, of: one.of, location: one.location }),
      ];
    },
    () => {
      const one = person();
      return [
        'father and son',
        one,
        {
          ...person({ ...one, of: one.of }),
          name: `${one.name} ${random.pick(['Jr.', 'Jr', 'Junior'])}`,
          last: `${one.last} Jr.`,
        },
      ];
    },
    () => {
      const one = person();
      return [
        'same name, another district',
        one,
        person({
          first: one.first,
          last: one.last,
          of: random.chance(0.4) ? one.of : random.pick(TRADES),
          location: elsewhere(random, one.location),
        }),
      ];
    },
    () => {
      const one = business();
      const location = random.pick(LOCATIONS.filter((each) => each !== one.location));
      const name = random.chance(0.5) ? `${one.name} ${location}` : `${one.name} (${location})`;
      return [
        'a branch that is called so',
        one,
        {
          ...one,
          name,
          location,
          phone: newPhone(),
          emails: [],
          address: '12 Front Street',
        },
      ];
    },
    () => {
      const one = business();
      const location = random.pick(LOCATIONS.filter((each) => each !== one.location));
      return [
        'a branch under nearly the same name',
        one,
        {
          ...one,
          name: `${one.name} Ltd.`,
          location,
          phone: newPhone(),
          emails: [],
          address: '9 Back Street',
          ...(random.chance(0.5) ? textsFor(one.of, location) : {}),
        },
      ];
    },
    () => {
      const one = business();
      const other = business({ location: one.location });
      return [
        'a shared switchboard',
        one,
        sharedPhones ? { ...other, phone: one.phone } : { ...other, address: one.address! },
      ];
    },
    () => {
      const [of, another] = shuffle(random, TRADES);
      const first = freeName(() => `${random.pick(LAST)} ${random.pick(PROPER)} ${of!.business}`);
      const second = freeName(
        () => `${first.split(' ')[0]} ${random.pick(PROPER)} ${another!.business}`,
      );
      const one = business({ name: first, of: of! });
      return [
        'one family, two trades',
        one,
        business({ name: second, of: another!, location: one.location }),
      ];
    },
    () => {
      const one = person();
      const other = business({
        name: freeName(() => `${random.pick(LAST)} ${random.pick(PROPER)} ${one.of.business}`),
        of: one.of,
        location: one.location,
      });
      return ['a person and a business of one trade', one, other];
    },
    () => {
      const [brother, sister] = random.pick([
        ['Julio', 'Julia'],
        ['Claudio', 'Claudia'],
        ['Angel', 'Angela'],
      ] as const);
      const one = person({ first: brother });
      return [
        'a brother and a sister',
        one,
        person({ first: sister, last: one.last, of: one.of, location: one.location }),
      ];
    },
  ];
  const [how, one, other] = random.pick(pairs)();
  return { how, same: false, one, other };
}
