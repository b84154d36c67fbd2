import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Construction and Real Estate',
  businesses: [
    {
      businessName: 'Mile Sixteen Block & Sand',
      location: 'Hattieville',
      address: 'Mile 16, George Price Highway',
      specificType: 'Block yard and aggregates',
      about:
        'Hattieville was built in a hurry after the 1961 hurricane; our grandfather mixed concrete for it with a shovel. Clive and Yvette Tillett press the blocks by machine today, but each new worker has to mix one batch by hand.',
      services:
        'Concrete blocks in four, six and eight inch, cement, river sand, gravel, hardcore and fill, steel, paving stones, septic rings, culverts. Truckloads delivered from Belize City to Belmopan. Six-inch block BZ$1.65 at the yard. Bloques, arena y grava.',
      description:
        'Every batch rests for fourteen days before it is sold, and you may drop one on the slab to hear it ring. Tell us the size of the house and Yvette works out the blocks, sand and steel on the back of a cement bag. Trucks roll from six while the highway is quiet. In the wet months phone first about soft lots. The yard shuts at four, Saturdays at noon.',
      showcase: ['brick-wall', 'delivery-truck'],
      joinedDaysAgo: 480,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Alfonso J.',
          stars: 5,
          text: 'Ordered 2,400 blocks, got 2,412 and seven broken. Nobody else on the highway counts like that.',
          daysAgo: 300,
        },
        {
          author: 'Keisha W.',
          stars: 4,
          text: 'Yvette figured the whole foundation for me and was off by two bags of cement. Truck came an hour late on account of the flooding.',
          daysAgo: 111,
        },
        {
          author: 'Winsor P.',
          stars: 1,
          text: "Driver dumped the sand in front of my neighbour's gate and left. Took two days before somebody came to move it.",
          daysAgo: 39,
          reply:
            'Mr. P., we are ashamed of that one. The driver was new and no load leaves now without a name at the gate. Your delivery fee was returned on Monday.',
        },
      ],
    },
    {
      businessName: 'Longstilt Timber Homes',
      location: 'Cayo',
      address: 'Route 20, Spanish Lookout',
      specificType: 'Wooden house builders',
      about:
        'Wooden houses, built under our own roof and carried whole to your land. Peter Dueck and his four brothers have sent out more than three hundred since 2001, one of which went down the highway with the cat still inside.',
      services:
        'Wooden houses of one to three bedrooms, cabins for lodges, school and church rooms, posts and stairs, verandas, zinc or shingle roof, wiring and plumbing ready to connect, moving of existing houses. Casas de madera. 16 by 24 feet from BZ$29,000.',
      description:
        "Walk through four finished houses in the yard and knock on the walls. Choose the plan, windows and paint; in about ten weeks the trailer comes at dawn with an escort, and by evening you can sleep on your stilts. Hardwood posts, hurricane straps on every rafter, ten years' guarantee on the frame. Visits Monday to Friday, seven to five. We speak English, Spanish and Plautdietsch.",
      showcase: ['house', 'hammer-wood', 'crane'],
      joinedDaysAgo: 620,
      phoneKind: 'landline',
      video: true,
      reviews: [
        {
          author: 'Myrna E.',
          stars: 5,
          text: 'My house came to Camalote on a truck at six in the morning, and at five I was cooking in it. The whole street watched.',
          daysAgo: 444,
          reply: 'Thank you, Miss Myrna. The tamales for the crew have not been forgotten.',
        },
        {
          author: 'Greg N.',
          stars: 4,
          text: 'Two cabins for our lodge, straight and strong. The access road was our problem and they were patient with it.',
          daysAgo: 180,
        },
      ],
    },
    {
      businessName: 'Frigatebird Realty',
      location: 'San Pedro',
      address: 'Barrier Reef Drive, over the ice cream parlour',
      specificType: 'Real estate agency',
      about:
        'Lourdes Arceo grew up in San Pedro when Front Street was sand and a lot was paid for in lobster tails. She opened the agency in 2006 and still tells buyers which lots go under water in a norther.',
      services:
        'Houses, condos, beach lots and lagoon land for sale, long-term rentals, property management, valuations, help for first-time Belizean buyers, caretakers for empty homes. Bienes raíces y alquileres. Viewings by golf cart or by boat.',
      description:
        'Before the pretty view you will see the title, the tax receipts and the road in October. Buyers are told to hire their own attorney, and we wait outside. Rentals for islanders are on the yellow board by the stairs, new ones every Monday at nine. Office open Monday to Saturday, nine to five; Lourdes takes the Sunday viewings herself, after Mass.',
      showcase: ['house', 'beach-umbrella', 'guest-room'],
      joinedDaysAgo: 290,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Dana C.',
          stars: 5,
          text: 'She talked us out of the lot we loved and showed us a photo of it under two feet of water. We bought elsewhere, through her, and sleep well.',
          daysAgo: 171,
        },
        {
          author: 'Josué B.',
          stars: 3,
          text: 'El tablero amarillo ayuda, pero los cuartos se van en una hora. Pónganlo también por mensaje, por favor.',
          daysAgo: 65,
          reply: 'Buena idea, Josué. Desde este mes mandamos la lista los lunes a quien la pida.',
        },
      ],
    },
    {
      businessName: 'Tres Niveles Construcción',
      location: 'Orange Walk',
      address: '71 San Antonio Road, Barrio Trial Farm',
      specificType: 'Building contractor',
      about:
        'Three brothers-in-law, three spirit levels. Román lays block, Santos does steel and roofs, Wilber plaster and tile. What one builds the other two check, which is hard on family dinners and good for your walls.',
      services:
        'Concrete houses, additions, second floors, septic tanks, cisterns, tile and plaster, fences and gates, roof repairs, shops and warehouses, plans and permits together with a licensed architect. Casas de concreto, ampliaciones, losas. Free estimate in Orange Walk District.',
      description:
        'The price is split into stages, and you pay for each one when it stands. On the first day we paint the finish date on the fence where the neighbours can read it. No slab is poured in September without a tarp at hand. Between crops we can start within two weeks; during the zafra half our masons are cutting cane, so book ahead. Call evenings from five to eight.',
      showcase: ['brick-wall', 'blueprint'],
      joinedDaysAgo: 156,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Adelaida S.',
          stars: 5,
          text: 'Hicieron el segundo piso de mi casa con nosotros viviendo abajo. Limpiaban todos los días. Terminaron cuatro días antes de la fecha pintada.',
          daysAgo: 99,
        },
        {
          author: 'Rashad O.',
          stars: 4,
          text: 'Straight walls, straight talk. Paint on the gate started to chip after some months, and they came back to fix it.',
          daysAgo: 17,
        },
      ],
    },
    {
      businessName: 'Sittee Bend Land & Survey',
      location: 'Stann Creek',
      address: 'Sittee River Road, Hopkins junction',
      specificType: 'Land surveyors',
      about:
        'Every boundary quarrel between the Hummingbird and the Swasey seems to pass our porch. Licensed surveyor Desiree Lambey and her father, who remembers where the old pegs are, have walked these citrus blocks since 1999.',
      services:
        'Boundary surveys, subdivision plans, topographic surveys, re-pegging after floods, house location plans for banks, drone mapping, help with Lands Department files. Half-acre lot from BZ$850. Mensura de terrenos.',
      description:
        'Clearing the line is cheaper if you bring two cousins with machetes. We search the records first, then come with instruments, then sit with both neighbours if there is a dispute. The plan goes to Belmopan with our seal; how long it stays there is beyond us, but we ask every Thursday. Field days Monday to Wednesday. On Thursdays and Fridays you find us at the desk, eight to four.',
      showcase: ['blueprint', 'tree-seedling'],
      joinedDaysAgo: 203,
      phoneKind: 'landline',
      reviews: [],
    },
    {
      businessName: 'High Pitch Roofing',
      location: 'Belmopan',
      address: 'Maya Mopan area',
      specificType: 'Roofers',
      about: 'Two men, one ladder.',
      services: 'Zinc roofs, leaks, gutters.',
      description: 'Free look. Dry days only.',
      showcase: [],
      joinedDaysAgo: 5,
      phoneKind: 'mobile',
      workEmail: false,
      pictures: false,
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
