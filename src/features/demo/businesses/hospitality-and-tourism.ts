import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Hospitality and Tourism',
  businesses: [
    {
      businessName: 'Mangrove Clock Tours',
      location: 'Placencia',
      address: 'Main Road, opposite the football field',
      specificType: 'Tour company',
      about:
        "Captain Delroy Eiley ran his uncle's fishing skiff out of Placencia for eleven years before anyone paid him to talk about the birds. In 2012 his sister Nadine painted a sign, bought twelve life vests and we became a tour company. Two boats, five licensed guides, all of us raised on the peninsula.",
      services:
        'Snorkelling at Laughing Bird Caye and Silk Cayes, whale shark trips around the full moon from March to June, Monkey River wildlife tour, manatee watching, mangrove kayaking by lamplight, Cockscomb jungle hike, ruins of Nim Li Punit, private charters, paseos en lancha. From BZ$150 a person with lunch and park fee.',
      description:
        "We leave by the tide, so ask us the evening before what time to be on the dock. Groups stop at ten people. Lunch is stew chicken and johnny cakes on the sand, or a vegetable pot if you tell Nadine. Children's masks and prescription masks are on board. The office opens daily from seven to six; in September and October we go out on calm days only.",
      showcase: ['speedboat', 'dive-mask', 'temple-tour'],
      joinedDaysAgo: 642,
      phoneKind: 'mobile',
      video: true,
      reviews: [
        {
          author: 'Karin H.',
          stars: 5,
          text: 'Three trips in one week with Delroy and his crew. At Silk Cayes he turned the boat around for a loggerhead that everyone else had missed. Our daughter is seven and nervous in water; Nadine swam beside her the whole time holding a float ring.',
          daysAgo: 38,
        },
        {
          author: 'Leroy M.',
          stars: 5,
          text: 'Mi carry my whole family from Belize City fi Monkey River. Howlers, manatee, and di johnny cake still hot. Worth every shilling.',
          daysAgo: 121,
          reply: 'Big respect, Leroy. Granny gets the front seat again next time.',
        },
        {
          author: 'Paul E.',
          stars: 3,
          text: 'Good guide, but the whale shark trip was pushed back twice for wind and in the end we saw none. I understand nobody can promise a fish. Would have liked to know the odds before paying for four.',
          daysAgo: 260,
          reply:
            "Fair point, Paul. We now write last season's sightings on the board so guests can decide with open eyes.",
        },
        {
          author: 'Josefina T.',
          stars: 4,
          text: 'El paseo en kayak de noche entre los manglares fue lo mejor del viaje. Llévense repelente, bastante.',
          daysAgo: 402,
        },
      ],
    },
    {
      businessName: 'Second Breath Dive Shop',
      location: 'San Pedro',
      address: 'Boca del Rio Drive, third dock north of the bridge',
      specificType: 'Dive shop',
      about:
        'Started by two cousins, Abner and Rosela Guerrero, with eight tanks and a second-hand compressor that crossed from Chetumal on a cement barge. Abner has more than six thousand dives on this reef. Rosela has fewer, and better air consumption, which she will mention.',
      services:
        'Two-tank reef dives BZ$190, night dives, Hol Chan and Shark Ray Alley snorkel, Blue Hole day trip on Tuesdays and Saturdays, open water courses, refreshers for rusty divers, tank fills, regulator servicing, cursos de buceo en español.',
      description:
        'No more than six divers to a guide. Boats go at nine, eleven and two, and the first one has the clearest water. You set up your own kit or we do it for you, both are fine. Fresh-water rinse, hot tea with condensed milk on the way home. Open every day but Good Friday, seven to five.',
      showcase: ['dive-mask', 'sea-turtle'],
      joinedDaysAgo: 388,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Megan O.',
          stars: 5,
          text: 'Had not dived in nine years. Rosela took me through every skill off the dock before we went near the boat, and never once made me feel slow.',
          daysAgo: 19,
        },
        {
          author: 'Tomasz K.',
          stars: 4,
          text: 'Excellent small groups. Blue Hole is a very long boat ride, take a tablet for the stomach. The half day at Long Caye was better than the hole itself.',
          daysAgo: 204,
        },
      ],
    },
    {
      businessName: 'Lantern Fly Lodge',
      location: 'Cayo',
      address: 'Mile 6, Cristo Rey Road',
      specificType: 'Jungle lodge',
      about:
        "Seven thatched cabanas on a hill that used to be our grandfather's milpa. The Canto family replanted the slope with cohune and mammee apple, cut the bay-leaf roofs ourselves and opened in the dry season of 2015. The peanut-headed bug on our sign really does live here.",
      services:
        'Cabanas from BZ$220, bunkhouse for students, horseback rides to the Macal River, guided ATM cave and Caracol bookings, night walks, tortilla lesson with Doña Elvia, packed lunches, laundry, airport and water taxi transfers.',
      description:
        'Mornings start with coffee from the fire hearth and toucans in the trumpet trees. Power is solar, so hair dryers stay in the suitcase; fans and phone charging work all night. Trails are marked with painted gourds and the longest takes two hours. Guests may arrive until nine in the evening. From July to November rooms cost a third less and rubber boots are free.',
      showcase: ['guest-room', 'hammock', 'temple-tour'],
      joinedDaysAgo: 517,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Annelies V.',
          stars: 5,
          text: 'We booked two nights and stayed five. Doña Elvia laughed at my square tortillas and then ate them. The night walk gave us a kinkajou and a tarantula.',
          daysAgo: 64,
        },
        {
          author: 'Denise Y.',
          stars: 4,
          text: "Weekend escape from Belize City. Lovely and quiet, food tasted like home. Last two miles of road rough after rain, don't try it in a low car.",
          daysAgo: 150,
          reply:
            'Thank you, Denise. Next time leave the car at the junction and Raúl will fetch you in the pickup, no charge.',
        },
        {
          author: 'Grant P.',
          stars: 2,
          text: 'Pretty place, but the water heater in cabana four was cold for two of our three mornings and nobody told us when it would be fixed.',
          daysAgo: 331,
          reply:
            'You are right, Grant, and we are sorry. The heater was replaced the week you left. One night was refunded.',
        },
      ],
    },
    {
      businessName: "Miss Ionie's Upstairs Rooms",
      location: 'Caye Caulker',
      address: 'Middle Street, above the yellow bakery shutters',
      specificType: 'Guesthouse',
      about:
        'Ionie Heusner rented her first room in 1988 to a Swede who had missed the last boat. He still sends a card at Christmas. Her granddaughter Shanelle keeps the book now; Miss Ionie keeps an eye on Shanelle.',
      services:
        'Five rooms with fan, private bath and shared veranda, BZ$85 to BZ$130. Bicycles, snorkel masks, kitchen use, luggage storage after check-out, habitaciones económicas, weekly rates for nurses and teachers.',
      description:
        'Four minutes on foot from the water taxi pier. Shoes come off at the stairs. There is a filter jug, a shelf of swollen paperbacks and a hammock for whoever gets up first. Quiet after ten, except in Lobsterfest week, when nobody on the island is. Somebody is at the desk from seven until eight at night.',
      showcase: ['guest-room', 'bicycle'],
      joinedDaysAgo: 289,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Sophie L.',
          stars: 5,
          text: 'Cleanest cheap room I found in Central America. Miss Ionie gave me ginger tea when I came back sunburned and sorry for myself.',
          daysAgo: 27,
        },
        {
          author: 'Rolando C.',
          stars: 4,
          text: 'Cuarto sencillo, limpio y buen precio. El abanico suena un poco, pero con la brisa casi no hace falta.',
          daysAgo: 183,
        },
      ],
    },
    {
      businessName: 'Permit & Patience Fly Fishing',
      location: 'Punta Gorda',
      address: 'Front Street, beside the municipal dock',
      specificType: 'Fishing guides',
      about:
        'Three guides from one Garifuna family who poled these flats to set lobster traps long before they ever saw a fly rod. Uncle Carlton Nunez learned the sport from a lost Canadian in 1996 and taught the rest of us. We tie our own crab flies through the rainy months.',
      services:
        'Permit, bonefish and tarpon on the flats of Port Honduras, skiff and guide BZ$850 a day, half days, fly-casting lessons on the grass, spin fishing for children, overnight camp at Snake Cayes, rod hire, pesca con mosca.',
      description:
        'Permit refuse far more often than they eat. We say so before you pay, and then we work hard to prove it wrong. Skiffs leave at first light with ice, water and panades. All permit, bonefish and tarpon go back alive. Best months are March to June and again in October. Reach us after four in the afternoon, when the boats are in.',
      showcase: ['fishing-rod', 'speedboat'],
      joinedDaysAgo: 455,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Russ D.',
          stars: 5,
          text: 'Two days, forty-one shots, one permit. Carlton saw fish I could not find with him pointing at them. I have booked next April already.',
          daysAgo: 88,
        },
      ],
    },
    {
      businessName: 'Swing Bridge Strollers',
      location: 'Belize City',
      address: '7 North Front Street, ground floor',
      specificType: 'City walking tours',
      about:
        'Retired teacher Lorna Gentle began by walking her own Standard Five class round the old capital. After her last school bell she put on a bigger hat and did the same for visitors. Four former pupils now guide with her.',
      services:
        "Two-hour walks of the Swing Bridge, Fort George lighthouse, Regent Street and St. John's Cathedral, BZ$50. Street food walk with meat pies and cowfoot soup, September parade balcony visits, cruise-day tours timed to the last tender, school groups at half price.",
      description:
        'We meet under the post office clock at nine and at one on cruise days, and by arrangement otherwise. Pace is slow, shade is planned, every route passes two clean washrooms. You will hear about the 1931 hurricane, log rafts, the Baron, and who stole whose recipe. No tour runs on Sundays, when Miss Lorna sings in the choir.',
      showcase: ['camera', 'books'],
      joinedDaysAgo: 96,
      phoneKind: 'landline',
      reviews: [],
    },
    {
      businessName: 'Old Boom Chain River Lodge & Boat Trips',
      location: 'Burrell Boom',
      address:
        'River Road, second gate after the old ferry landing, a quarter mile past the Boom bridge',
      specificType: 'River lodge, cabins and boat trips',
      about:
        'In logging days a heavy iron chain lay across the Belize River at Burrell Boom to stop the mahogany floating down from Cayo. Our great-grandfather Alford Pitterson tended it. The family kept the landing, and in 2009 we built four cabins on posts, high enough that the big floods pass underneath and guests watch from the veranda with coffee.',
      services:
        'Four riverside cabins with fan or air conditioning (from BZ$140 a night, breakfast included), camping on the lawn, canoe and kayak hire, guided boat trips to see howler monkeys, iguanas and crocodiles, evening croc spotting, birdwatching at Crooked Tree lagoon between November and May, cashew wine tasting, fishing for tarpon and snook, airport pick-up from Ladyville in twenty minutes, day passes for families, church groups and schools, cocina criolla, paseos por el río, hospedaje familiar.',
      description:
        'You will hear baboons, as we call the howlers, before the alarm clock. Breakfast is fry jacks, beans and eggs at a long table; supper must be ordered by three because Miss Verna shops once a day. Boats go out at six and again at four, when the animals move and the sun is kinder. We have no television, and a swing over the water that grandparents also use. Office open every day from six in the morning until nine at night; in the October rains call first, as the low road can flood.',
      showcase: ['guest-room', 'hammock', 'fry-jacks'],
      joinedDaysAgo: 698,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Hugh B.',
          stars: 5,
          text: 'Last night in Belize before an early flight, and we wished we had given it three. The boat ride at four was better than the zoo. Kingfishers, bats asleep on a log, a crocodile as long as the canoe. Miss Verna packed us journey cakes for the airport because the kitchen would be closed when we left, and would not hear of money for them.',
          daysAgo: 45,
        },
        {
          author: 'Yvette A.',
          stars: 4,
          text: 'Our church youth group spent the day. Plenty space, swing was a hit, price fair. Bathrooms could use one more for a group of thirty.',
          daysAgo: 312,
          reply:
            'Two new washrooms are finished by the football side, Sister Yvette. Come and cut the ribbon.',
        },
      ],
    },
    {
      businessName: 'Ixim Ha Homestay',
      location: 'Toledo',
      address: 'San Miguel village, by the river crossing',
      specificType: 'Homestay',
      about: "A Q'eqchi' family with two spare hammocks and one guest room.",
      services: 'Room and three meals BZ$60. River swimming.',
      description: 'Bus from Punta Gorda at noon. Ask for the Coc house.',
      showcase: [],
      joinedDaysAgo: 22,
      workEmail: false,
      pictures: false,
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
