import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Environmental and Sustainability',
  businesses: [
    {
      businessName: 'Lagoon Edge Mangrove Nursery',
      location: 'Placencia',
      address: 'Lagoon side, half a mile north of the airstrip',
      specificType: 'Mangrove nursery',
      about:
        "We grow the plants that hold this peninsula together. Marine biologist Arlette Westby came home from Jamaica in 2019, saw new seawalls falling into the lagoon and filled her aunt's yard with four thousand red mangrove seedlings in cut-down juice bottles.",
      services:
        'Red, black and white mangrove seedlings BZ$6 each, living shoreline design, planting crews, permits and site plans, seawall advice, monitoring for resorts, volunteer planting days, school lagoon walks.',
      description:
        'An owner calls about erosion; we come at low tide with boots and a notebook, and a week later there is a drawing with three prices. Planting happens from June to November while rain does the watering. If fewer than eight in ten survive the first year, we replant at our cost. Visits on weekday mornings, volunteers each first Saturday.',
      showcase: ['tree-seedling', 'sea-turtle'],
      joinedDaysAgo: 364,
      phoneKind: 'mobile',
      video: true,
      reviews: [
        {
          author: 'Bert Z.',
          stars: 5,
          text: "Our seawall cracked twice. Arlette's mangroves have held for two rainy seasons and now we have juvenile snappers and a heron with opinions.",
          daysAgo: 77,
        },
        {
          author: 'Camilla J.',
          stars: 4,
          text: 'Joined a Saturday planting with the kids. Muddy, funny, well organised. Wear shoes that tie, the mud took one of my sandals.',
          daysAgo: 166,
          reply: 'We found it in March. It is on the fence with the others.',
        },
      ],
    },
    {
      businessName: 'Warrie Creek Seedlings',
      location: 'Punta Gorda',
      address: 'Mile 95, Southern Highway, Jacinto turn-off',
      specificType: 'Native tree nursery',
      about:
        'Once, warries ran through this bush in herds of a hundred, eating cohune nuts and planting as they went. Now that work is done by Mr. Santiago Ack, his four daughters and thirty thousand plastic bags of black soil.',
      services:
        'Seedlings of mahogany, cedar, salmwood, Santa María, cacao, craboo, breadfruit and allspice, grafted citrus and avocado, vetiver for slopes, cover crop seed, tree planting by the acre, plantas y árboles nativos. Hardwoods BZ$4.',
      description:
        'Plant with the first good rains of June and you will hardly need a hose. Orders above two hundred trees should reach us by January so the seed can be gathered in time. Each bag has a tag: mother tree, village, month. The girls load pickups from six to four, except Sundays and the day of the Deer Dance.',
      showcase: ['tree-seedling', 'garden-tools', 'cocoa-pods'],
      joinedDaysAgo: 503,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Valerie P.',
          stars: 5,
          text: 'Bought 600 cacao and shade trees for our land at Eldridge. Lost nine. Mr. Ack came to look at those nine as though they were family.',
          daysAgo: 142,
        },
      ],
    },
    {
      businessName: 'Bokit & Bottle Recycling',
      location: 'Belize City',
      address: 'Mile 2 and a half, Philip Goldson Highway, rear lot',
      specificType: 'Recycling depot',
      about:
        'Two bokits of glass a day: that is what young Dorian Swasey could carry on his handlebars in 2011. Last year the depot took in three hundred and ninety tons, and Dorian still brings the first bucket in himself for luck.',
      services:
        'We buy PET bottles, cans, copper, brass, glass, cardboard and car batteries. Bins and weekly collection for hotels, offices and schools from BZ$60 a month, crushed glass for builders, event clean-up, reciclaje.',
      description:
        "Prices are chalked up fresh every Monday and the scale faces the customer. Rinse, please; flatten, if you can. Children's savings cards earn double through the summer holidays. The depot takes loads from seven to four, and on the mornings after the Carnival road march we send a truck down the whole route for nothing.",
      showcase: ['recycling-bins', 'delivery-truck', 'coins'],
      joinedDaysAgo: 229,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Marlene E.',
          stars: 5,
          text: 'I teach Infant Two. Our class paid for a trip to the zoo with bottles alone. The children now police their own parents.',
          daysAgo: 50,
        },
        {
          author: 'Hubert I.',
          stars: 4,
          text: 'Scale is honest and the man pay cash same time. Line long pan Saturday, so go early.',
          daysAgo: 128,
        },
        {
          author: 'Suzette O.',
          stars: 3,
          text: 'Office collection skipped us two Fridays running in December. Came back regular in the new year and they credited the month.',
          daysAgo: 200,
          reply: 'December buried us in bottles, Miss Suzette. Thank you for staying.',
        },
      ],
    },
    {
      businessName: 'Sol de Caña Solar',
      location: 'Orange Walk',
      address: '11 Liberty Avenue',
      specificType: 'Solar installers',
      about:
        'A cane farmer with no power line, Hermelindo Patt, wired one panel to a pump in 2008 and watered his calves on sunshine. Neighbours drove out to stare. He now employs five, among them a nephew with a real engineering degree who is only sometimes right.',
      services:
        'Solar panels for homes, farms and shops, off-grid kits from BZ$1,900, batteries, inverters, solar water pumps, street lamps for villages, repair of systems installed by others, paneles solares, mantenimiento.',
      description:
        "First we read your bill, or count your lamps if there is none. You get two designs, one for today's purse and one that leaves space to grow. Frames are bolted for hurricane wind. Most houses take two days. The shop is open eight to five and on Saturdays to noon; farm visits happen at dawn, ahead of the heat.",
      showcase: ['solar-panels', 'light-switch'],
      joinedDaysAgo: 92,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Abelardo V.',
          stars: 5,
          text: 'Mi finca en San Lázaro ya tiene luz y agua. Lo que gastaba en gasolina para la bomba ahora lo pago en abonos, y en dos años es mío.',
          daysAgo: 11,
        },
      ],
    },
    {
      businessName: 'Cohune Compost Yard',
      location: 'Cayo',
      address: 'Iguana Creek Road, Mile 3',
      specificType: 'Compost and soil',
      about:
        'What do a chicken house, an orange squeezer and a hotel kitchen have in common? A smell, until we get there. Ruth and Peter Dueck and their foreman Amilcar Xol turn forty tons a month into soil you would happily put your hands in.',
      services:
        'Finished compost BZ$9 a sack, bulk by the yard, potting mix, cohune charcoal, worm castings, food-waste collection for restaurants and lodges, home compost boxes, garden talks, abono orgánico.',
      description:
        'Heaps are turned by loader on Mondays and Thursdays and measured with a long thermometer; nothing is sold before ninety days. Back your truck to the pile and we fill it, or buy by the sack at the gate. Half past six to four, closed Sunday. In the dry season, order before noon, as demand from the vegetable farms is brisk.',
      showcase: ['garden-tools', 'recycling-bins'],
      joinedDaysAgo: 259,
      phoneKind: 'landline',
      reviews: [],
    },
    {
      businessName: 'Sargasso Rakers',
      location: 'San Pedro',
      address: 'Seagrape Drive, south end',
      specificType: 'Beach cleaning',
      about: 'Six rakes and a barrow crew.',
      services: 'Sargassum removal by the metre.',
      description: 'We start at four in the morning.',
      showcase: [],
      joinedDaysAgo: 13,
      workEmail: false,
      phoneKind: 'mobile',
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
