import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Arts and Creative Services',
  businesses: [
    {
      businessName: "Barranco Road Mahogany Drum Makers' Yard",
      location: 'Punta Gorda',
      address:
        'Cerro Hill, behind the breadfruit tree, corner of Jekyll Street and the old Barranco road',
      specificType: 'Drum making and drum lessons',
      about:
        'Under a breadfruit tree on the edge of Punta Gorda three generations of the Avilez family hollow, scorch and string Garifuna drums. Grandfather Isidoro learned in Barranco, where a drum was paid for in fish. We keep his adze, his songs and his habit of refusing to sell a drum until the buyer has played it for one full hour in the yard.',
      services:
        'Primero and segunda drums in mahogany, cedar and mayflower wood with deer or goat skin, from BZ$280; child-size drums BZ$120; turtle-free shakers of calabash and seed; re-skinning and re-roping of old drums; snare wires; carved stands; drumming lessons by the hour BZ$40, or a five-day course with meals; building workshops where you leave with your own drum; talks for schools; hire for Settlement Day and church processions; shipping abroad with export papers; tambores garífunas hechos a mano.',
      description:
        'Nothing is turned by machine. A trunk rests half a year in the shade before we open it, then fire and chisel take about nine days, and the skin another four. Visitors sit down, get a mug of bush tea and are handed a stick before they are handed a price. Lessons go at your speed; small children and stiff elders learn side by side. Open Monday to Saturday from eight till the mosquitoes come. Thursday at dusk the whole street plays, and neighbours bring chairs, panades and complaints in equal part.',
      showcase: ['drums', 'wood-carving', 'hammer-wood'],
      joinedDaysAgo: 577,
      phoneKind: 'mobile',
      video: true,
      reviews: [
        {
          author: 'Benoît C.',
          stars: 5,
          text: "I took the five-day course and carried home a drum I had burned and scraped out myself. My hands hurt for a week. Isidoro's grandson corrected my rhythm with one raised eyebrow, which was worth more than a year of videos. The Thursday evening in the street was the best night of our journey through Central America.",
          daysAgo: 72,
        },
        {
          author: 'Phylis M.',
          stars: 5,
          text: "They re-skinned my late husband's segunda and would not change the old ropes because dehn still good. Sounds like him again.",
          daysAgo: 239,
          reply: 'Thank you for trusting us with it, Miss Phylis. Bring it on a Thursday.',
        },
        {
          author: 'Owen J.',
          stars: 4,
          text: 'Fantastic drum, took five weeks longer to ship than planned because of the papers for the wood. Ask for them early.',
          daysAgo: 410,
        },
      ],
    },
    {
      businessName: 'Driftglass Picture Studio',
      location: 'Caye Caulker',
      address: 'Avenida Langosta, house with the blue bottles',
      specificType: 'Painter and mosaic studio',
      about:
        'Painter Zelma Rosado walks the windward beach at dawn and comes back with colours in her pockets: green from bottle glass, white from conch, rope in orange and blue. Some of it ends in mosaics and the rest tells her what to paint.',
      services:
        'Original paintings, glass mosaics, house name signs, murals for hotels and schools, prints BZ$35, canvas rolled for air travel, evening painting class BZ$60 with rum punch or lime juice.',
      description:
        'The door stands open whenever the fan is running. You are welcome to look without talking, and to talk without buying. Classes meet on the porch Tuesdays and Fridays at five, six chairs only. Commissions begin with a walk, since Zelma wants to see which blue you mean. She is away every August to paint in Gales Point.',
      showcase: ['easel', 'color-swatches'],
      joinedDaysAgo: 320,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Frances T.',
          stars: 5,
          text: 'She made our house number out of glass my children found on the beach that same morning. It hangs in Toronto now and glows in the snow.',
          daysAgo: 106,
        },
        {
          author: 'Ilona B.',
          stars: 4,
          text: 'Relaxed class, kind teacher, strong punch. My pelican looks like a teapot and I love it.',
          daysAgo: 195,
          reply: 'It is a very good teapot, Ilona.',
        },
      ],
    },
    {
      businessName: 'Piedra Callada Slate Carvers',
      location: 'Benque Viejo del Carmen',
      address: 'Roadside by the hand ferry, San José Succotz',
      specificType: 'Slate carving',
      about:
        'Slate from the Mountain Pine Ridge splits like bread if you know where to tap. Brothers Eligio and Saúl Magaña grew up selling carvings to travellers waiting for the Xunantunich ferry, and learned the glyphs from an archaeologist who could not draw.',
      services:
        'Carved slate plaques, Maya calendars, birth-date glyphs, door numbers, trophies, headstones, coasters BZ$12, pendants, wall panels for lodges, tallado en pizarra, carving lesson of two hours.',
      description:
        'Give us your birthday and we will look it up in the long count and cut it while you climb the ruin; it is normally ready by the time you cross back. Larger pieces are wrapped in cardboard and old newspapers, and we have lost only one to an airline. We sit beneath the almond tree eight to four, each day the ferry runs.',
      showcase: ['temple-tour', 'wood-carving'],
      joinedDaysAgo: 152,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Dale R.',
          stars: 5,
          text: 'Birthday glyph for my wife done in under two hours, and Saúl wrote out what each sign means on the back of a bus ticket.',
          daysAgo: 24,
        },
        {
          author: 'Concepción L.',
          stars: 5,
          text: 'Les encargué la lápida de mi papá. Trabajo fino, con mucho respeto, y cobraron menos de lo que esperaba.',
          daysAgo: 111,
        },
      ],
    },
    {
      businessName: 'Half Past Gold Photo Studio',
      location: 'Belize City',
      address: '38 Eve Street, corner shop with the red awning',
      specificType: 'Photography studio',
      about:
        "Everything looks kinder at half past five. Anil Vellos photographs people at that hour if he can, and with borrowed sunlight indoors if he can't. His father took passport pictures at this same corner, and the old backdrop still has a queue every August.",
      services:
        'Passport and visa photos BZ$15 in ten minutes, family portraits, graduation sets, weddings, pageant portfolios, product pictures for online shops, restoring old and flood-damaged prints, fotos de estudio.',
      description:
        'Walk in for passports from eight to five, Monday to Saturday. Portrait sessions last an hour and you choose your twelve on the big screen, with someone honest standing beside you. Damaged prints are a quiet speciality: bring the album even if the pages have stuck. On the tenth and the twenty-first we are out in the street with everyone else.',
      showcase: ['camera', 'laptop'],
      joinedDaysAgo: 485,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Ruby K.',
          stars: 5,
          text: 'He saved the only picture of my great-aunt, stuck to glass since the last flood. You can see the lace on her collar again.',
          daysAgo: 31,
        },
        {
          author: 'Jevon N.',
          stars: 1,
          text: "Booked a graduation set, they mixed up the envelopes and I got another boy's pictures the day before posting them. Very upset.",
          daysAgo: 274,
          reply:
            'Jevon, this was our mistake from start to finish. We reprinted your set that evening, returned your money, and now check names with the customer at the counter. I am sorry.',
        },
        {
          author: 'Lorraine C.',
          stars: 4,
          text: 'Lovely family portrait with five fidgety grandchildren. Bring small change, the card machine was down.',
          daysAgo: 351,
        },
      ],
    },
    {
      businessName: 'Wet Brush Sign Painters',
      location: 'San Ignacio',
      address: '8 Bullet Tree Road',
      specificType: 'Sign and lettering studio',
      about:
        'Vinyl peels in three dry seasons. A painted sign fades slowly and gets better-looking while it does. That argument has fed Carlos Itzá and Tamara Neal since they left school, along with every second taco stand between here and the border.',
      services:
        'Hand-painted shop signs, bus and boat names, menu boards, murals, gilded office doors, chalk lettering, screen-printed T-shirts from 12 pieces, rótulos y murales. Boat name with two sides BZ$220.',
      description:
        "A pencil sketch costs nothing and comes back in two days. We paint on your wall early, before the sun reaches it, and finish most shopfronts by the second noon. Spelling in English, Spanish, Kriol or Mopan gets checked by somebody's grandmother. Studio hours, if the shutters are up: nine to five, Tuesday to Saturday.",
      showcase: ['paint-roller', 'color-swatches', 'shop-window'],
      joinedDaysAgo: 66,
      phoneKind: 'mobile',
      reviews: [],
    },
    {
      businessName: 'Jippi Jappa Corner',
      location: 'Toledo',
      address: 'Santa Elena village, Jalacte road',
      specificType: 'Basket weaving',
      about: 'Nine weavers. One bench.',
      services: 'Baskets, hats, mats, from BZ$20.',
      description: 'We sell at the roadside after the school bus.',
      showcase: [],
      joinedDaysAgo: 28,
      workEmail: false,
      pictures: false,
      phoneKind: 'mobile',
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
