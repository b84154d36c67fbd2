import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Automotive',
  businesses: [
    {
      businessName: 'Nine Mile Tire & Rim',
      location: 'Ladyville',
      address: 'Mile 9, Philip Goldson Highway, airport junction',
      specificType: 'Tire shop',
      about:
        "Everybody late for a flight seems to get a flat at our junction. Glenford Bevans noticed this from his father's fruit stall in 2007, bought a jack and a compressor on credit, and paid both off before Easter.",
      services:
        'New and used tires, puncture repair BZ$10, balancing, alignment, rim straightening, batteries, roadside rescue between the toll bridge and Sand Hill, truck and trailer tires, llantas nuevas y usadas.',
      description:
        'Drive in, stay in the seat if you like, and we look at all four for the price of one. Most punctures are done in fifteen minutes; tell us your check-in time and you jump the line. Spare rims cover a whole wall, so odd sizes are worth asking for. Six in the morning to eight at night, Sundays till two.',
      showcase: ['tire', 'wrench-set', 'taxi'],
      joinedDaysAgo: 301,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Alan C.',
          stars: 5,
          text: 'Flat tyre in a rental, flight in ninety minutes. They had us rolling in twelve and refused a tip. We left it under the jack.',
          daysAgo: 14,
        },
        {
          author: 'Shermaine P.',
          stars: 4,
          text: 'Good alignment, car no longer pulls to the left. Waiting area is one bench in the sun, so walk with a hat.',
          daysAgo: 159,
          reply: 'Zinc roof went up over the bench last month, Miss Shermaine. Come try the shade.',
        },
        {
          author: 'Norman K.',
          stars: 5,
          text: 'Dehn sell me a used tire and tell me straight it got one year left. Fourteen months now and still di roll.',
          daysAgo: 287,
        },
      ],
    },
    {
      businessName: 'Blue Gate Diesel Works',
      location: 'Orange Walk',
      address: 'Camp 9, Shipyard Road',
      specificType: 'Diesel and tractor repair',
      about:
        'Cornelius and Jakob Reimer keep engines running that their grandfather brought from Mexico by ship. Injector pumps are the speciality; patience is the method. Low German, Spanish and English are spoken under the same hood.',
      services:
        'Diesel engine rebuilds, injector and pump testing, tractors, cane loaders, stationary generators, water pumps, hydraulic hoses made while you wait, clutch and gearbox work, mecánica diésel.',
      description:
        'Parts that cannot be bought are turned on our own lathe. During the cane crop we stay open by lamplight, because a loader standing still costs a farmer more than the repair does. A test bench sheet comes with every pump. Monday to Saturday, six to five; on Sunday the gate stays shut for everyone.',
      showcase: ['car-engine', 'gears', 'wrench-set'],
      joinedDaysAgo: 533,
      phoneKind: 'landline',
      video: true,
      reviews: [
        {
          author: 'Florentino M.',
          stars: 5,
          text: 'Me arreglaron la bomba del tractor en plena zafra, de noche, con lámpara. El precio fue el que dijeron por la mañana.',
          daysAgo: 76,
        },
        {
          author: 'Clive H.',
          stars: 4,
          text: 'Long drive from the city, but nobody else would touch this generator. Starts at the first turn now. Bring cash.',
          daysAgo: 268,
        },
      ],
    },
    {
      businessName: 'Clothesline Kickstart Cycles',
      location: 'Punta Gorda',
      address: '19 José María Nunez Street',
      specificType: 'Motorcycle repair',
      about:
        "Marcelino Cho bought a drowned motorbike from the river at Big Falls for twenty dollars, dried every piece on his mother's clothes line and rode it to church that Sunday. He is thirty now and has two lifts and a paint booth.",
      services:
        'Motorcycle service BZ$55, chains, sprockets, brake shoes, carburettor cleaning, wiring, tubes and tires, bicycle repairs for schoolchildren at cost, helmets, scooter parts ordered from Guatemala.',
      description:
        'Village riders come in on market days, Monday, Wednesday, Friday and Saturday, so on those mornings expect company and gossip. Leave the bike before eight and shop; it is ready by the time your bus neighbour is loading. A loan bicycle is free while you wait. We open at half past six and stop when the light goes.',
      showcase: ['wrench-set', 'bicycle'],
      joinedDaysAgo: 176,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Teodora I.',
          stars: 5,
          text: "He fixed my son's bicycle for four dollars and showed him how to do it himself next time. We come from San Antonio just for this shop.",
          daysAgo: 40,
        },
      ],
    },
    {
      businessName: 'Sand-in-the-Gears Cart Clinic',
      location: 'San Pedro',
      address: 'Blackadore Caye Street, San Pablo area',
      specificType: 'Golf cart repair',
      about:
        'An island where everyone drives a golf cart and every road is made of sand needs a clinic. Orlando Verde, once a washing-machine man, opened ours in a shed with a sea view that we rarely get to look at.',
      services:
        'Golf cart servicing, gas and electric, battery banks, axle bearings, rust treatment, new roofs and seats, lights for night driving, licence inspections, cart pick-up, mecánico de carritos. Oil and filter BZ$85.',
      description:
        'Salt eats steel here in about three years; a wash and grease every month doubles that, and we will come to your villa to do it. Rental fleets have Tuesday and Thursday. Private carts any other day, eight until five. Leave the key on the hook by the pelican.',
      showcase: ['car-engine', 'gears'],
      joinedDaysAgo: 84,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Wendy T.',
          stars: 3,
          text: 'Cart runs well again but the job took eight days in place of three, waiting on a bearing off the barge. Nobody called, I had to walk over and ask.',
          daysAgo: 21,
          reply:
            'Sorry for the silence, Wendy. From this month each job gets a message on day two, part or no part.',
        },
        {
          author: 'Emir P.',
          stars: 5,
          text: 'Muy honesto. Me dijo que las baterías aguantaban otro año y así me ahorré un dineral.',
          daysAgo: 52,
        },
      ],
    },
    {
      businessName: 'Espejo Body & Paint',
      location: 'Cayo',
      address: '34 Loma Luz Boulevard, Santa Elena',
      specificType: 'Body shop',
      about:
        'A good respray should let you comb your hair in the door. That was the rule of Don Beto Manzanero, who worked with lacquer and a hand pump. His grandson Iván uses an oven booth and waterborne paint. The rule has stayed.',
      services:
        'Dents, rust cutting, chassis straightening, full respray from BZ$2,400, colour matching, insurance estimates, windscreen fitting, bus lettering, polishing, enderezado y pintura.',
      description:
        'Estimates are free on weekday mornings and hold for thirty days. We photograph each layer, bare metal, filler, primer, colour, and hand you the set so that nothing hides beneath. A bumper takes two days and a whole car about two weeks, longer in the wet months when paint is in no hurry to dry. Closed for La Ruta Maya weekend; half the shop paddles.',
      showcase: ['paint-roller', 'welding-mask', 'color-swatches'],
      joinedDaysAgo: 425,
      phoneKind: 'landline',
      reviews: [],
    },
    {
      businessName: 'Suds by the Sea Car Wash',
      location: 'Dangriga',
      address: 'Southern Foreshore',
      specificType: 'Car wash',
      about: 'Hand wash, two brothers.',
      services: 'Wash BZ$15, wax, vacuum.',
      description: 'Daily except when it rains.',
      showcase: [],
      joinedDaysAgo: 5,
      workEmail: false,
      phoneKind: 'mobile',
      pictures: false,
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
