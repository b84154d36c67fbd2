import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { makeReady, packWords } from './load-find-words.server.ts';

const { understand } = makeReady(packWords());
const trade = (sentence: string) => understand(sentence).trades[0]?.id;

describe('trades', () => {
  it.each([
    ['sink leaks', 'plumber'],
    ['no cold air', 'ac-technician'],
    ['flat tire', 'tire-shop'],
    ['toothache', 'dentist'],
    ['cut the yard', 'yard-man'],
    ['se me tapó el inodoro', 'plumber'],
    ['se me sale el agua de la casa', 'plumber'],
    ['se me sale el agua del carro', 'mechanic'],
    ['mi fridge noh di freeze', 'refrigeration-technician'],
    ['wedding cake', 'bakery'],
    ['learn to dive', 'dive-shop'],
    ['boat tour', 'tour-operator'],
    ['boat insurance', 'boat-insurance'],
    ['nail tech', 'nail-technician'],
    ['uñas', 'nail-technician'],
    ['alguien que haga pasteles', 'bakery'],
    ['need glasses', 'optician'],
    ['tree about to fall on the roof', 'yard-man'],
    ['tint my windows', 'auto-glass'],
    ['install cameras', 'cctv-installer'],
    ['iron gate', 'welder'],
    ['internet cafe', 'copies'],
    ['got hacked on facebook', 'computer-technician'],
    ['babysita', 'nanny'],
    ['man fi pent di hows', 'painter'],
    ['my father passed away', 'funeral-home'],
    ['my sugar is high', 'doctor'],
    ['hole in my boat', 'boat-builder'],
    ['camera system for my shop', 'cctv-installer'],
    ['teach my daughter to drive', 'driving-instructor'],
    ['se me calentó el carro', 'mechanic'],
    ['segundo piso para mi casa', 'building-contractor'],
    ['rental car with insurance', 'car-rental'],
    ['fishaman', 'fish-market'],
    ['choir', 'musician'],
    ['I want to see toucans', 'tour-guide'],
    ['hardwood table and eight chairs', 'furniture-maker'],
    ['fix mi lite', 'electrician'],
    ['fotos de bautizo', 'photographer'],
    ['broken window pane', 'aluminium-glass-fitter'],
    ['hire a 4x4', 'car-rental'],
    ['what is my house worth', 'real-estate-agent'],
    ['fired without my severance', 'attorney'],
    ['fuud fi fyuunral', 'cook-caterer'],
    ['spanish letter into english', 'translator'],
  ])('“%s” is a wish for %s', (sentence, id) => {
    expect(trade(sentence)).toBe(id);
  });

  it.each(LOCATIONS)('“%s” is a place and no trade', (place) => {
    const { trades, place: understood } = understand(`in ${place}`);
    expect(trades).toEqual([]);
    expect(understood!.places).toContain(place);
  });

  it('forgives typos, glued words, accents and order', () => {
    expect(trade('plumbber')).toBe('plumber');
    expect(trade('golfcart rental')).toBe('golf-cart-rental');
    expect(trade('LEAKING kitchen SINK')).toBe('plumber');
    expect(trade('albanil')).toBe(trade('albañil'));
    expect(trade('hard ware store')).toBe('hardware-store');
  });

  it.each([
    ['someone to make a dress', 'tailor'],
    ['bread like at home', 'bakery'],
    ['hacer un vestido', 'tailor'],
  ])('a soft word of a need is not the need: “%s” is a wish for %s', (sentence, id) => {
    expect(trade(sentence)).toBe(id);
    expect(understand('somebody at my home').trades).toEqual([]);
    expect(trade('make a will')).toBe('attorney');
  });

  it('tells what led there', () => {
    expect(understand('flat tire').trades[0]).toMatchObject({
      name: 'Tire shop',
      because: 'flat tire',
    });
  });
});

describe('places', () => {
  it.each([
    ['plumber pg', 'Punta Gorda', ['Punta Gorda']],
    ['flat tire near the airport', 'Ladyville', ['Ladyville']],
    ['something to eat near the cruise port', 'Belize City', ['Belize City']],
    ['taxi from the tourism village', 'Belize City', ['Belize City']],
    ['massage on the caye', 'on the cayes', ['San Pedro', 'Caye Caulker']],
    ['vet up north', 'up north', ['Orange Walk', 'Corozal']],
    ['plomero en plasencia', 'Placencia', ['Placencia']],
    ['taxi san ignacio cayo', 'San Ignacio', ['San Ignacio']],
  ])('“%s” says %s', (sentence, name, places) => {
    expect(understand(sentence).place).toEqual({ name, places });
  });

  it('a district includes its towns', () => {
    expect(understand('mechanic in cayo').place?.places).toContain('Belmopan');
  });

  it.each([
    'mechanic but not in Belize City',
    'mechanic anywhere except Belize City',
    'mecánico pero no en la ciudad de Belice',
    'mekanik bot noh eena Bileez Siti',
    'mechanic who is not from Belize City',
    'mecánico que no sea de la ciudad de Belice',
  ])('“%s” is asked for anywhere but there', (sentence) => {
    const { place, words } = understand(sentence);
    expect(place).toEqual({
      name: 'anywhere but in Belize City',
      places: LOCATIONS.filter((each) => each !== 'Belize City'),
    });
    expect(words).toEqual([]);
  });

  it('a place may be left out of another one', () => {
    expect(understand('mechanic in Cayo but not Belmopan').place).toEqual({
      name: 'Cayo',
      places: ['Cayo', 'San Ignacio', 'Benque Viejo del Carmen'],
    });
    expect(understand('no light in Belmopan').place?.name).toBe('Belmopan');
    expect(understand('no, in Belmopan').place?.name).toBe('Belmopan');
    expect(understand('hotel not on an island').place?.places).not.toContain('Caye Caulker');
  });

  it('a word of the trade is no place', () => {
    expect(understand('taxi to airport').place).toBeNull();
  });
});

