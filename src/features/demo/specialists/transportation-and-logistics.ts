import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Transportation and Logistics',
  people: [
    {
      firstName: 'Orson',
      lastName: 'Neal',
      portrait: { presents: 'man', age: 'elder', skin: 'deep' },
      location: 'Belize City',
      occupation: 'Taxi Driver',
      education:
        "St. Michael's College. Green plate since 1994, no accidents, one goat (not my fault).",
      skills:
        'Airport transfers, city taxi, cruise passengers, Altun Ha and zoo trips, hospital runs, school runs, early morning pick-up, night taxi, clean car with AC',
      bio: "On cruise days the whole of Fort Street honks at once. I park two corners away, with a sign and a cold bottle of water, and we are on the Goldson Highway before the rest have finished arguing. City fares from BZ$8, airport BZ$50, the zoo and back BZ$160 with waiting. On ordinary days my passengers are nurses, grandmothers and one retired judge who likes the windows down. I don't race and I don't play the news.",
      showcase: ['taxi', 'temple-tour'],
      joinedDaysAgo: 521,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Brenda S.',
          stars: 5,
          text: 'Picked us up off the tender, showed us Altun Ha before the crowds, found us stew chicken at a place with four tables and had us back with an hour to spare.',
          daysAgo: 402,
        },
        {
          author: 'Camille A.',
          stars: 5,
          text: 'Four years he has driven me home after night shift. He waits until my door is locked before he pulls off.',
          daysAgo: 233,
          reply: "Wouldn't sleep otherwise, Nurse. Thank you for all you do.",
        },
        {
          author: 'Philip D.',
          stars: 3,
          text: 'Nice man and a clean car, but very slow. We nearly missed the check-in for our flight.',
          daysAgo: 70,
          reply:
            'You made the flight, Mr. Philip! But yes, for early flights I now leave fifteen minutes sooner.',
        },
      ],
    },
    {
      firstName: 'Ramiro',
      lastName: 'Verde',
      portrait: { presents: 'man', age: 'middle', skin: 'tan' },
      location: 'Caye Caulker',
      occupation: 'Boat Captain',
      education:
        "Port Authority captain's licence, first aid at sea, and three generations of lobster traps.",
      skills:
        'Water taxi charter, night transfers, island hopping, snorkelling trips, Blue Hole charters, fishing trips, medical evacuation, boat delivery, capitán de lancha',
      bio: 'If you miss the last water taxi at five, you will hear about me from the girl at the ticket window. I run a 29-foot skiff with twin engines between the caye, San Pedro and the city at any hour the sea allows. Families going to the airport, a bride with a very big dress, once a piano. Charter to Belize City is BZ$350 for up to eight. When the norte blows I look at the reef, and if I shake my head, nobody goes, not even for double.',
      showcase: ['speedboat', 'fishing-rod', 'dive-mask'],
      joinedDaysAgo: 444,
      video: true,
      reviews: [
        {
          author: 'Yuki N.',
          stars: 5,
          text: 'Our flight landed late and the last boat was gone. Captain Ramiro came for us at eight in the evening, gave my daughter a life jacket her size and drove so gently that she slept.',
          daysAgo: 299,
        },
        {
          author: 'Elsa M.',
          stars: 5,
          text: 'Llevó a mi papá de emergencia a la ciudad a las dos de la mañana. Nunca voy a olvidar ese favor.',
          daysAgo: 160,
          reply: 'Me alegra que Don Manuel esté bien. Eso no se cobra, para eso somos vecinos.',
        },
        {
          author: 'Tobias R.',
          stars: 4,
          text: 'Great snorkel day, he knows exactly where the manatees rest. Bring a dry bag because the ride home was wet.',
          daysAgo: 37,
        },
      ],
    },
    {
      firstName: 'Sandra',
      lastName: 'Vasquez',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      location: 'Corozal',
      occupation: 'Customs Broker',
      education:
        'Licensed customs broker since 2007. Associate Degree in Accounts, Corozal Junior College; ASYCUDA World training.',
      skills:
        'Import entries, vehicle clearance, household goods, returning resident exemptions, duty calculation, import permits, BAHA permits for plants and pets, agente aduanal, Santa Elena border, Free Zone',
      bio: 'Bring me the invoice before you bring me the truck. Nine problems of ten at the northern border begin with a missing paper, and I would rather find it on Monday in my office than on Friday in the sun. I clear vehicles, machinery, furniture and the dogs of people who are moving down from Texas. A simple entry is BZ$125. I will tell you the duty to the dollar, and I will not tell you a way around it.',
      showcase: ['stamped-document', 'delivery-truck', 'calculator-ledger'],
      joinedDaysAgo: 667,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Doug and Marcy H.',
          stars: 5,
          text: 'We drove down from Texas with a trailer, two dogs and a parrot. Sandra had every permit waiting and we were through in under two hours. The parrot behaved too.',
          daysAgo: 489,
        },
        {
          author: 'Ismael Q.',
          stars: 4,
          text: 'Cobra lo justo y sabe su trabajo. En diciembre hay que tener paciencia porque todos la buscan.',
          daysAgo: 128,
        },
        {
          author: 'Delmer U.',
          stars: 5,
          text: 'Her estimate for my pickup was off by eleven dollars. I have been given estimates off by thousands.',
          daysAgo: 54,
          reply: 'The eleven dollars still bother me, Delmer. Enjoy the truck.',
        },
      ],
    },
    {
      firstName: 'Jermaine',
      lastName: 'Slusher',
      portrait: { presents: 'man', age: 'young', skin: 'deep' },
      location: 'Ladyville',
      occupation: 'Mover',
      education: 'Ladyville Technical High School, football captain. Heavy vehicle licence.',
      skills:
        'House moving, furniture, fridges and stoves, office moves, packing, three-ton truck, stairs, piano and safe, same-day moves, rubbish removal, countrywide',
      bio: 'Four men, one three-ton truck with a roof, forty blankets. The blankets matter more than the men. We wrap everything before it leaves your door, because between Ladyville and the Haulover bridge there are potholes with their own names. A two-bedroom move inside Belize District goes for BZ$350, Cayo or the north by the mile. I carry the television in my own lap. Month end books up early, so message me around the twentieth.',
      showcase: ['delivery-truck', 'furniture'],
      joinedDaysAgo: 226,
      reviews: [
        {
          author: 'Alicia R.',
          stars: 5,
          text: 'They moved my mother from Belize City to Burrell Boom with a glass cabinet older than me. Not a scratch, and they put it back in the same order.',
          daysAgo: 143,
        },
        {
          author: 'Stefan B.',
          stars: 4,
          text: 'Strong, quick and polite. One box of books got wet because the truck door stood open in a shower; he paid for the two that were ruined.',
          daysAgo: 60,
          reply: 'Thanks for being fair, Stefan. There is a curtain on that door now.',
        },
      ],
    },
    {
      firstName: 'Yareli',
      lastName: 'Uh',
      portrait: { presents: 'woman', age: 'young', skin: 'brown' },
      location: 'San Ignacio',
      occupation: 'Motorbike Courier',
      education: 'Sacred Heart College. Defensive riding course, Belmopan.',
      skills:
        'Food delivery, documents, medicine pick-up, parcel drop to bus, small shopping, bank deposits, San Ignacio and Santa Elena, mensajería, moto',
      bio: 'Red helmet, insulated box, no stopping to chat. I carry lab samples, lunches, keys that were forgotten in Santa Elena and, each February, an unreasonable number of roses. In town BZ$5, Bullet Tree or Cristo Rey BZ$10, Benque BZ$15. When the low bridge goes under I take the Hawkesworth with everyone else, so add ten minutes. I send a photo on delivery, with your gate in it, so nobody can say it never reached.',
      showcase: ['parcel', 'smartphone'],
      joinedDaysAgo: 112,
      video: true,
      reviews: [
        {
          author: 'Rina O.',
          stars: 5,
          text: "She delivers our café lunches six days a week and the soup arrives with the lid still dry. I don't know how.",
          daysAgo: 71,
        },
        {
          author: 'Bernard K.',
          stars: 5,
          text: 'Forgot my passport in the hotel safe, already at the bus terminal in Belmopan. She rode it down to me in 35 minutes. Lifesaver.',
          daysAgo: 25,
          reply: 'Legally 35 minutes, Bernard! Glad you made the plane.',
        },
      ],
    },
    {
      firstName: 'Desmond',
      lastName: 'Roches',
      portrait: { presents: 'man', age: 'middle', skin: 'deep' },
      location: 'Dangriga',
      occupation: 'Runman',
      education:
        'Sacred Heart Primary, Dangriga. Conductor on the southern buses for fourteen years.',
      skills:
        'Bus parcels, errands to Belize City and Belmopan, government forms, passport office line, vehicle parts, medicine, cash collection, same-day return, runman, mandados',
      bio: 'First bus out, last bus in. While you open your shop in Dangriga I am over the Hummingbird with your envelope inside my shirt. Vital Statistics, the part for your outboard, a cake that must not lean: every conductor on the line knows me because I trained half of them. Belmopan return is BZ$25, Belize City BZ$35, plus bus fare, and the second errand goes for ten. I call from the counter if the officer wants another paper.',
      showcase: ['bus', 'parcel', 'stamped-document'],
      joinedDaysAgo: 172,
      workEmail: false,
      reviews: [
        {
          author: 'Eulalia M.',
          stars: 5,
          text: "He got my daughter's birth paper in one day when I had lost two days' work trying. The cake for the christening also came straight.",
          daysAgo: 101,
        },
        {
          author: 'Mike T.',
          stars: 4,
          text: 'Reliable for engine parts. He brought the wrong impeller once, and went back on his own fare.',
          daysAgo: 34,
          reply: 'My mistake, my fare. That is the rule.',
        },
      ],
    },
    {
      firstName: 'Heinrich',
      lastName: 'Thiessen',
      portrait: { presents: 'man', age: 'middle', skin: 'light' },
      location: 'Orange Walk',
      occupation: 'Heavy Truck Driver',
      education:
        'Shipyard colony school, then the road. Heavy goods licence, dangerous goods card.',
      skills:
        'Flatbed, lowboy, cane hauling, marl and gravel, moving tractors and excavators, grain, long distance, transporte pesado, Low German, Spanish, English',
      bio: 'From the first whistle at Tower Hill until June, you find me in the cane line, reading. After crop the flatbed is free and I pull whatever is too big for the others: excavators to Toledo, a wooden church to Indian Church, roof steel to the port. I grease the pins myself every Saturday. BZ$5.50 per loaded mile, marl by the cube. I ask about bridges before I start, since the one at Crooked Tree asked me first.',
      showcase: ['delivery-truck', 'gears'],
      joinedDaysAgo: 358,
      phoneKind: 'landline',
      reviews: [],
    },
    {
      firstName: 'Verna',
      lastName: 'Nembhard',
      portrait: { presents: 'woman', age: 'middle', skin: 'brown' },
      location: 'Placencia',
      occupation: 'Airport Shuttle Driver',
      education:
        'Independence High School, BTB tour operator and public service vehicle licences, child seat fitting certificate.',
      skills:
        'Placencia to international airport, private shuttle, family van, child seats, surfboards and dive gear, grocery stop, Hopkins transfers, Mango Creek, wheelchair ramp',
      bio: "Placencia to the international airport is three hours if you know where the speed bumps are, and I know all one hundred and four. My van seats nine, with real child seats and a cooler. We stop once on the Hummingbird for orange juice and a toilet that I have inspected personally. BZ$440 for the whole van, not per head. My grandfather ran mail up this same peninsula by dory, so I don't complain about the potholes.",
      showcase: ['bus', 'beach-umbrella'],
      joinedDaysAgo: 287,
      reviews: [
        {
          author: 'Ada O.',
          stars: 5,
          text: 'Three kids, one carsick. Verna had bags, ginger sweets and a story for every mile marker. She made the long drive part of the holiday.',
          daysAgo: 206,
          reply:
            'Tell the little one the ginger sweets are still in the glove box, waiting for her.',
        },
        {
          author: 'Howard J.',
          stars: 4,
          text: "Punctual and safe. The juice stop added half an hour we didn't really want, but the juice was excellent.",
          daysAgo: 119,
        },
        {
          author: 'Leonie F.',
          stars: 5,
          text: 'I use a wheelchair and this is the first shuttle in Belize where I did not have to be lifted. Thank you for the ramp.',
          daysAgo: 12,
        },
      ],
    },
    {
      firstName: 'Gilberto',
      lastName: 'Rosado',
      portrait: { presents: 'man', age: 'elder', skin: 'tan' },
      location: 'San Pedro',
      occupation: 'Barge and Freight Agent',
      education:
        "San Pedro R.C. School, then St. John's College as a boarder, 1974. Master's ticket for coastal cargo vessels from the Port Authority. Courses in cargo lashing, fuel handling and spill response. Forty-four years afloat: first fishing sloops, then the old supply boats, and since 1999 barges, as mate, captain and finally as the man with the clipboard.",
      skills:
        'Barge booking from Belize City to San Pedro, Caye Caulker and private cayes, pallets, lumber, steel, cement and sand, golf carts and vehicles, furniture containers, refrigerated goods, moving house to the island, crane and forklift hire, beach landings, dock delivery north of the bridge, customs papers with a licensed broker, consolidation of online purchases, storage at the yard, damage reports with photographs, weekly schedule, flete, carga, barcaza, agente de carga, English and Spanish',
      bio: 'Everything you see on this island, except the sand and the pelicans, came past my clipboard. Sofas, cement, a carousel for a birthday, golf carts by the dozen. The barge loads in Belize City on Monday and Thursday and reaches us with the morning tide; I book your space, count your pallets twice and call you before the rain does. A pallet is BZ$95, a golf cart BZ$300. Do not send loose boxes. Write your name on all four sides, in letters that an old man can read without his glasses.',
      showcase: ['crane', 'parcel', 'delivery-truck'],
      joinedDaysAgo: 610,
      reviews: [
        {
          author: 'Nina V.',
          stars: 5,
          text: 'We moved from Belmopan to San Pedro with a whole house in one container. Don Gilberto found the missing crate before we noticed it was missing.',
          daysAgo: 455,
        },
        {
          author: 'Luis P.',
          stars: 5,
          text: 'Doce años mandando cemento con él. Si dice jueves, es jueves.',
          daysAgo: 202,
        },
        {
          author: 'Kyle E.',
          stars: 3,
          text: 'Two dining chairs were scratched. The photos proved it happened before loading, so no compensation, but he dealt with my complaint properly.',
          daysAgo: 81,
          reply:
            'Sorry about the chairs, Kyle. My nephew repairs furniture and he will do them at cost.',
        },
      ],
    },
    {
      firstName: 'Christopher-Leopold',
      lastName: 'Sandoval-Wetherburn',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      location: 'Stann Creek',
      occupation: 'Refrigerated Truck and Container Haulier',
      education:
        'Diesel mechanics, ITVET Dangriga. Refrigeration unit training, Guatemala. Articulated vehicle licence.',
      skills:
        'Reefer truck, shrimp, citrus juice, bananas, ice cream, Big Creek port, container haulage, temperature logs, night driving, food supply to resorts',
      bio: 'Minus eighteen from Independence to the city, and the chart to prove it. Shrimp, juice concentrate, banana for Big Creek, ice cream for every shop between Pomona and Riversdale: I drive at night, when the road is cool and the deer are the only traffic. One truck, one trailer, one driver, so the man who loads is the man who answers. Full reefer to Belize City BZ$780; part loads welcome on Tuesdays. The villages call me Ice.',
      showcase: ['delivery-truck', 'market-crates'],
      joinedDaysAgo: 83,
      reviews: [],
    },
    {
      firstName: 'Alwyn',
      lastName: 'Pandy',
      portrait: { presents: 'man', age: 'middle', skin: 'deep' },
      location: 'Belize City',
      occupation: 'Forklift Operator',
      education: 'Port training',
      skills: 'Forklift, containers, warehouse',
      bio: 'Forklift work, day or night.',
      showcase: [],
      joinedDaysAgo: 20,
      reviews: [],
      pictures: false,
      workEmail: false,
    },
    {
      firstName: 'Eusebio',
      lastName: 'Teul',
      portrait: { presents: 'man', age: 'elder', skin: 'brown' },
      location: 'Toledo',
      occupation: 'Village Bus Driver',
      education: 'Omnibus licence.',
      skills: 'Village bus, charters, school trips',
      bio: 'San Antonio to PG, market days. Charters on Sundays.',
      showcase: [],
      joinedDaysAgo: 399,
      reviews: [],
      workEmail: false,
    },
  ],
} satisfies DemoSpecialistCategory;
