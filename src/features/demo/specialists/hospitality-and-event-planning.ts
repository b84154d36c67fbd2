import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Hospitality and Event Planning',
  people: [
    {
      firstName: 'Shanelle',
      lastName: 'Usher',
      portrait: { presents: 'woman', age: 'young', skin: 'deep' },
      location: 'Belize City',
      occupation: 'Event Coordinator',
      education:
        "Associate Degree in Tourism Management, St. John's College Junior College. Four Septembers on the Carnival road march committee, which taught me more.",
      skills:
        'Birthday parties, baby showers, office parties, carnival band logistics, tents chairs and tables, permits and liquor licence, DJ and caterer booking, balloon arches, day-of coordination',
      bio: 'Somebody has to know where the ice is. At your event, that is me. I run christenings in Belama, product launches on Marine Parade and, every September, one section of a carnival band with ninety people who all lost their headpiece. My fee for a party of up to 80 guests is BZ$650 and covers the planning, the suppliers and me on my feet until the last chair is stacked. I keep a rain plan for every outdoor date, because this is Belize City.',
      showcase: ['balloons', 'table-setting', 'megaphone'],
      joinedDaysAgo: 508,
      video: true,
      reviews: [
        {
          author: 'Tricia B.',
          stars: 5,
          text: "Mi daughter quince was pahn point! Rain come down at six o'clock and by six fifteen Shanelle done had the whole thing under tent, cake and all. Big respect.",
          daysAgo: 340,
          reply:
            'Tricia, that cake moved faster than me! Tell the quinceañera happy sixteenth from Shanelle.',
        },
        {
          author: 'Nicole F.',
          stars: 5,
          text: 'Our Christmas party for 70 staff stayed inside the budget for the first time since I have had this job.',
          daysAgo: 255,
        },
        {
          author: 'Rupert A.',
          stars: 3,
          text: 'The event went nicely but the sound man she booked arrived an hour late. She took BZ$100 off the bill without me asking.',
          daysAgo: 61,
          reply: 'Sorry again about that, Mr. Rupert. I work with a different sound man now.',
        },
      ],
    },
    {
      firstName: 'Lorena',
      lastName: 'Riverol',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      location: 'San Pedro',
      occupation: 'Wedding Planner',
      education:
        'Degree in Hospitality, Universidad Anáhuac Mayab, Mérida. Ten years as a resort events manager on Ambergris Caye before going on my own.',
      skills:
        'Destination weddings, elopements, marriage licence paperwork, beach ceremonies, vow renewals, florists, photographers, golf cart convoys, guest accommodation, bodas en la playa, bilingual ceremonies',
      bio: 'The tide table hangs beside my calendar, and I read it first. A wedding on our beach at high water is a wedding with wet shoes. Couples come to me from Toronto, Guatemala City and two streets away; all of them get the licence papers done, a minister who is on time and a plan for wind. Elopements for two begin at BZ$1,900. Please do not pick the Costa Maya weekend in August unless you like brass bands with your vows.',
      showcase: ['flowers', 'beach-umbrella', 'cake'],
      joinedDaysAgo: 688,
      reviews: [
        {
          author: 'Caitlin D.',
          stars: 5,
          text: 'We planned the whole thing from Chicago and met Lorena three days before. She had our licence ready, found a sitar player (how?) and moved the ceremony forward forty minutes because of the wind. Perfect light.',
          daysAgo: 512,
          reply:
            'The sitar player is a dentist from Belize City, and now he wants more weddings. Felicidades to you both.',
        },
        {
          author: 'Yadira P.',
          stars: 5,
          text: 'Para mi boda fueron 140 invitados, la mitad de Chetumal. Todo salió bien, hasta los barcos llegaron a tiempo.',
          daysAgo: 219,
        },
        {
          author: 'Mark O.',
          stars: 4,
          text: 'Very organised and calm. The florist used different flowers from the photos, though Lorena told us the day before and they still looked lovely.',
          daysAgo: 84,
        },
      ],
    },
    {
      firstName: 'Armando',
      lastName: 'Yam',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      location: 'San Ignacio',
      occupation: 'Tour Guide',
      education:
        'Licensed by the Belize Tourism Board since 2008; cave rescue and wilderness first responder certificates, renewed last year.',
      skills:
        'Actun Tunichil Muknal, Caracol, Xunantunich, Barton Creek canoe, birding, Maya history, Mountain Pine Ridge waterfalls, private groups, guía de turismo, English, Spanish, Yucatec Maya',
      bio: 'My grandmother spoke Yucatec to her hens, so that is the language I first heard the stars named in. I guide small groups, never more than eight, into the caves and temples around Cayo. We leave San Ignacio at seven, before the buses from the cruise ships, and eat lunch my wife packs in plantain leaf. ATM is BZ$220 a person with the entrance. If the river is up we do not go in, and you get your money back that same afternoon.',
      showcase: ['temple-tour', 'zipline'],
      joinedDaysAgo: 420,
      reviews: [
        {
          author: 'Ingrid V.',
          stars: 5,
          text: 'I am 67 and was frightened of the cave. Armando placed my feet, literally, one rock at a time. At the end he switched off the lamps and told us about Xibalba in the dark. I will not forget it.',
          daysAgo: 301,
          reply:
            'Ingrid, you were the bravest of the group. The two young men behind you were holding hands.',
        },
        {
          author: 'Joel S.',
          stars: 5,
          text: 'River was too high and he called it off at 6 a.m. Full refund before breakfast, and he drove us to Xunantunich instead at half price.',
          daysAgo: 176,
        },
        {
          author: 'Lisette W.',
          stars: 4,
          text: 'Knows every bird by ear. The van air conditioning was weak, bring water for the ride back from Caracol.',
          daysAgo: 58,
        },
        {
          author: 'Nahum C.',
          stars: 5,
          text: 'Took our Standard Six class to Cahal Pech. The children are still playing Maya kings in the yard.',
          daysAgo: 22,
        },
      ],
    },
    {
      firstName: 'Clotilda',
      lastName: 'Norales',
      portrait: { presents: 'woman', age: 'elder', skin: 'deep' },
      location: 'Dangriga',
      occupation: 'Garifuna Cook and Caterer',
      education:
        "My mother's kitchen on Y-Not Island beach, and a food handler's licence that I have never let expire.",
      skills:
        'Hudut, sere, darasa, bundiga, cassava bread, tapou, boil-up, wakes and dügü meals, Settlement Day catering, cooking demonstrations, big pot cooking for 20 to 300',
      bio: 'Pound the plantain until your arm talks back, then pound some more. That is the first lesson when visitors cook with me, and everybody pounds. For the 19th of November I start grating coconut on the 16th. I cater weddings, nine-nights, school fairs and church anniversaries anywhere between Hopkins and Mullins River, with my own pots, my own hearth and two nieces who listen. Hudut with fresh snapper is BZ$22 a plate for groups.',
      showcase: ['seafood-grill', 'drums', 'food-basket'],
      joinedDaysAgo: 337,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Ferdinand A.',
          stars: 5,
          text: "Auntie Clo fed two hundred people at my grandfather's ninth-night and there was still sere at four in the morning. The family cannot thank her enough.",
          daysAgo: 289,
        },
        {
          author: 'Sofie L.',
          stars: 5,
          text: 'The cooking class was the best afternoon of our trip. My arms hurt for two days from the mortar and I would do it again tomorrow.',
          daysAgo: 103,
          reply: 'Seremein Sofie. Next time you will grate the coconut also!',
        },
      ],
    },
    {
      firstName: 'Mireille',
      lastName: 'Rousselle',
      portrait: { presents: 'woman', age: 'middle', skin: 'light' },
      location: 'Placencia',
      occupation: 'Private Chef',
      education:
        "Trained at the hotel school in Dinard, Brittany. Ship's cook on charter catamarans for nine years.",
      skills:
        'Villa dinners, tasting menus, lobster season menus, lionfish, vegan and gluten-free cooking, provisioning boats, bread and pastry, cooking for children, chef privée',
      bio: "I arrived under sail in 2014 for a new gearbox and never left. Now I cook in other people's kitchens: villas at Maya Beach, catamarans before a week in the southern cayes, one treehouse with a single gas ring. The menu follows the dock. If the boys bring lionfish we eat lionfish, and from July there is lobster every way you like it. Dinner for six is about BZ$540 including shopping, and I leave the kitchen cleaner than I found it.",
      showcase: ['table-setting', 'seafood-grill'],
      joinedDaysAgo: 263,
      reviews: [
        {
          author: 'Paula G.',
          stars: 5,
          text: 'Our son has a severe nut allergy and Mireille checked every single packet in front of us. Then she made the best lionfish ceviche I have ever eaten.',
          daysAgo: 200,
        },
        {
          author: 'Stephen T.',
          stars: 2,
          text: 'Food was excellent but she arrived fifty minutes late, and we had small children who needed to eat at six.',
          daysAgo: 95,
          reply:
            'You are right to be annoyed, Stephen. The road at Seine Bight was closed and I had no signal to warn you. I hope the breakfast basket helped a little.',
        },
        {
          author: 'Lena M.',
          stars: 5,
          text: 'Provisioned our catamaran for seven days. Labelled, frozen flat, with a menu card for each evening.',
          daysAgo: 40,
        },
      ],
    },
    {
      firstName: 'Basilio',
      lastName: 'Pop',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      location: 'Toledo',
      occupation: 'Cacao Farm and Village Guide',
      education:
        'San Antonio R.C. School. Organic cacao training with the growers, 2003 until today. Licensed site guide.',
      skills:
        "Chocolate making, farm tours, Río Blanco waterfall, Lubaantun, Uxbenka, homestay bookings, medicinal plants, Q'eqchi' and Mopan culture, school groups",
      bio: 'You will drink the cacao the way we drink it before planting: no milk, no hurry. The walk begins behind my house in San Jose, climbs through the shade trees and finishes at the grinding stone, where my daughter will be faster than you. After lunch there is the river. BZ$60 for big people, children BZ$25, caldo included. The Friday bus from Punta Gorda market passes at my gate; tell the driver Basilio, he knows.',
      showcase: ['cocoa-pods', 'temple-tour', 'tortilla-press'],
      joinedDaysAgo: 195,
      reviews: [
        {
          author: 'Hannah B.',
          stars: 5,
          text: 'No gift shop, no script. We ground the beans, burned the tortillas and laughed a lot. His daughter did beat us, by a mile.',
          daysAgo: 141,
        },
        {
          author: 'Yvonne C.',
          stars: 4,
          text: 'I brought 28 second formers. He kept them busy for five hours, which is a miracle. One pit latrine is not quite enough for a class, though.',
          daysAgo: 70,
          reply: 'Thank you Miss. We have built a second one since, please come again.',
        },
      ],
    },
    {
      firstName: 'Josefina',
      lastName: 'Tun',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      location: 'Benque Viejo del Carmen',
      occupation: 'Party Decorator and Caterer',
      education:
        "Mopan Technical High School, Benque Viejo, Home Economics prize of 1998. Certificate in cake decorating, Guatemala City. Food handler's licence and safe kitchen course, Cayo. Floral design workshop, Antigua, during Holy Week 2012. What I know of sawdust carpets I learned on my knees from my godmother, every Good Friday since age seven.",
      skills:
        'Quinceañeras, bodas, bautizos, first communion tables, fiesta patronal decorations, sawdust carpets (alfombras), piñatas made to order, balloon walls, backdrop and chair cover rental, tamales and relleno negro for 50 to 400 guests, escabeche, tres leches and tiered cakes, marimba bookings, altar flowers, Día de los Muertos altars, graduation stages, menus in English and Spanish, tables, chairs and tents for rent, delivery to Succotz, Arenal, Melchor, San Ignacio and Santa Elena',
      bio: 'Benque celebrates with the whole street or it does not celebrate at all. In July, for the fiesta of Our Lady of Mount Carmel, my patio turns into a factory: paper flowers on one line, tamales on the other, and my husband forbidden to touch either. The rest of the year I dress halls, churches and back yards for quinceañeras and weddings on both sides of the border. Decoration begins at BZ$280, the food at BZ$14 a plate. I taste everything, and I come back at midnight to sweep up.',
      showcase: ['balloons', 'cake', 'flowers'],
      joinedDaysAgo: 576,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Doña Elvia M.',
          stars: 5,
          text: 'El relleno negro sabía al de mi mamá. Doscientas personas y nadie se quedó con hambre. Dios la bendiga.',
          daysAgo: 430,
          reply: 'Gracias, Doña Elvia. Ese recado me lo enseñó una vecina suya.',
        },
        {
          author: 'Kayla J.',
          stars: 4,
          text: 'Gorgeous backdrop for my graduation party. The gold was more yellow than in the picture, but at night nobody could tell.',
          daysAgo: 150,
        },
      ],
    },
    {
      firstName: 'Bartholomew-Ignatius',
      lastName: 'Parchue-Wallington',
      portrait: { presents: 'man', age: 'elder', skin: 'brown' },
      location: 'Belmopan',
      occupation: 'Corporate Events and Conference Manager',
      education:
        'Thirty years in government protocol, retired as Chief of Ceremonies. Diploma in Public Administration, University of Belize.',
      skills:
        'Protocol and seating, conferences, interpreters, inaugurations, delegations, flags and anthems, minute-by-minute programmes, live stream crews, master of ceremonies',
      bio: 'Three prime ministers, one bishop and a very nervous goat at the agriculture show: I have seated them all in the right order. Since my retirement, companies and embassies in Belmopan engage me for conferences, ribbon cuttings and annual meetings. You will receive a printed programme timed to the minute and a man in a pressed guayabera who makes it happen. Friends say Bart. On stage, please use both names, my mother is listening.',
      showcase: ['microphone', 'table-setting'],
      joinedDaysAgo: 118,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Alejandra V.',
          stars: 5,
          text: 'Regional meeting with delegates from nine countries, interpreters in two booths, and we ended four minutes early. I did not know that was possible.',
          daysAgo: 52,
          reply: 'Madam, it was five minutes. Thank you for your kind words.',
        },
      ],
    },
    {
      firstName: 'Kareem',
      lastName: 'Staine',
      portrait: { presents: 'man', age: 'young', skin: 'deep' },
      location: 'Hattieville',
      occupation: 'DJ and Sound Technician',
      education:
        "Self-taught on my cousin's broken mixer; electronics certificate from ITVET Belize City.",
      skills:
        'Soca, dancehall, punta, brukdown, cumbia, old school R&B, PA rental, wireless microphones, karaoke, generator included, wedding MC, church and school sound',
      bio: "Two subs, four tops, one generator, zero excuses. I set up early because the George Price Highway do what it want on a Friday evening. Weddings get clean edits and the grandparents' brukdown first; after ten, soca till the police pass. Schools and churches, I lower my rate and my bass. Four hours with sound is BZ$400 inside Belize District, and the lights are free if you feed me.",
      showcase: ['drums', 'microphone'],
      joinedDaysAgo: 74,
      reviews: [],
    },
    {
      firstName: 'Ixchel',
      lastName: 'Quetzal',
      portrait: { presents: 'woman', age: 'young', skin: 'brown' },
      location: 'Caye Caulker',
      occupation: 'Bartender',
      education: 'Bar course, San Pedro',
      skills: 'Cocktails, private parties, barra libre',
      bio: 'Bartender for hire. Go slow.',
      showcase: [],
      joinedDaysAgo: 33,
      reviews: [],
      workEmail: false,
    },
    {
      firstName: 'Darnell',
      lastName: 'Wade',
      portrait: { presents: 'man', age: 'young', skin: 'brown' },
      location: 'Placencia',
      occupation: 'Villa Host',
      education: 'High school',
      skills: 'Check-in, cleaning crew, airport pick-up',
      bio: 'I look after villas when the owner is away.',
      showcase: [],
      joinedDaysAgo: 5,
      reviews: [],
      pictures: false,
    },
  ],
} satisfies DemoSpecialistCategory;
