import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Trades and Home Services',
  businesses: [
    {
      businessName: 'Vat & Valve Plumbing',
      location: 'Belize City',
      address: '43 Mahogany Street Extension',
      specificType: 'Plumber',
      about:
        'Winston Flowers learned pipe-fitting from his aunt, the only woman on the crew that laid the mains in Lake Independence. He set up alone in 2004 with one bicycle. Today we are four, with a van, and Aunt Sylvia still inspects the joints.',
      services:
        'Leaks, blocked drains, water vats and pumps, toilets, kitchen sinks, septic lines, pressure tanks, bathroom fitting, meter-side repairs, plomero. House call in the city BZ$40, taken off the bill when we do the job.',
      description:
        'Send a picture of the trouble and we can usually tell you the part and the price before we set out. Monday to Saturday from seven to five. A burst pipe gets an answer at night as well; the charge is BZ$60 extra and we say so on the phone. All work carries a written three-month promise.',
      showcase: ['pipe-joint', 'wrench-set', 'house'],
      joinedDaysAgo: 560,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Cordelia S.',
          stars: 5,
          text: 'Sunday night my vat line bust and water di run down the street. Mr. Winston reach in half hour. Fix neat, floor wiped, and he even check the float valve for free.',
          daysAgo: 12,
        },
        {
          author: 'Ahmed J.',
          stars: 4,
          text: 'Fitted two bathrooms in our rental on Coney Drive. Good clean work, one day later than agreed because a part was stuck at the port.',
          daysAgo: 231,
        },
        {
          author: 'Marva G.',
          stars: 5,
          text: 'They told me I did not need a new pump, only a BZ$12 switch. Honest people.',
          daysAgo: 340,
          reply: 'A pump that old deserves respect, Miss Marva. Call when she finally retires.',
        },
      ],
    },
    {
      businessName: 'Frío del Norte Refrigeration',
      location: 'Orange Walk',
      address: '28 San Antonio Road, blue gate',
      specificType: 'Air-conditioning and fridges',
      about:
        "Don Nelson Carrillo repaired milk coolers for the dairies in Shipyard, then freezers for the taquerías, then everybody else's. His daughters Yesenia and Mirna are certified technicians and do most of the ladder work these days.",
      services:
        'Split units installed and serviced, refrigerators, chest freezers, ice machines, car air-con, gas refill, walk-in coolers for shops, reparación de aires y refrigeradores, cleaning contract BZ$75 per unit twice a year.',
      description:
        'From April until the June rains we are busiest, so book the yearly wash in February and pay less. We come out to Guinea Grass, San Estevan, August Pine Ridge and as far as Blue Creek on Thursdays. Old parts are shown to you before they go in the bin. Weekdays eight to six with a break for almuerzo, Saturdays till one.',
      showcase: ['air-conditioner', 'wrench-set'],
      joinedDaysAgo: 410,
      phoneKind: 'landline',
      video: true,
      reviews: [
        {
          author: 'Gladys U.',
          stars: 5,
          text: 'La Mirna llegó puntual, limpió los dos aires y me enseñó a lavar el filtro. Ya no gotea nada. Muy recomendada.',
          daysAgo: 33,
        },
        {
          author: 'Ernest D.',
          stars: 3,
          text: 'Repair is good but I waited six days in May with a warm freezer. They were straight with me about the wait, I give them that.',
          daysAgo: 125,
          reply:
            'May beat us this year, Mr. Ernest. We have bought two loan freezers so that nobody loses food again.',
        },
      ],
    },
    {
      businessName: 'New Posts Handy Crew',
      location: 'Hattieville',
      address: 'Mile 16, George Price Highway, near the roundabout',
      specificType: 'Repairs and carpentry',
      about:
        'Hattieville was built for people who lost their houses in the 1961 hurricane, so fixing roofs runs in our blood. Brothers Kirk and Alrick Tillett and their neighbour Mr. Choc have worked together since the village school needed a new veranda.',
      services:
        'Zinc roofing, hurricane shutters, board houses levelled on new posts, painting, cabinets, burglar bars, steps and railings, tiling, small concrete jobs, clearing up after storms. Day rate BZ$180 for two men and tools.',
      description:
        'Bring us a list of ten small nuisances and we will clear it in a day. Bigger jobs get a measured price on paper, with timber listed by the foot. Shutters ordered before the first of June are hung before the season warms up. We work from Ladyville to La Democracia, Monday to Friday, and Saturday mornings when there is no cricket.',
      showcase: ['hammer-wood', 'paint-roller', 'house'],
      joinedDaysAgo: 333,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Beverly N.',
          stars: 5,
          text: "My mother's house did lean like a drunk man. Two days and it stand straight, steps and all. Dehn even rehang di curtain.",
          daysAgo: 70,
        },
      ],
    },
    {
      businessName: 'Two Bridges Electrical',
      location: 'Dangriga',
      address: '112 Commerce Street, upstairs',
      specificType: 'Electricians',
      about:
        'Between the two bridges of Dangriga there are some four hundred old wooden houses with even older wiring. Faith Castillo, licensed since 2013, has been inside a good many of their ceilings. She hires apprentices from the vocational school every July.',
      services:
        'House wiring and rewiring, breaker panels, meter base inspection papers, ceiling fans, water heaters, generator changeover switches, security lights, solar lamps, outlets for shops and salons, fault finding from BZ$65.',
      description:
        'An inspection takes an hour; afterwards you get a sketch of your house with every weak point marked red, orange or green. Do the red ones first and the rest when money allows. We keep an emergency line for sparks and smells. Shop hours are eight to noon and one to five, and we close the whole of the nineteenth of November.',
      showcase: ['light-switch'],
      joinedDaysAgo: 198,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Osbert L.',
          stars: 4,
          text: 'Rewired the bakery oven line on a Sunday so we would not lose a day of bread. Tidy panel, every switch labelled in plain words.',
          daysAgo: 54,
        },
        {
          author: 'Hyacinth E.',
          stars: 5,
          text: 'Miss Faith drew me the house map with the red spots. I am paying for it one room at a time and she never rushes me.',
          daysAgo: 140,
        },
      ],
    },
    {
      businessName: 'Wee-Wee Ants Pest Control',
      location: 'Belmopan',
      address: '16 Orchid Garden Street',
      specificType: 'Pest control',
      about:
        "One night leafcutters, wee-wee ants to any Belizean, carried off every leaf of Rajesh Mahung's mother's rose bed. He read up, tried six methods, found the nest under the neighbour's kitchen, and by the end of that year people were paying him to do theirs.",
      services:
        'Termite treatment, leafcutter and fire ants, roaches, rats, mosquito fogging, scorpions, bat-proofing without killing the bats, pre-construction soil treatment, fumigación. Three-bedroom house from BZ$120.',
      description:
        'First visit is for looking: we lift boards, follow trails and show you the nest on camera. Products are named on your receipt along with how long pets and children should stay out, usually four hours. Government offices on weekends, homes on weekdays between seven and four. Along the Hummingbird and George Price highways we add fuel only.',
      showcase: ['house', 'garden-tools'],
      joinedDaysAgo: 61,
      phoneKind: 'mobile',
      reviews: [],
    },
    {
      businessName: 'Coconut Drop Yard Care',
      location: 'San Pedro',
      address: 'Sea Star Street',
      specificType: 'Yard and tree work',
      about: 'Two climbers, one cart.',
      services: 'Coconut trimming, raking, chapear.',
      description: 'Before the nut falls on your guest. Mornings only.',
      showcase: [],
      joinedDaysAgo: 9,
      workEmail: false,
      phoneKind: 'mobile',
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
