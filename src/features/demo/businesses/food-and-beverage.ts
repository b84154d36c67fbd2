import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Food and Beverage',
  businesses: [
    {
      businessName: "Miss Ivy's Fry Jack Window",
      location: 'Belize City',
      address: '88 Euphrates Avenue, the pink house',
      specificType: 'Breakfast takeaway',
      about:
        'Ivy Longsworth raised five children from one kitchen window. She is seventy-four and still rolls the dough; grandson Micah works the pan and the phone. The recipe has three ingredients that everyone knows and one that left the room when you came in.',
      services:
        'Fry jacks plain or stuffed with beans, egg, cheese, ham or stew chicken, johnny cakes, powder buns on Friday, boil-up on Saturday, hot Milo, coffee, fresh lime juice. Stuffed jack from BZ$3. Trays for offices and wakes, ordered the day before.',
      description:
        'Join the line along the fence and have your order ready by the hibiscus. Jacks are fried when you ask, so count on five minutes and a burnt fingertip. Window opens at half past five for the bus drivers and closes when the dough is done, usually by ten. No Sundays; Miss Ivy sings in the choir. On Tenth of September morning we feed the parade from four.',
      showcase: ['fry-jacks', 'coffee-cup'],
      joinedDaysAgo: 601,
      phoneKind: 'mobile',
      video: true,
      reviews: [
        {
          author: 'Tyrone C.',
          stars: 5,
          text: 'Mi di eat fahn dis windo sins standard two. Wahn stuff jack wid egg ahn beans an yu good til evening.',
          daysAgo: 480,
        },
        {
          author: 'Beth Ann D.',
          stars: 5,
          text: 'Walked here from the cruise tenders on the advice of a taxi man. Best three dollars I spent in the Caribbean. Bring small bills.',
          daysAgo: 212,
        },
        {
          author: 'Corinne F.',
          stars: 3,
          text: 'Food is sweet but I waited forty minutes on a Friday and the powder buns sold out one person ahead of me.',
          daysAgo: 75,
          reply:
            'Miss Ivy says sorry and to call Micah on Thursday, she will put aside two for you.',
        },
        {
          author: 'Andre W.',
          stars: 5,
          text: 'Tray of sixty for the office, hot at seven sharp as promised.',
          daysAgo: 14,
        },
      ],
    },
    {
      businessName: 'Hungry Howler Garden Kitchen & Juice Bar',
      location: 'San Ignacio',
      address: '12 Cristo Rey Road, across the wooden bridge',
      specificType: 'Restaurant and juice bar',
      about:
        'The howlers were here first. When Amelia Tesecum bought the overgrown yard in 2011 a troop lived in the fig tree, roaring at every motorbike. She built the kitchen around the tree. Her husband Dwight, a Creole baker from Gracie Rock, brought the oven. Their daughter brought the blender, and the monkeys now come for the papaya peel each dawn.',
      services:
        'Breakfast, lunch and dinner; rice and beans with stew chicken BZ$14, chaya eggs, pibil on Sundays, escabeche, chirmole, tamales, tostadas, garnaches, vegetarian and vegan plates; fresh juices (jugos naturales) of soursop, watermelon, craboo, pineapple with ginger, and licuados; coffee from the Maya Mountains, coconut bread and bread pudding. Picnic boxes for Caracol and cave trips if ordered by eight the night before. Birthday tables, school groups, catering up to eighty people.',
      description:
        'Eleven tables stand under the fig tree and six under thatch for the wet months. Nearly all the vegetables come from the Saturday market or our own beds, and the board by the gate says what ran out. Food is cooked from the start, so allow half an hour, and ask for the swing if children get restless. The path from the gate has a rail and no steps. Guides eat at half price with a group of four. Open from seven in the morning to nine at night, Tuesday to Sunday; Monday only the monkeys are in.',
      showcase: ['fruit-juice', 'rice-and-beans', 'table-setting'],
      joinedDaysAgo: 430,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Sofie V.',
          stars: 5,
          text: 'We came three evenings out of four. The craboo juice is strange at first and then you dream of it. Our toddler fell asleep on the swing to the sound of howler monkeys.',
          daysAgo: 366,
        },
        {
          author: 'Ernesto G.',
          stars: 4,
          text: 'El escabeche como el de mi abuela. Tarda un poco, pero vale la pena esperar.',
          daysAgo: 190,
        },
        {
          author: 'Bradley J.',
          stars: 2,
          text: 'Picnic box for the Caracol trip was not ready at six as agreed and the van had to leave without it. Refund was quick, but we were hungry all day.',
          daysAgo: 53,
          reply:
            'That was our mistake, Bradley: the box was packed for the next day. We phone every picnic order back now. I am sorry about your day at Caracol.',
        },
      ],
    },
    {
      businessName: "Nana Felly's Hudut Table",
      location: 'Placencia',
      address: 'Seine Bight Village, beach side, past the second pier',
      specificType: 'Garifuna restaurant',
      about:
        'Felicia Castillo cooks as her grandmother did in Seine Bight, with a mortar as tall as a child. Visitors used to follow the sound of the pounding and ask what it was. One day she simply set a table.',
      services:
        'Hudut with fish in coconut milk, sere, tapou, cassava bread, bundiga, fried fish, darasa, ginger tea, sorrel at Christmas. Cooking lesson with lunch BZ$60 per person. Drumming by her nephews on Saturday nights.',
      description:
        "One long table, twenty chairs, sand on the floor. There is no menu: what the boats brought is what you eat, and children may try the mortar. Lunch begins at noon, supper at six, every day except Monday. Reserve by morning so that the right number of plantains goes in the pot. Should you hear drums on a weekday, it is somebody's birthday and you are welcome.",
      showcase: ['seafood-grill', 'drums'],
      joinedDaysAgo: 287,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Marguerite O.',
          stars: 5,
          text: 'I pounded plantain for ten minutes and needed a nap. The coconut broth is silky and the stories at the table were as good as the food.',
          daysAgo: 164,
          reply: 'Seremein, Marguerite. Your arm will be stronger next time.',
        },
        {
          author: 'Joel Z.',
          stars: 5,
          text: 'Real hudut, no tourist version. Go hungry.',
          daysAgo: 71,
        },
        {
          author: 'Karen P.',
          stars: 4,
          text: 'Delicious and kind people. Bring repellent for the sandflies at sunset, and cash, because there was no card machine when we went.',
          daysAgo: 20,
        },
      ],
    },
    {
      businessName: 'Taquería El Ingenio',
      location: 'Orange Walk',
      address: 'Main Street, by the clock tower, blue awning',
      specificType: 'Taco stand',
      about:
        'Don Beto Novelo hauled cane for twenty-two crops and sold tacos to the men waiting in line at the mill. His back gave up the cane, and the tacos took over. The awning is cut from his last tarpaulin.',
      services:
        'Tacos de pollo, cochinita pibil, salbutes, garnaches, panades, tamalitos, relleno negro on Sundays, orange juice, horchata, agua de jamaica. Five tacos for BZ$2. Catering for quince años and weddings, with corn tortillas made on the spot.',
      description:
        'Stand, eat, point for more; Don Beto counts by memory and is never wrong. His wife Elsi presses every tortilla. The onion relish is hotter in the dry season because the habaneros are, so taste before you spoon. From five in the morning till the pots are empty around eleven, and again on Friday and Saturday nights from six.',
      showcase: ['tortilla-press', 'hot-sauce'],
      joinedDaysAgo: 540,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Gilberto R.',
          stars: 5,
          text: 'Los mejores tacos del norte, punto. El chile habanero te despierta para trabajar.',
          daysAgo: 333,
        },
        {
          author: 'Simone A.',
          stars: 4,
          text: 'Stopped on the way to Lamanai at six in the morning. Ten tacos for four dollars and a lesson in how to eat them.',
          daysAgo: 101,
        },
      ],
    },
    {
      businessName: 'Laughing Falcon Cacao',
      location: 'Toledo',
      address: 'San Pedro Columbia, one mile past the church',
      specificType: 'Chocolate maker',
      about:
        'Our family has kept cacao under the big trees near the Columbia River for five generations; Eusebio and Juliana Ical are the first to make it into bars. The grinding stone came down from his great-grandmother. The name is for the bird that calls before the rain.',
      services:
        'Dark chocolate bars from 60 to 90 percent, drinking chocolate with allspice, roasted nibs, cacao butter, cacao farm tour with tasting BZ$40, bean-to-bar class, wedding favors, wholesale to lodges and gift shops.',
      description:
        'Walk the farm first, in long trousers, then roast, crack and grind with us; the chocolate you make is yours to carry home, though few get it as far as the gate. Tours leave at nine and at one, Monday to Saturday, with a minimum of two people. In May we are busy with the chocolate festival in Punta Gorda and close the farm for three days.',
      showcase: ['cocoa-pods', 'temple-tour', 'tree-seedling'],
      joinedDaysAgo: 148,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Ingrid S.',
          stars: 5,
          text: 'A highlight of three weeks in Belize. Juliana let our son roast the beans and he has not stopped talking about it. Buy the 75 percent with cardamom.',
          daysAgo: 90,
        },
      ],
    },
    {
      businessName: 'The Salted Skiff',
      location: 'San Pedro',
      address: 'Boca del Rio, lagoon side, green dock',
      specificType: 'Seafood grill',
      about:
        "Brothers Omar and Rene Guerrero fished for other people's restaurants until a storm put their skiff up on the mangroves. They sawed it in half, filled the bow with charcoal and lit it. The stern is the bar.",
      services:
        'Grilled snapper, lobster in season, conch fritters and ceviche, shrimp, whole fish by the pound, coconut rice, fried plantain, cold beer, rum punch. We cook your own catch for BZ$20 a person. Mariscos a la parrilla.',
      description:
        'Fish comes up the dock at three and goes on the fire at five. Lobster only from July until the season shuts, conch from October, no exceptions and no freezer tricks. Sunset faces the lagoon, so the western stools go first. Open Wednesday to Monday, five to ten in the evening. Golf carts park on the left, boats on the right.',
      showcase: ['seafood-grill', 'fishing-rod', 'speedboat'],
      joinedDaysAgo: 42,
      phoneKind: 'landline',
      reviews: [],
    },
    {
      businessName: 'Miss Elda Bread & Bun',
      location: 'Burrell Boom',
      address: 'By the ferry landing',
      specificType: 'Bakery',
      about: 'Creole bread, baked at home.',
      services: 'Bread, bun, johnny cake, pudding.',
      description: "Hot from two o'clock. Come early.",
      showcase: [],
      joinedDaysAgo: 33,
      phoneKind: 'mobile',
      workEmail: false,
      pictures: false,
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
