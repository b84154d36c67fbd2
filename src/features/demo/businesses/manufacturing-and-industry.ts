import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Manufacturing and Industry',
  businesses: [
    {
      businessName: 'Harder Bend Millwork, Doors & Truss Yard',
      location: 'Cayo',
      address:
        'Route 30 East, past the second creek bridge, Spanish Lookout community, Cayo District',
      specificType: 'Millwork, doors and roof trusses',
      about:
        'Abram Harder cut his first trusses in 1971 on a saw driven by a tractor belt, beside the creek bend that gave the yard its name. Three of his sons and one granddaughter run it today, with nineteen workers from Spanish Lookout, Buena Vista, Los Tambos and Duck Run. Every board still passes one pair of Harder eyes before it goes on the truck.',
      services:
        'Roof trusses engineered for hurricane zones, panel and louvre doors in mahogany, sapodilla and cedar, window frames, tongue-and-groove ceiling, kitchen cabinets, stair treads, mouldings, prefabricated wooden houses from BZ$38,000 delivered on a trailer, kiln drying for other sawmills, planing by the hour, treated posts, sawdust for chicken farmers, hurricane shutters, puertas y ventanas de madera, delivery to all six districts and to the San Pedro and Caye Caulker barges on Wednesdays.',
      description:
        'Come with a drawing, a photograph or just the measurements on the back of a receipt; Tina at the desk turns it into a cutting list and a price the same day. Timber is bought only from licensed concessions and we keep the papers for each load. Small orders take a week, a full set of trusses about three, houses two months. A finished model house stands by the road, so walk in, open the windows and stamp on the floor. Open Monday to Friday six to five, Saturday until noon, never on Sunday.',
      showcase: ['hammer-wood', 'house', 'furniture'],
      joinedDaysAgo: 690,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Delmar O.',
          stars: 5,
          text: 'Ordered a two-bedroom house in March and slept in it the first week of May. It came down the Hummingbird in two halves and they had it levelled by dark. The price on paper was the price I paid, down to the last hinge.',
          daysAgo: 130,
        },
        {
          author: 'Nathalie G.',
          stars: 4,
          text: 'Beautiful louvre doors for our guesthouse. One was a half inch too wide; they sent a man with a plane all the way to Hopkins to fix it.',
          daysAgo: 377,
          reply: 'The half inch was ours, Nathalie. Thank you for the coffee you gave him.',
        },
      ],
    },
    {
      businessName: 'Clear Morning Ice & Water',
      location: 'Belize City',
      address: '82 Vernon Street, near the fish market',
      specificType: 'Ice and purified water',
      about:
        'The Liu family came to Belize in 1985 with a noodle recipe and no ice. Trying to keep fish cold for the noodles led to one ice machine, then six. The noodles never opened. The ice goes out on sixty fishing boats.',
      services:
        "Block ice, crushed ice, party bags BZ$5, five-gallon purified water BZ$4, dispensers, delivery to shops, restaurants and boats, ice sculptures for weddings with a week's notice, hielo y agua purificada.",
      description:
        'Our loading door opens at three in the morning for fishermen and at six for everyone else. Water is filtered in five steps and tested each Monday; the sheet is taped to the window. Before a hurricane warning we sell two bottles a household until all have had a turn. We close at seven, and take two days off for Chinese New Year.',
      showcase: ['delivery-truck', 'shop-window'],
      joinedDaysAgo: 367,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Earl T.',
          stars: 5,
          text: 'Thirty years I buy ice for the boat. Block hard, count right, and Mr. Liu never once shut the door on a late man.',
          daysAgo: 48,
        },
        {
          author: 'Pamela Y.',
          stars: 3,
          text: 'Water is good, delivery is hit and miss in Belama. Two weeks out of four the truck came after I had gone to work.',
          daysAgo: 115,
          reply:
            'Belama now has a fixed morning, Tuesday before seven. Sorry for the empty bottles, Miss Pamela.',
        },
      ],
    },
    {
      businessName: 'Grater & Husk Coconut Oil',
      location: 'Stann Creek',
      address: 'Hopkins Road, one mile from the Southern Highway',
      specificType: 'Coconut oil maker',
      about:
        'Seven women who used to grate coconut each in her own kitchen. In 2016 Bernadine Arana talked us into one shed, one grating machine and one label. Shares are equal. So is the washing up.',
      services:
        'Cold-pressed coconut oil, cooking oil by the gallon BZ$60, soap, coconut flour, husk fibre for plant beds, shell charcoal, private labels for hotels, aceite de coco, school visits.',
      description:
        'We buy dry nuts on Mondays, ten for six dollars, from anyone who brings them. Oil is pressed Tuesday and Wednesday and bottled the day after, when visitors can taste the warm trash, as we call the sweet brown crumbs at the bottom of the pot. The shop window is open eight to three. In storm season the nuts are small and prices go up a little.',
      showcase: ['market-crates', 'food-basket'],
      joinedDaysAgo: 214,
      phoneKind: 'mobile',
      video: true,
      reviews: [
        {
          author: 'Ingrid N.',
          stars: 5,
          text: 'Stopped for one bottle and left an hour later with six, plus soap and a lesson in grating. You smell the place before you see it, in the best way.',
          daysAgo: 66,
        },
        {
          author: 'Rosita F.',
          stars: 5,
          text: 'Dis da di only oil my rice and beans know. No water inna it, no rancid smell.',
          daysAgo: 97,
        },
      ],
    },
    {
      businessName: 'Ten Pod Chocolate Works',
      location: 'Toledo',
      address: 'San Pedro Columbia village, past the concrete bridge',
      specificType: 'Chocolate maker',
      about:
        'It takes ten cacao pods to make a good slab, and our eleven families grow them under mahogany and madre cacao shade. Juana Bolon roasted the first batch on a comal in 2010 for her wedding. Guests asked where they could buy it.',
      services:
        'Stone-ground chocolate bars BZ$8, cocoa nibs, cacao butter, drinking chocolate with black pepper and allspice, fermented beans by the sack, farm and factory tours BZ$40, bean-to-bar workshop, chocolate artesanal.',
      description:
        'From pod to wrapper everything happens within two miles. Harvest runs from about December to June; outside it you can still grind on the matate and eat what you made. Come on the village bus from Punta Gorda or by the new paved road. Tours at ten, Monday to Saturday, and a message the day before helps us light the fire.',
      showcase: ['cocoa-pods', 'market-crates'],
      joinedDaysAgo: 449,
      phoneKind: 'mobile',
      reviews: [],
    },
    {
      businessName: 'Bloques La Bahía',
      location: 'Corozal',
      address: 'Mile 82, Philip Goldson Highway, Ranchito',
      specificType: 'Concrete block maker',
      about:
        'Father and son. Erasmo Cawich poured blocks by hand for half the houses in Ranchito; Erasmo the younger bought the vibrating press. They agree about cement and about nothing else.',
      services:
        'Hollow and solid blocks of four, six and eight inches, decorative breeze blocks, paving stones, septic rings, fence posts, lintels, sand and gravel, delivery with crane arm, bloques y adoquines. Six-inch block BZ$1.60.',
      description:
        "Blocks cure fourteen days under wet sacks before they may leave the yard. Knock two together and listen: a good one rings. Breeze block patterns hang on the front wall with numbers, some drawn by our grandmother from houses that Janet took in '55. Loading six thirty to four on weekdays; Saturdays you load yourself and save five per cent.",
      showcase: ['brick-wall', 'crane'],
      joinedDaysAgo: 118,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Wilmer A.',
          stars: 4,
          text: 'Compré 1,800 bloques de seis. Parejos y duros, solo doce quebrados en el viaje y me los repusieron sin discutir.',
          daysAgo: 29,
        },
      ],
    },
    {
      businessName: 'Yo Creek Broom Works',
      location: 'Orange Walk',
      address: 'Yo Creek village',
      specificType: 'Broom maker',
      about: 'Palm brooms, made in the yard.',
      services: 'Escobas BZ$9. Wholesale by the dozen.',
      description: 'Knock any day.',
      showcase: [],
      joinedDaysAgo: 73,
      workEmail: false,
      phoneKind: 'landline',
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