describe('wishes', () => {
  it('knows languages, days, prices and emergencies', () => {
    expect(understand('cheap plumber tonight who speaks Spanish')).toMatchObject({
      languages: ['Spanish'],
      when: ['tonight'],
      price: 'low',
      words: [],
    });
    expect(understand('emergencia plomero 24 horas barato')).toMatchObject({
      when: ['emergency', '24 hours'],
      price: 'low',
    });
    expect(understand('dentista el sábado').when).toEqual(['Saturday']);
    // Whoever is open on a day need not be open now.
    for (const said of ['open saturday', 'open on Saturdays', 'abierto el sábado'])
      expect(understand(`plumber ${said}`).when, said).toEqual(['Saturday']);
    expect(understand('pharmacy open').when).toEqual(['open now']);
  });

  it('reads an amount as the most that it may cost', () => {
    for (const said of ['under 200', 'less than $200', 'for under BZ$200', 'menos de 200 dólares'])
      expect(understand(`${said} plumber`), said).toMatchObject({
        price: 200,
        trades: [{ id: 'plumber' }],
        words: [],
      });
    for (const said of ['1,500', '1.500', '1500'])
      expect(understand(`mason below ${said} in Cayo`), said).toMatchObject({
        price: 1500,
        words: [],
      });
    expect(understand('mason below 1,500 in Cayo').parts).toContainEqual({
      label: 'in Cayo',
      without: { q: 'mason below 1,500', place: '' },
    });
    expect(understand('plumber under 100 200').price).toBe(100);
    expect(understand('plumber under 200').parts.map(({ label }) => label)).toEqual([
      'Plumber',
      'up to BZ$200',
    ]);
    for (const said of [
      'pipe under sink leaks',
      'party for kids under 12',
      'under 5 people',
      'catering for up to 100 people',
      'electrician within 24 hours',
      'taxi max 50 passengers',
      'comida hasta 80 personas',
    ])
      expect(understand(said).price, said).toBeNull();
    expect(understand('lunch under 12 dollars').price).toBe(12);
    expect(understand('massage tomorrow caulker 60 dollars max')).toMatchObject({
      price: 60,
      words: [],
    });
  });

  it.each([
    ['lunch 12.50 dollars max', 12],
    ['lunch under 12.50 dollars', 12],
    ['massage $60 max', 60],
    ['massage bz$60.00 max', 60],
    ['massage under BZ$1,000', 1000],
    ['massage under 60.50, please', 60],
    ['mason below 1,500.00', 1500],
    ['mason below 1.500,00', 1500],
  ])('signs and cents of “%s” are no amount of their own', (sentence, price) => {
    expect(understand(sentence)).toMatchObject({ price, words: [] });
  });

  it('a language that is taught is no wish', () => {
    expect(understand('spanish classes')).toMatchObject({
      languages: [],
      trades: [{ id: 'language-school' }],
    });
    expect(understand('Spanish maths tutor Cayo')).toMatchObject({
      languages: ['Spanish'],
      trades: [{ id: 'maths-tutor' }],
      place: { name: 'Cayo' },
    });
  });
});

