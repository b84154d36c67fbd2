import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Trades and Manual Labor',
  people: [
    {
      firstName: 'Maria',
      lastName: 'Castillo',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      location: 'Belize City',
      occupation: 'Plumber',
      education:
        'Plumbing certificate, ITVET Belize City, the only woman in the class of 2009. Apprenticed six years with my father on the Southside, and I still use his pipe wrench.',
      skills:
        'Leak repair, blocked drains, toilets and faucets, water heaters, pressure pumps, rainwater vats and tanks, PVC and copper pipe, septic connections, bathroom installation, emergency plumber, plomera, fugas de agua',
      bio: 'Water always tells you where it has been, if you look before you break the wall. I started at fourteen holding the torch for my father under houses on Neal Pen Road, and I have run my own van since 2015. Leaks, pumps, vats, whole bathrooms: I give a price before I open the toolbox, and a house call inside the city is BZ$50, taken off the bill if you hire me. Nights and Sundays too when the floor is wet. Hablo español.',
      showcase: ['pipe-joint', 'wrench-set', 'house'],
      joinedDaysAgo: 640,
      video: true,
      reviews: [
        {
          author: 'Denise W.',
          stars: 5,
          text: 'Two plumbers wanted to break up my kitchen floor. Maria listened at the wall with a screwdriver against her ear, opened one tile and fixed the leak in forty minutes. My water bill is back under BZ$30.',
          daysAgo: 498,
          reply:
            "Thank you, Miss Denise. The screwdriver trick is my father's, I will tell him it still works.",
        },
        {
          author: 'Gregory T.',
          stars: 5,
          text: 'Call her Saturday night with water running down the stairs. She reach in half hour, in the rain, and never charge me crazy for it.',
          daysAgo: 312,
        },
        {
          author: 'Emily S.',
          stars: 4,
          text: 'Installed a new pump and tank at our guest house near the water taxi. Neat work and she labelled every valve. Came a day later than planned because the part was stuck at the port.',
          daysAgo: 167,
          reply:
            'Thanks for your patience, Emily. I keep that pump seal in the van now, so next time no waiting.',
        },
        {
          author: 'Rosalía M.',
          stars: 5,
          text: 'Muy limpia y honrada. Me explicó todo en español y dejó el baño mejor que antes.',
          daysAgo: 29,
        },
      ],
    },
    {
      firstName: 'Leroy',
      lastName: 'Tillett',
      portrait: { presents: 'man', age: 'middle', skin: 'deep' },
      location: 'Burrell Boom',
      occupation: 'Electrician',
      education:
        'Electrical installation, ITVET. Licensed by the Public Utilities Commission, all wiring types up to 200 amps.',
      skills:
        'House wiring, breaker panels, meter bases, inspection certificates, ceiling fans, outdoor lights, generator hook-up, surge protection, fault finding, electricista',
      bio: 'Cashew season or flood season, if your light blink in the Boom somebody will tell you to check Leroy. I wire new houses from the meter base in, and I fix what the last man twisted together with tape. Rewiring a two-bedroom board house comes to roughly BZ$2,200 with material. I do the inspection papers myself and stand there with the inspector. Scotland Halfmoon, Bermudian Landing, Sandhill: no travel charge.',
      showcase: ['light-switch', 'house'],
      joinedDaysAgo: 455,
      reviews: [
        {
          author: 'Carla B.',
          stars: 5,
          text: 'He find a live wire behind my stove that coulda burn down the whole house. Fix it, test it, and show me the picture so I would believe him.',
          daysAgo: 377,
        },
        {
          author: 'Wayne P.',
          stars: 4,
          text: 'Passed inspection first try. He talks plenty, but the hands keep moving.',
          daysAgo: 113,
          reply: 'Guilty on the talking, Wayne! Thanks for the coffee.',
        },
      ],
    },
    {
      firstName: 'José',
      lastName: 'Pech',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      location: 'Orange Walk',
      occupation: 'Mason',
      education: 'Primary school in San Estevan and twenty-six years on the scaffold.',
      skills:
        'Block laying, plastering, columns and belt beams, septic tanks, foundations, concrete floors, tile, ring beams, albañil, repello, stone fences',
      bio: 'From December to June I cut cane before sunrise and lay block after breakfast; the rest of the year it is only block. My plaster is straight, you can put a string on it. Around Orange Walk I charge BZ$2.25 for each block laid, you buy the material or I buy it and show you the receipts. I bring my two sons and a mixer. For columns I do not skip steel, even if you ask me nicely. Ask for me at the market, at the taco stand by the clock.',
      showcase: ['brick-wall', 'house'],
      joinedDaysAgo: 380,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Irma N.',
          stars: 5,
          text: 'Trabajaron tres semanas en mi casa y nunca tuve que recordarles nada. Las paredes bien rectas.',
          daysAgo: 240,
        },
        {
          author: 'Vernon L.',
          stars: 3,
          text: 'Good strong work on the septic, but during cane season he disappeared for nine days. If you are not in a rush, hire him.',
          daysAgo: 88,
          reply:
            'Disculpe Mr. Vernon, the mill gave us quota all together. I should have told you the dates before.',
        },
        {
          author: 'Bernadette Q.',
          stars: 5,
          text: 'He built the grotto wall at our school and donated the labour. The children adore his sons.',
          daysAgo: 15,
        },
      ],
    },
    {
      firstName: 'Abram',
      lastName: 'Penner',
      portrait: { presents: 'man', age: 'elder', skin: 'light' },
      location: 'Cayo',
      occupation: 'Carpenter',
      education:
        'Learned in Spanish Lookout from my grandfather. No paper, but come and look at the doors.',
      skills:
        'Kitchen cabinets, solid doors, window frames, prefab houses, roof trusses, stairs, mahogany, santa maria, cabbage bark, kiln-dried lumber, furniture repair',
      bio: 'Wood tells on you. Hang a door of wet mahogany in the dry season and by August it will not close, so I dry mine in the kiln until the meter says twelve. Then I cut. My shop is in Spanish Lookout, second lane after the feed mill. A panelled door costs BZ$480 and has no knots I am ashamed of. I also build small wooden houses and move them at night, on a trailer, when the road is empty. Six days a week from six in the morning.',
      showcase: ['hammer-wood', 'furniture', 'house'],
      joinedDaysAgo: 699,
      phoneKind: 'landline',
      workEmail: false,
      reviews: [
        {
          author: 'Shirley G.',
          stars: 5,
          text: 'Bought a 16 by 24 house from him. It came down our road at two in the morning and by noon we were sweeping it out. Not one window cracked.',
          daysAgo: 520,
        },
        {
          author: 'Bill A.',
          stars: 5,
          text: 'Cabinets for my kitchen in Bullet Tree. Five years of humidity since his first job for me, and every drawer still slides.',
          daysAgo: 140,
        },
      ],
    },
    {
      firstName: 'Roque',
      lastName: 'Velasquez',
      portrait: { presents: 'man', age: 'middle', skin: 'deep' },
      location: 'Dangriga',
      occupation: 'Welder',
      education:
        'Welding and fabrication, ITVET Dangriga; aluminium TIG certificate from the boatyard.',
      skills:
        'Burglar bars, gates, stairs, boat trailers, aluminium boats, exhaust, truck beds, stainless rails, mobile welding machine, soldador',
      bio: 'Salt finishes steel in this town faster than rum finishes a wake, so everything that leaves my yard gets primer inside the joints and two coats outside. Gates, burglar bars with a proper escape latch, trailers for skiffs, a new floor for your pickup. The machine sits on my truck with its own engine; I have welded on docks, in orange groves, and once on the Southern Highway with a whole bus full of people giving advice. Bars from BZ$9 a square foot.',
      showcase: ['welding-mask', 'wrench-set'],
      joinedDaysAgo: 301,
      reviews: [
        {
          author: 'Noel F.',
          stars: 5,
          text: 'Repaired a split seam in my aluminium skiff so I could fish the same weekend. One year later, not a drop.',
          daysAgo: 222,
        },
        {
          author: 'Zoila C.',
          stars: 4,
          text: 'Burglar bars look nice and the latch opens easily for my mother. He left some spark marks on the tiles, which he came back to clean.',
          daysAgo: 64,
          reply: 'Sorry about the tiles, Miss Zoila. I bring a blanket now, lesson learned.',
        },
      ],
    },
    {
      firstName: 'Anil',
      lastName: 'Ramclam',
      portrait: { presents: 'man', age: 'young', skin: 'brown' },
      location: 'Punta Gorda',
      occupation: 'AC Technician',
      education:
        'Refrigeration and Air Conditioning, ITVET Toledo, then eighteen months with a hotel group in Placencia.',
      skills:
        'Split unit installation, AC cleaning and servicing, gas refill, fridges and freezers, ice machines, cold rooms for fish, leak detection, vehicle AC, aire acondicionado',
      bio: 'PG gets more rain than anywhere in the country, and all that damp ends up growing inside your air conditioner. A proper wash is BZ$80: I take the blower out, I do not just spray and smile. Fishermen know me for the ice machine at the wharf. Forest Home is where I live, but I ride to Big Falls, Bella Vista and Barranco, and I keep capacitors for the common brands because the parts bus comes only when it comes.',
      showcase: ['air-conditioner', 'wrench-set'],
      joinedDaysAgo: 210,
      reviews: [
        {
          author: 'Sarita P.',
          stars: 5,
          text: 'My bedroom unit was leaking on the bed for months. He showed me the black slime he took out. Disgusting, and worth every dollar.',
          daysAgo: 99,
        },
        {
          author: 'Glenford M.',
          stars: 4,
          text: 'Fixed the shop freezer on Easter Saturday when nobody else would answer. Holiday rate was high but fair enough.',
          daysAgo: 45,
        },
      ],
    },
    {
      firstName: 'Yolanda',
      lastName: 'Sosa',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      location: 'San Ignacio',
      occupation: 'Painter',
      education:
        'St. Ignatius High School; paint systems training from two suppliers in Spanish Lookout.',
      skills:
        'Interior and exterior painting, roof coating, mildew treatment, pressure washing, sign lettering, murals for schools, wood varnish, colour advice, pintora de casas',
      bio: 'Three women, two ladders, no radio before eight. My crew paints houses and small hotels from Santa Elena up to Cristo Rey, and we begin where others finish: washing off the green mould with bleach and letting the wall dry for real. Paint put on a wet October wall is money thrown in the Macal. A room starts at BZ$180 labour. If you cannot choose a colour, I will paint three squares and we look at them at noon and again at dusk.',
      showcase: ['paint-roller', 'color-swatches', 'house'],
      joinedDaysAgo: 166,
      reviews: [
        {
          author: 'Heidi N.',
          stars: 5,
          text: "Yolanda's team painted our whole lodge in twelve days with guests in the rooms. They moved around us like cats. Not one drop on the hardwood.",
          daysAgo: 121,
          reply: 'Thank you Heidi! The girls still talk about your banana bread.',
        },
        {
          author: 'Edgar R.',
          stars: 5,
          text: 'Buen precio y muy puntuales. Mi techo ya no gotea con la pintura que recomendó.',
          daysAgo: 50,
        },
        {
          author: 'Simone D.',
          stars: 3,
          text: 'Nice finish, but they started at seven sharp on a Saturday and my baby was sleeping. Agree on hours first.',
          daysAgo: 18,
        },
      ],
    },
    {
      firstName: 'Egbert',
      lastName: 'Swift',
      portrait: { presents: 'man', age: 'elder', skin: 'deep' },
      location: 'Belize City',
      occupation: 'Runman',
      education:
        'Wesley Primary, long time ago. Forty years learning where everything is kept in this city.',
      skills:
        'Errands, paying bills, hardware pick-up, standing in line, carrying material, small repairs, chopping yard, cleaning vats, errand man for contractors, runman',
      bio: "You need half-inch elbow and the plumber can't leave the job? Send me. Light bill, Social Security form, a pound of nails, two rice and beans for the crew: I know which store have it and which line move fast. I walk, I ride my bicycle, I don't drink and I bring back the change with the receipt fold around it. BZ$10 a run inside the city, BZ$50 for the whole day. Old, yes. Slow, no.",
      showcase: ['bicycle', 'wrench-set'],
      joinedDaysAgo: 148,
      workEmail: false,
      reviews: [
        {
          author: 'Dale B.',
          stars: 5,
          text: 'Mr. Swift saves my crew two hours every day. Never one time has the change been short.',
          daysAgo: 110,
        },
        {
          author: 'Ionie G.',
          stars: 5,
          text: 'He pay mi bills every month since mi knee gone bad. Gud man, tenk God fi hihn.',
          daysAgo: 57,
          reply: 'Always a pleasure, Miss Ionie. Mind the knee.',
        },
      ],
    },
    {
      firstName: 'Rigoberto',
      lastName: 'Zetina',
      portrait: { presents: 'man', age: 'young', skin: 'tan' },
      location: 'San Pedro',
      occupation: 'Tile Setter',
      education:
        'Learned on condo sites from age seventeen; waterproofing course with a Mexican supplier in Playa del Carmen.',
      skills:
        'Floor tile, shower waterproofing, pool tile, porcelain slabs, grout repair, stair nosing, backsplash, balcony leaks, colocador de azulejo',
      bio: "Most balconies on the island leak because somebody saved BZ$120 on membrane. I don't save there. My work is showers, pools and floors, set level with a laser and left alone for as long as the glue asks. Everything comes by barge, so order 10% extra or you will wait two weeks for one tile. Prices from BZ$3.50 a square foot. I take one house at a time; when I start yours I finish yours.",
      showcase: ['brick-wall', 'house'],
      joinedDaysAgo: 89,
      reviews: [],
    },
    {
      firstName: 'Crescencio',
      lastName: "Ch'oc",
      portrait: { presents: 'man', age: 'elder', skin: 'brown' },
      location: 'Stann Creek',
      occupation: 'Thatch Roof Builder',
      education: 'My father and the full moon.',
      skills:
        'Palapa, cohune and bay leaf thatch, bush sticks, tie-tie, roof repair, resort restaurants, beach shade, traditional Maya houses, rancho, techo de guano',
      bio: 'Cut the bay leaf when the moon is full and the roof will live fifteen years. Cut it at new moon and the insects thank you. People smile at this, then they call me back after their first roof falls. With six men from Maya Centre I build palapas for resorts in Hopkins, for restaurants, for a family who only wants shade over a hammock. No nails above the plate, only tie-tie. A round one, twenty feet across, takes us nine days.',
      showcase: ['hammock', 'hammer-wood', 'tree-seedling'],
      joinedDaysAgo: 560,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Paul and Jan E.',
          stars: 5,
          text: 'Our beach bar palapa took two tropical storms without losing a leaf. Watching six men tie that roof without one nail was better than television.',
          daysAgo: 330,
        },
        {
          author: 'Marisol K.',
          stars: 4,
          text: 'Beautiful roof and cool inside even in April. We had to wait almost a month for the right moon, but he had told us so.',
          daysAgo: 125,
          reply: 'Thank you. The moon does not take bookings, I am sorry for that.',
        },
      ],
    },
    {
      firstName: 'Nestor',
      lastName: 'Ogaldez',
      portrait: { presents: 'man', age: 'middle', skin: 'deep' },
      location: 'Caye Caulker',
      occupation: 'Handyman and Small Contractor',
      education:
        "Building trades programme, Dangriga, two years; carpentry, wiring and pipework. Certificates in roof strapping and hurricane preparedness from the national emergency office. Basic electrical licence. Boat captain's licence for carrying my own material. Six years as maintenance chief of a forty-room hotel, where I learned to fix things quietly.",
      skills:
        'Small repairs, decks and docks, hurricane shutters and straps, zinc roof leaks, door locks, mosquito screens, ceiling fans, plumbing repairs, water pumps, vat cleaning, painting, termite damage, stairs and railings, furniture assembly, golf cart fixes, hammock hooks that hold, Airbnb turnover checks, caretaker visits while owners travel, photos by message after each visit, material by barge from Belize City, mantenimiento, handyman for guest houses on the front, the back and north of the Split',
      bio: "There is no hardware store open on this caye at nine at night, so half of what I own is other people's spare parts. Toilet flappers, fan capacitors, three sizes of hinge. Guest houses on Front Street keep me on a monthly round for BZ$150 and I catch the small trouble before a guest does. From June I walk every roof with a bag of straps and a drill. When the flags go up, I close forty houses with shutters in two days, and mine is always the last. Ask anybody for Nesto, with the blue cart.",
      showcase: ['wrench-set', 'hammer-wood', 'hammock'],
      joinedDaysAgo: 402,
      reviews: [
        {
          author: 'Annika J.',
          stars: 5,
          text: 'We live in Oslo most of the year and sleep well because Nestor sends photos every Friday. He found termites in the stair before we even knew we had any.',
          daysAgo: 287,
        },
        {
          author: 'Rosita H.',
          stars: 5,
          text: 'Mi call hihn bout wan door and ih fix di door, di fan and di pipe same time. Worth ih.',
          daysAgo: 134,
          reply: 'The pipe was looking at me, Miss Rosita, I could not leave it so.',
        },
        {
          author: 'Craig L.',
          stars: 1,
          text: 'Booked him to hang two doors and he did not come for eight days. A storm watch, he said. I hired someone else.',
          daysAgo: 73,
          reply:
            'Craig, that week I was shuttering houses and I should have called you. I am sorry you were left waiting.',
        },
      ],
    },
    {
      firstName: 'Maximiliano-Gregorio',
      lastName: 'Torres-Villavicencio',
      portrait: { presents: 'man', age: 'young', skin: 'tan' },
      location: 'Placencia',
      occupation: 'Aluminium, Glass and Roll-Up Door Fitter',
      education:
        'Glazing apprenticeship in San Pedro Sula, then Independence village, where I married and stayed.',
      skills:
        'Sliding windows, impact glass, shower doors, store fronts, roll-up doors, screen rooms, hurricane panels, cut to measure, vidrios y aluminio',
      bio: "Say Max. I measure twice, drive to the shop in Independence by the ferry lane, cut, and come back on Thursday. Sea-front houses get marine-grade frames because the cheap ones turn white in a year. Hurricane panels are numbered for each window, so your neighbour can put them up if you are in Ohio. Panels cost about BZ$14 a square foot; a shop's roll-up door, ready and greased, from BZ$1,350.",
      showcase: ['house', 'shop-window'],
      joinedDaysAgo: 52,
      reviews: [],
    },
    {
      firstName: 'Curtis',
      lastName: 'Young',
      portrait: { presents: 'man', age: 'young', skin: 'deep' },
      location: 'Hattieville',
      occupation: 'Yard Man',
      education: 'Primary school',
      skills: 'Chop yard, weed whacker, haul trash',
      bio: 'I chop yard. Call me.',
      showcase: [],
      joinedDaysAgo: 14,
      reviews: [],
      workEmail: false,
      pictures: false,
    },
    {
      firstName: 'Isidro',
      lastName: 'Witzil',
      portrait: { presents: 'man', age: 'elder', skin: 'brown' },
      location: 'Orange Walk',
      occupation: 'Well Digger',
      education: 'From my uncles.',
      skills: 'Pozos, wells, hand pumps',
      bio: 'Wells by hand, Guinea Grass to Trial Farm.',
      showcase: [],
      joinedDaysAgo: 233,
      reviews: [],
      phoneKind: 'landline',
      workEmail: false,
    },
  ],
} satisfies DemoSpecialistCategory;
