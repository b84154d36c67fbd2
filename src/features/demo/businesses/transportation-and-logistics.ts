import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Transportation and Logistics',
  businesses: [
    {
      businessName: 'Southern Cross Water Taxi & Island Cargo',
      location: 'Stann Creek',
      address: "Sittee River, at the old fishermen's dock",
      specificType: 'Water taxi and boat freight',
      about:
        "Three boats, five captains and a grandmother on the radio. Our father, Hilberto Nunez, rowed ice and letters out to the cayes for tips; when he bought an engine in 1989 people began to ask for seats. We, his children, run the line from Sittee River to South Water, Tobacco Caye and Glover's Reef, and Granny Teresa still decides if it is too rough.",
      services:
        "Scheduled water taxi to Tobacco Caye and South Water Caye, BZ$50 a seat; charters to Glover's Reef, Hopkins, Placencia and Dangriga; cargo for island lodges: food, ice, gas cylinders, fuel drums, lumber, cement, furniture and generators; mail and small parcels; research and film crews; fishing camps; medical transfers whenever the sea allows; wedding parties of up to thirty; garbage and bottles back to the mainland; airport pick-up together with a van. Lanchas y carga a los cayos.",
      description:
        'Boats leave at nine and at two from the old dock, with life jackets for all sizes and a tarp for the spray. Cargo must be on the planks by eight, marked with the caye and a name; perishables ride in our own ice chests. Luggage is limited to two pieces, surfboards pay as a person. When a norther blows Granny Teresa closes the river and you travel the next day on the same ticket. Children under five ride free on a lap. We sail every day from November to August, and four days a week in the rains.',
      showcase: ['speedboat', 'parcel', 'sea-turtle'],
      joinedDaysAgo: 555,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Dr. Helen A.',
          stars: 5,
          text: 'Our research station depends on them. In six years one crate of sample bottles was broken, and they had called before we noticed.',
          daysAgo: 390,
        },
        {
          author: 'Mikkel S.',
          stars: 4,
          text: 'Wet, bumpy and wonderful. Sit at the back if you have a camera. Captain spotted a manatee in the river mouth.',
          daysAgo: 187,
        },
        {
          author: 'Pamela D.',
          stars: 2,
          text: 'Crossing was cancelled for weather two days in a row and we lost our first nights on the caye. Understandable, but the dock has no shade to wait in.',
          daysAgo: 64,
          reply:
            'Pamela, I am sorry for the lost nights. Granny would cancel again, but there is now a bench with a roof at the dock. Your tickets stay good for any date.',
        },
        {
          author: 'Elroy C.',
          stars: 5,
          text: 'Sent a whole kitchen out to Tobacco Caye wid dehn, stove ahn all. Not wahn scratch.',
          daysAgo: 21,
        },
      ],
    },
    {
      businessName: 'Gibnut Express',
      location: 'San Ignacio',
      address: '1 Savannah Street, next to the taxi stand',
      specificType: 'Shuttle service',
      about:
        "Named after the animal that runs at night, as Elmer Tut did for years with other people's passengers. He and his wife Lidia bought a first van in 2015. There are four now, each with a name, and Lidia drives the one called Patience.",
      services:
        'Airport shuttle San Ignacio to Ladyville, transfers to the water taxi, Placencia, Hopkins, Tikal and Flores, private vans for groups, early flights, child seats, surfboards and bicycles. Shared seat to the airport BZ$70. Traslados al aeropuerto.',
      description:
        "Vans leave at five, nine and one o'clock, with a stop at Belmopan and one for johnny cakes. We watch your flight, so a delay costs you nothing. The border at Benque has its own pace, and Elmer knows which stamp to ask for. Book the evening before; after ten at night only messages are read. Every day of the year, Christmas with a hat.",
      showcase: ['bus', 'temple-tour'],
      joinedDaysAgo: 425,
      phoneKind: 'mobile',
      video: true,
      reviews: [
        {
          author: 'Natalie F.',
          stars: 5,
          text: 'Flight was four hours late and Lidia was still standing there with our name and cold water for the kids.',
          daysAgo: 310,
        },
        {
          author: 'Winston A.',
          stars: 4,
          text: 'On time, safe driving through the roadworks by Roaring Creek. Leg room in the back row is not for tall people.',
          daysAgo: 123,
          reply: 'Thank you, Winston. Ask for the front seat next time, we keep it for long legs.',
        },
        {
          author: 'Ximena R.',
          stars: 5,
          text: 'Nos llevaron a Tikal y de regreso el mismo día. Todo puntual y sin problema en la frontera.',
          daysAgo: 38,
        },
      ],
    },
    {
      businessName: 'Caña Dulce Haulage',
      location: 'Orange Walk',
      address: 'Yo Creek Road, corner of San Lorenzo',
      specificType: 'Trucking company',
      about:
        'From December to June our trucks are full of cane; for the other half of the year they carry whatever you have. Rogelio Blanco inherited one truck and a debt. The debt is gone and the trucks are seven.',
      services:
        'Sugar cane haulage, moving houses and offices, furniture, sand and gravel, heavy machinery on lowboy, cattle, water in the dry season, containers from the port in Belize City to the northern districts. Fletes y mudanzas. House move inside town from BZ$180.',
      description:
        'Two men and blankets come with every house move, a chain and a prayer with every machine. Price is by the mile and told in advance. In the crop you may have to take the evening hours, because the mill does not wait. The yard has a scale that farmers may use for free. Office opens at six and closes when the last truck is in; Sundays from the end of June.',
      showcase: ['delivery-truck', 'furniture'],
      joinedDaysAgo: 276,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Nora K.',
          stars: 4,
          text: "Moved my mother's whole house from Guinea Grass, piano included. One chair leg broke, and they had it mended by a carpenter.",
          daysAgo: 158,
        },
        {
          author: 'Isaias T.',
          stars: 5,
          text: 'Buen precio por milla y los choferes respetan el turno en el ingenio. Tres zafras con ellos.',
          daysAgo: 85,
        },
      ],
    },
    {
      businessName: 'Flying Fish Airport Taxis',
      location: 'Ladyville',
      address: 'Airport Road, first lane after the junction',
      specificType: 'Taxi cooperative',
      about:
        'Fourteen drivers, one telephone, and a list on the wall that says whose turn it is. We founded the cooperative in 2010 so that nobody had to race for passengers. Three of us are women; the oldest taxi is younger than the oldest driver by fifty years.',
      services:
        'Airport taxi to Belize City, the water taxi terminals, Ladyville, Burrell Boom, Altun Ha and the zoo, night pick-ups, school runs, parcels, cars for weddings and funerals. Airport to the city BZ$60 per car, up to four people. Taxi al aeropuerto.',
      description:
        'Prices hang inside every car, in both dollars, so there is no bargaining in the heat. Cruise days and the last ferry are in our heads: if you can still make the half past five boat, we will say so, and if not, we know who serves a good supper. Cars are inspected by the cooperative each month. Day and night, though after eleven please call an hour ahead.',
      showcase: ['taxi'],
      joinedDaysAgo: 168,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Colleen M.',
          stars: 5,
          text: 'Landed at four fifteen and made the last boat with ten minutes to spare, without being scared once. Thank you, Miss Arlette.',
          daysAgo: 109,
        },
        {
          author: 'Jerome B.',
          stars: 3,
          text: 'Fixed price is good. Air conditioner in the car was more noise than cold.',
          daysAgo: 16,
        },
      ],
    },
    {
      businessName: 'Jaguar Dawn Bus Line',
      location: 'Punta Gorda',
      address: 'King Street, market side',
      specificType: 'Bus company',
      about:
        'Before four buses there was a pickup with benches, and Santiago Sho at the wheel, bringing women and their baskets from the villages to market. He retired in 2019. His three daughters each drive a route.',
      services:
        'Market-day buses from San Antonio, Santa Cruz, Pueblo Viejo and Barranco to Punta Gorda, school contracts, group charters, trips to the Deer Dance and to Lubaantun, freight on the roof, parcels to Dangriga and Belmopan. Village fare from BZ$4.',
      description:
        'Leave the village at half past four, sell by seven, ride home at noon: that has been the timetable since 1984. Chickens travel free if they are in a basket. Signal with your hand anywhere along the road and the bus will stop. Runs are on Monday, Wednesday, Friday and Saturday; charters on other days. If a creek is over the bridge we wait with you.',
      showcase: ['bus', 'market-crates'],
      joinedDaysAgo: 232,
      phoneKind: 'mobile',
      reviews: [],
    },
    {
      businessName: "Coco's Carts",
      location: 'San Pedro',
      address: 'Escalante area',
      specificType: 'Golf cart rental',
      about: 'Six carts, four seats each.',
      services: 'Golf carts, BZ$100 a day.',
      description: 'Bring your license.',
      showcase: [],
      joinedDaysAgo: 3,
      phoneKind: 'mobile',
      workEmail: false,
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
