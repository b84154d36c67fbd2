import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Entertainment and Events',
  businesses: [
    {
      businessName: 'Wanaragua Nights Drumming & Dance Troupe',
      location: 'Dangriga',
      address:
        "Y-Not Road corner Isla Street, behind the drummers' monument, New Site, Dangriga Town",
      specificType: 'Garifuna drumming and dance',
      about:
        "Fourteen dancers, five drummers and a cook. Our captain, Egbert Marin, danced jankunu in his father's painted mask at six years old and has missed only one Christmas since. Out of the yard rehearsals behind his house came a troupe that now performs punta, paranda, chumba and wanaragua from Punta Gorda to San Pedro and as far off as Livingston.",
      services:
        'Live Garifuna drumming, punta and jankunu shows for weddings, resorts, cruise groups, school assemblies, political launches and wakes; forty-five minute set with six performers BZ$650, full troupe BZ$1,400 plus transport; drum and dance workshops for children and adults; Settlement Day re-enactments at the river mouth; costume and mask hire; paranda guitar duo for dinners; hudut and cassava bread catering for up to eighty; tambores y baile garífuna; recording sessions with segunda and primero.',
      description:
        'Tell us the occasion and we choose the songs to suit, because a wake and a wedding do not share a rhythm. We arrive an hour early, warm the drum skins by a small fire if your yard allows it, and teach the guests two steps before the end. From the twelfth to the twentieth of November we belong to Dangriga and cannot travel. The rest of the year we rehearse Tuesday and Thursday from seven in the evening; visitors may sit on the wall and watch for nothing. Bookings need two weeks and half down.',
      showcase: ['drums', 'guitar', 'megaphone'],
      joinedDaysAgo: 604,
      phoneKind: 'mobile',
      video: true,
      reviews: [
        {
          author: 'Claire F.',
          stars: 5,
          text: 'They played our wedding at Hopkins and had my Scottish grandmother dancing punta within ten minutes. The masks, the shells on the knees, the singing. Half the guests were in tears and the other half were out of breath.',
          daysAgo: 57,
        },
        {
          author: 'Lavern Z.',
          stars: 5,
          text: "Seremein to the troupe for coming to my uncle's nine-night. Dehn know every song the old people call for.",
          daysAgo: 190,
          reply: 'It was an honour. He drummed beside my father in the old days.',
        },
        {
          author: 'Edison Q.',
          stars: 3,
          text: 'Great show for our staff day but it began fifty minutes late since the bus from the south broke down. Call ahead when that happens, please.',
          daysAgo: 301,
          reply:
            'True, Mr. Edison. We had no signal past Silk Grass. A second phone on the other network now rides with us.',
        },
      ],
    },
    {
      businessName: 'Southside Thunder Sound',
      location: 'Belize City',
      address: '61 Central American Boulevard',
      specificType: 'Sound, stage and lights',
      about:
        'DJ Ras Fenton and his wife Kendra built the first speaker boxes from mahogany offcuts in 1999. Those two boxes still open every carnival morning for us, at the head of a truck that carries twenty more.',
      services:
        'Sound system hire, stage and truss, DJ for punta, soca, dancehall and old-time brukdown, carnival trucks, PA for church crusades and graduations, microphones, generators, moving lights. House party set BZ$450.',
      description:
        'We ask how many people and how near the neighbours, then bring exactly what the yard can hold. Noise permits are our paperwork; you will not have to queue. September books out by June. Workshop open for viewing Wednesday to Saturday, ten to four, and yes, you may touch the knobs.',
      showcase: ['microphone', 'megaphone'],
      joinedDaysAgo: 248,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Tricia W.',
          stars: 5,
          text: 'Graduation at the civic with four hundred parents and every word was clear, even from the back. First time in years.',
          daysAgo: 92,
        },
        {
          author: 'Jermaine V.',
          stars: 4,
          text: 'Boom tek di road Carnival day! Generator cut out one time by Freetown Road but dehn get it back quick quick.',
          daysAgo: 171,
        },
      ],
    },
    {
      businessName: 'Quince Lunas Event Hall',
      location: 'Orange Walk',
      address: 'Mile 57, Philip Goldson Highway, Trial Farm',
      specificType: 'Event hall and quinceañeras',
      about:
        "When Doña Amparo Novelo could find no hall for her daughter's fifteenth she rented a sugar-cane shed, swept it for three days and hung paper moons. Other mothers asked for the same. The shed has a tiled floor now. The moons are still made by hand.",
      services:
        'Hall for 250 guests, quinceañera planning, waltz rehearsals, dresses and chambelán suits for hire, floral arches, mariachi and marimba booking, three-tier cakes, relleno and escabeche buffet, salón de fiestas. Packages from BZ$2,800.',
      description:
        "Amparo writes each family's plan in a school copybook: court, music, food, the shoe ceremony, who must not sit beside whom. You keep the copybook. Visits by appointment in the late afternoon once the cane trucks slow down. Saturdays go first, Fridays cost less, and during zafra we light the car park until the last guest is on the road.",
      showcase: ['cake', 'balloons', 'flowers'],
      joinedDaysAgo: 472,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Marisol B.',
          stars: 5,
          text: 'La fiesta de mi hija quedó como la soñamos. Doña Amparo se acordó de todo, hasta de la silla para mi suegra lejos de su hermana.',
          daysAgo: 16,
        },
        {
          author: 'Kimberly T.',
          stars: 4,
          text: 'Beautiful hall and the food was plenty. Air-con struggles when everybody is dancing, so ask for the extra fans.',
          daysAgo: 210,
        },
      ],
    },
    {
      businessName: 'Carpa Alegre Tent Rentals',
      location: 'Corozal',
      address: '9 Fifth Avenue, by the bus terminal',
      specificType: 'Tents, chairs and bounce houses',
      about:
        'A hobby that outgrew the garage: one wedding tent in 2017, then chairs, then a bouncing castle that Jian and Alma Chen carried home from Chetumal on the roof of a station wagon.',
      services:
        'White tents 10x10 and 20x40, folding chairs BZ$1 each, round tables, tablecloths, bounce castles, snow-cone and popcorn machines, portable toilets, carpas, sillas y brincolines.',
      description:
        'Delivered and set up by eight on the day, collected the morning after. Grass, sand or concrete, we bring the right weights; the bay breeze in March has taught us respect. Chairs are hosed and counted in front of you. Office hours nine to six, closed Tuesdays.',
      showcase: ['balloons', 'table-setting'],
      joinedDaysAgo: 137,
      phoneKind: 'landline',
      reviews: [],
    },
    {
      businessName: 'Salt & Veil Beach Weddings',
      location: 'San Pedro',
      address: 'Tres Cocos, two doors past the water tower',
      specificType: 'Wedding planner',
      about:
        'Planner Ximena Alamilla has married off three hundred and twelve couples and two parrots. Her partner Dwight handles boats, permits and the weather, or at least the parts of it that can be moved under a roof.',
      services:
        'Beach ceremonies for two to a hundred guests, marriage licence paperwork, officiants and priests, flowers, palm arches, photographer, reef-safe petals, sunset sailing receptions, bodas en la playa. Elopement package BZ$1,950.',
      description:
        'Couples abroad speak with Ximena by video once a month and get a plain budget in both dollars. Foreigners can be licensed after three days in the country; we collect the papers from Belize City so that you can stay on the sand. Every plan has a dry twin indoors, priced before you sign. We take one wedding a day, never two.',
      showcase: ['flowers', 'beach-umbrella', 'sailboat'],
      joinedDaysAgo: 355,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Hannah G.',
          stars: 5,
          text: 'Rain arrived at four, we married at five, and not one petal was out of place. Dwight had moved sixty chairs while we were having our hair done.',
          daysAgo: 101,
        },
        {
          author: 'Brooke E.',
          stars: 4,
          text: 'Wonderful day, calm people. The flower list changed the week before since the mainland truck came late, but the replacement ginger lilies were gorgeous.',
          daysAgo: 244,
        },
      ],
    },
    {
      businessName: 'Piñatas Doña Chela',
      location: 'Benque Viejo del Carmen',
      address: 'George Street, green house',
      specificType: 'Piñatas',
      about: 'Hechas a mano desde 1994.',
      services: 'Piñatas, dulces, gorritos.',
      description: 'Order three days before. BZ$25 and up.',
      showcase: [],
      joinedDaysAgo: 41,
      workEmail: false,
      pictures: false,
      phoneKind: 'landline',
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