describe('two needs', () => {
  const tradesOf = (sentence: string) => understand(sentence).trades.map(({ id }) => id);

  it('are both meant where "and" is between them', () => {
    expect(tradesOf('plomero y electricista urgente belice')).toEqual(['plumber', 'electrician']);
    expect(tradesOf('wedding dj and a photographer in Placencia')).toContain('photographer');
    expect(tradesOf('electricista y plomero')).toEqual(['plumber', 'electrician']);
    expect(tradesOf('photographer and DJ for my wedding')).toEqual(['dj', 'photographer']);
    expect(tradesOf('paint my house and cut the grass')).toEqual(['yard-man', 'painter']);
    expect(tradesOf('un plomero y alguien que corte el zacate')).toEqual(['yard-man', 'plumber']);
  });

  it.each(['plumber, electrician, painter', 'plumber/electrician/painter'])(
    'are all meant where a pause is between them: “%s”',
    (sentence) => {
      expect(tradesOf(sentence)).toEqual(['plumber', 'electrician', 'painter']);
    },
  );

  it.each([
    ['my dog is sick and wont eat', 'restaurant'],
    ['toilet blocked and water all over the floor', 'cleaner'],
  ])(
    'are one where what comes after “and” only tells more: “%s” is no wish for %s',
    (sentence, id) => {
      expect(tradesOf(sentence)).not.toContain(id);
    },
  );

  it.each([
    ['fix my laptop and my phone', ['computer-technician', 'phone-repair']],
    ['arreglar la computadora y el celular', ['computer-technician', 'phone-repair']],
    ['fix my laptop and my cat', ['computer-technician']],
  ])('a thing alone behind “and” is meant where it is of a like trade: “%s”', (sentence, ids) => {
    expect(tradesOf(sentence).filter((id) => !ids.includes(id))).toEqual([]);
    expect(tradesOf(sentence)).toContain(ids.at(-1));
  });

  it('are one where the other is only what it is for', () => {
    expect(tradesOf('website for my guesthouse')).toEqual(['web-developer']);
    for (const whom of ['a surveyor', 'an architect', 'an electrician', 'an upholsterer'])
      expect(tradesOf(`website design and hosting for ${whom}`), whom).toEqual(['web-developer']);
  });

  it.each([
    ['website for my hotel', 'web-developer', 'hotel'],
    ['logo for my bakery', 'graphic-designer', 'bakery'],
    ['chef for a lodge', 'private-chef', 'lodge'],
    ['electricista para mi hotel', 'electrician', 'hotel'],
    ['wahn website fi mi hotel', 'web-developer', 'hotel'],
    ['place to stay near the water taxi', 'hotel', 'water-taxi'],
    ['a doctor who comes to the hotel', 'doctor', 'hotel'],
    ['taxi to the pharmacy', 'taxi', 'pharmacy'],
    ['lunch with live music', 'restaurant', 'musician'],
    ['almuerzo con música en vivo', 'restaurant', 'musician'],
    ['someone to watch the kids while we dive', 'nanny', 'dive-shop'],
    ['lady fi wach mi pikni wail wi daiv', 'nanny', 'dive-shop'],
    ['braid my hair before the wedding', 'braider', 'wedding-planner'],
    ['flowers for a funeral home', 'florist', 'funeral-home'],
  ])(
    'whose or where it is, said behind it, is none: “%s” is %s and no %s',
    (sentence, id, other) => {
      const [first, ...others] = tradesOf(sentence);
      expect(first).toBe(id);
      expect(others).not.toContain(other);
    },
  );

  it.each([
    ['looking for a plumber', 'plumber'],
    ['take my dog to the vet', 'veterinarian'],
    ['take my car to the mechanic', 'mechanic'],
    ['stay at a homestay', 'homestay'],
    ['haircut at the barber shop', 'barber'],
    ['teacher for guitar', 'guitar-teacher'],
    ['hotel near the airport', 'hotel'],
    ['ship docks at 8 leaves at 4 want to do zipline', 'tour-operator'],
  ])('who is asked for behind such a word stays: “%s”', (sentence, id) => {
    expect(tradesOf(sentence)).toContain(id);
  });
});

describe('words', () => {
  it('drops what carries nothing and keeps what is strange', () => {
    expect(understand('I am looking for somebody to xylo my boat please').words).toEqual(['xylo']);
    expect(understand('house cleaner, no agencies')).toMatchObject({
      said: ['house', 'cleaner'],
      names: [],
    });
    expect(understand('')).toMatchObject({ trades: [], place: null, words: [] });
    expect(understand('🔧 !!! ---')).toMatchObject({ trades: [], words: [] });
  });

  it.each([
    ['driver who is not a tour guide', 'driver', 'tour-guide'],
    ['need a welder not a mechanic', 'welder', 'mechanic'],
    ['abogado que no sea notario', 'attorney', 'notary'],
    ['lawyer, not a notary', 'attorney', 'notary'],
    ['laaya bot noh notary', 'attorney', 'notary'],
  ])('leaves out who is not wanted: “%s” is %s and no %s', (sentence, id, other) => {
    const trades = understand(sentence).trades.map((each) => each.id);
    expect(trades).toContain(id);
    expect(trades).not.toContain(other);
  });

  it.each([
    ['AC not cooling', 'ac-technician'],
    ['truck not starting', 'diesel-mechanic'],
    ['no plumber comes', 'plumber'],
    ['no light in my house', 'electrician'],
    ['restaurant no seafood', 'restaurant'],
  ])('what does not work is wanted, and what is beside a “not”: “%s”', (sentence, id) => {
    expect(trade(sentence)).toBe(id);
  });

  it('is the same every time', () => {
    const sentence = 'mi fridge noh di freeze da dangriga tumaaro cheep';
    const first = understand(sentence);
    for (let round = 0; round < 20; round++) expect(understand(sentence)).toEqual(first);
  });
});
