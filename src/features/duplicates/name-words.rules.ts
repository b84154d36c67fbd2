/** Short forms of given names, first the whole one. */
const NICKNAMES = [
  'alberto beto al albert',
  'alejandro alex alexander sandro',
  'andres andrew andy drew',
  'antonio tony tono anthony toni',
  'benjamin ben benny benji',
  'carlos charlie carlitos charles chuck',
  'catherine kathy cathy kate katherine kathryn catalina',
  'christopher chris cristobal topher',
  'concepcion concha conchita connie',
  'daniel dan danny dani',
  'david dave davey',
  'dolores lola',
  'edward ed eddie eduardo lalo ted',
  'elizabeth liz beth lizzie betty isabel chabela elisabeth',
  'enrique quique henry harry kike',
  'ernesto neto ernie ernest',
  'eugene gene eugenio',
  'federico fede fred freddy frederick',
  'fernando nando ferdinand',
  'francisco paco pancho frank francis frankie chico',
  'gabriel gabe gabi',
  'gerald jerry gerardo gerard',
  'gregory greg gregorio',
  'guadalupe lupe lupita',
  'guillermo memo william bill billy will willy',
  'ignacio nacho',
  'james jim jimmy jaime jamie',
  'jennifer jen jenny',
  'jesus chuy',
  'john juan johnny jack jon juancho',
  'jose pepe joseph joe chepe joey',
  'kenneth ken kenny',
  'lawrence larry lorenzo lencho',
  'leonard leo leonardo len lenny',
  'luis lucho louis lou lewis',
  'manuel manny manolo',
  'margaret maggie peggy margarita meg marge',
  'mario mayo',
  'martin marty tino',
  'mary maria mari marie mary',
  'matthew matt mateo',
  'michael mike miguel mickey micky',
  'mercedes meche',
  'nicholas nick nicolas nico',
  'pamela pam',
  'patricia pat patty tricia pati',
  'pedro peter pete perico',
  'philip phil felipe pip',
  'rafael rafa ralph',
  'raymond ray ramon moncho',
  'rebecca becky becca rebeca',
  'ricardo rick richard ricky rich dick',
  'robert bob bobby rob roberto robbie beto',
  'ronald ron ronnie',
  'rosario chayo charo',
  'samuel sam sammy',
  'santiago chago',
  'stephen steve steven esteban stevie',
  'susan sue susana suzanne susie',
  'teresa tere theresa terry',
  'thomas tom tommy tomas',
  'timothy tim timmy',
  'victor vic',
  'vincent vince vicente chente',
  'yolanda yoli',
].map((line) => line.split(' '));

const WHOLE_NAMES = new Map<string, string[]>();
for (const [whole, ...others] of NICKNAMES)
  for (const name of [whole!, ...others])
    WHOLE_NAMES.set(name, [...(WHOLE_NAMES.get(name) ?? []), whole!]);

/** What a given name may be short for; itself, where nothing is known of it. */
export const wholeNames = (name: string): readonly string[] => WHOLE_NAMES.get(name) ?? [name];

/** One spelling for what names of businesses abbreviate or spell in two ways. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [
    'service svc svcs serv srvc servicios servicio',
    'center centre ctr centro',
    'tire tyre llantas',
    'international intl',
    'association assoc asociacion',
    'associate assocs asociados',
    'brother bros hermanos',
    'saint st san santa',
    'mount mt',
    'technology tech',
    'manufacturing mfg',
    'management mgmt',
    'construction const constr construcciones',
    'equipment equip',
    'supply supplies',
    'repair rpr',
    'electric elec electrical electrician electrica',
    'color colour',
    'jewelry jewellery joyeria',
    'auto automotive automobile automotriz',
    'air aire',
    'department dept',
    'transport transportation transportes trans',
  ].flatMap((line) => {
    const [one, ...others] = line.split(' ');
    return others.map((other) => [other, one!] as const);
  }),
);

/** What says nothing about whose a business is. */
export const LEGAL_ENDINGS: ReadonlySet<string> = new Set(
  `ltd limited ltda llc llp inc incorporated co company corp corporation plc sa cia and son sons hijo hijos family familia the of
   de del la las el los y e`.split(/\s+/),
);

/** Many businesses have these in their name. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `service center shop store house work works group solution solutions enterprise enterprises best quality pro professional
   express general local global supply home mobile studio office agency trading
   brother saint associate association equipment management international technology construction electric auto air
   repair tire transport rental company`.split(/\s+/),
);

/** Of two who are called the same, one is the child of the other. */
export const GENERATIONS: ReadonlyMap<string, string> = new Map([
  ['jr', 'younger'],
  ['junior', 'younger'],
  ['hijo', 'younger'],
  ['sr', 'older'],
  ['senior', 'older'],
  ['ii', 'second'],
  ['iii', 'third'],
]);
