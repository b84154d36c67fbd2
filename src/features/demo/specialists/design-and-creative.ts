import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Design and Creative',
  people: [
    {
      firstName: 'Shanelle',
      lastName: 'Meighan',
      portrait: { presents: 'woman', age: 'young', skin: 'brown' },
      location: 'Belize City',
      occupation: 'Graphic Designer',
      education:
        "Art and Design at St John's College Junior College, 2015, then a Bachelor of Fine Arts in Graphic Communication from a university in Mérida, where I learned typography in Spanish and homesickness in Kriol. Three years in the artroom of a Belize City print shop, on night shift every August. Short courses in packaging and in screen printing since.",
      skills:
        'Logo design, branding, flyers, posters, menus, business cards, packaging, hot sauce and jam labels, T-shirt art, banners, social media templates, wedding and funeral programmes, annual reports, school yearbooks, carnival band artwork, truck and boat lettering files, print-ready PDF, Illustrator, Photoshop, InDesign, redrawing of old logos, bilingual layouts, diseño gráfico, etiquetas, volantes, checking proofs at the press, advice on paper and ink, and rush jobs at night before the Tenth.',
      bio: "Ask any printer in town: August is war. Every school, band and rum shop wants its September poster by yesterday. I trained on that night shift, so I know what a press can hold and what turns to mud on cheap paper. I draw logos by hand first, three ideas, no more, and we talk them through on my verandah in King's Park with a cold lime juice. Logos from BZ$350, flyers from BZ$60. You get every file, named so that you can find it, and I come with you to the printer the first time. Bring samples.",
      showcase: ['color-swatches', 'laptop', 'hot-sauce'],
      joinedDaysAgo: 583,
      reviews: [
        {
          author: 'Marlon E.',
          stars: 5,
          daysAgo: 500,
          text: 'She did labels for our habanero sauce. The supermarket buyer picked the bottle up by himself before I even said a word. That never happened with the old label.',
        },
        {
          author: 'Carolyn H.',
          stars: 5,
          daysAgo: 322,
          text: "Shanelle made the programme for my father's funeral in one evening, with an old photo she cleaned up. She treated it with great care.",
        },
        {
          author: 'Dion F.',
          stars: 4,
          daysAgo: 140,
          text: 'Poster fi di band mi tun out wicked. Only thing, she noh pick up phone before nine a.m. at all.',
          reply:
            'Guilty, Dion! Night shift habits. Leave a message and I answer by ten, big promise.',
        },
      ],
    },
    {
      firstName: 'Delroy',
      lastName: 'Bevans',
      portrait: { presents: 'man', age: 'elder', skin: 'deep' },
      location: 'Belize City',
      occupation: 'Sign Painter',
      education:
        'Apprenticed at fifteen to a sign man on Euphrates Avenue. No certificate, just forty-four years of walls.',
      skills:
        'Hand-painted signs, shop fronts, boat names, bus lettering, gold leaf, murals, church banners, menu boards, number plates for houses, touch-up of old signs, enamel paint',
      bio: 'Vinyl peels. Enamel stays. I have lettered barber shops, snow-cone carts, sailing lighters, two hearses and a bus that went to Chetumal and back for thirty years with my name small in the corner. Tell me the words and the size of the wall; I will chalk it out and you can change your mind until the brush is wet. A shop front takes me two dry days, so in rainy season have patience. From BZ$8 a letter, more if you want shadow and flourish.',
      showcase: ['paint-roller', 'shop-window', 'easel'],
      joinedDaysAgo: 640,
      phoneKind: 'landline',
      workEmail: false,
      video: true,
      reviews: [
        {
          author: 'Anthony S.',
          stars: 5,
          daysAgo: 480,
          text: 'Mr Bevans painted the front of my barber shop. People stop to take photos of it. He did the scissors freehand while telling me a story about Hattie.',
        },
        {
          author: 'Ellen M.',
          stars: 5,
          daysAgo: 205,
          text: 'Bought a small painted sign with our surname for the porch in Vermont. He packed it in newspaper and string and it arrived in our suitcase perfect.',
        },
        {
          author: 'Kendis J.',
          stars: 4,
          daysAgo: 60,
          text: 'Rain stop di work three times so it tek a week and a half, but di letters dem straight like ruler.',
        },
      ],
    },
    {
      firstName: 'Esteban',
      lastName: 'Tzul',
      portrait: { presents: 'man', age: 'young', skin: 'brown' },
      location: 'San Ignacio',
      occupation: 'Wedding and Event Photographer',
      education:
        'Sacred Heart Junior College, business. Assisted a wedding photographer on Ambergris Caye for four seasons and carried every bag.',
      skills:
        'Wedding photography, quinceañera, graduation, family portraits, engagement shoots, fotógrafo, bodas, bautizos, photo albums, prints, night photography, jungle lodge weddings, second shooter',
      bio: "Last March I photographed a bride crossing the Mopan on the hand-cranked ferry, holding her shoes, laughing at the ferryman's jokes. That is the picture I wait for: the one nobody arranged. I cover weddings, quinceañeras and graduations from Benque up to Mountain Pine Ridge. A full day is BZ$1,600 with two photographers, and you see the first twenty pictures within forty-eight hours. I bring lights, spare batteries and an umbrella, in that order.",
      showcase: ['camera', 'flowers', 'temple-tour'],
      joinedDaysAgo: 319,
      reviews: [
        {
          author: 'Kristen T.',
          stars: 5,
          daysAgo: 250,
          text: 'Esteban shot our jungle wedding in a downpour and the rain pictures are our favourites. He was soaked through and still smiling. Twenty previews in our inbox before we flew home.',
        },
        {
          author: 'Mirna P.',
          stars: 5,
          daysAgo: 171,
          text: 'Fotos preciosas de los quince de mi nieta. Muy paciente con la familia, que somos bastantes.',
        },
        {
          author: 'Sheldon B.',
          stars: 3,
          daysAgo: 44,
          text: 'Graduation pictures are nice but we waited five weeks for the album. He said two.',
          reply:
            'Sorry, Sheldon. The album printer in Mérida lost a shipment and I was slow to tell the families. The extra prints are at your school office.',
        },
      ],
    },
    {
      firstName: 'Ángela',
      lastName: 'Requeña',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      location: 'Benque Viejo del Carmen',
      occupation: 'Muralist and Sawdust Carpet Artist',
      education:
        'Workshops at the Benque House of Culture since I was nine. Diploma in mural painting, Antigua Guatemala, 2009.',
      skills:
        'Murals, alfombras de aserrín, Semana Santa, stage backdrops, classroom walls, restaurant walls, painting classes for children, community art, portraits on wall, restoration of saints, bilingual workshops',
      bio: "On Holy Thursday night I am on my knees in the street until four in the morning, sifting coloured sawdust through my fingers with half of Benque beside me. By noon the procession has walked over it and it is gone. Maybe that is why I like walls: they stay. I paint schools, comedores and hotels, and I prefer when the neighbours' children hold a brush too. BZ$14 per square foot with paint. Se habla español primero, English second.",
      showcase: ['easel', 'paint-roller', 'color-swatches'],
      joinedDaysAgo: 222,
      reviews: [
        {
          author: 'Nora C.',
          stars: 5,
          daysAgo: 180,
          text: 'She painted our Standard I classroom with the children. Each one has a leaf on the big ceiba with their own name. The parents cried at the opening, and so did I.',
        },
        {
          author: 'Rigoberto M.',
          stars: 4,
          daysAgo: 66,
          text: 'El mural del restaurante quedó alegre y a los turistas les gusta. Solo el rojo ya se ve un poco pálido por el sol.',
          reply:
            'Paso en enero a darle una capa más de barniz, don Rigo. El sol de la tarde allí es bravo.',
        },
      ],
    },
    {
      firstName: 'Guadalupe Evangelina',
      lastName: 'Villanueva-Marroquín',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      location: 'Orange Walk',
      occupation: "Illustrator and Children's Book Designer",
      education:
        "Teacher's certificate, Corozal Junior College. BA Illustration by distance from a Mexican university, finished at thirty-eight with two children on my lap.",
      skills:
        "Children's books, illustration, watercolour, digital drawing, colouring books, readers for infants, posters for clinics, book layout, cover design, school charts, ilustración infantil, cuentos",
      bio: 'I taught Infant II in San Estevan for twelve years, and our reading books were full of snow. So I began drawing my own: a boy who loses his slippers in the New River, a gibnut who wants to drive a cane truck. Authors now send me stories and I give them pictures in watercolour or on the tablet, laid out and ready for the printer. About BZ$85 a page. Please sign me as Lupe, the whole name needs two covers.',
      showcase: ['books', 'easel', 'color-swatches'],
      joinedDaysAgo: 410,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Verna A.',
          stars: 5,
          daysAgo: 333,
          text: 'Lupe illustrated my story about Tataduhende and my grandson refuses to sleep without it. She read the text three times before drawing anything.',
        },
        {
          author: 'Phillip O.',
          stars: 4,
          daysAgo: 97,
          text: 'Lovely posters for our health centre on dengue. Mothers look at them properly because the yard in the picture looks like theirs.',
        },
      ],
    },
    {
      firstName: 'Zelma',
      lastName: 'Noralez',
      portrait: { presents: 'woman', age: 'elder', skin: 'deep' },
      location: 'Dangriga',
      occupation: 'Fashion Designer',
      education:
        'Sewing from my grandmother in Hopkins. Dressmaking at the old Stann Creek vocational centre, 1979. Pattern cutting, New York, two years.',
      skills:
        "Garifuna dress, gudu, dancer costumes, Settlement Day outfits, bridal, graduation gowns, school uniforms, pattern drafting, alterations, dashiki shirts, headwraps, men's shirts, costume design",
      bio: 'Yellow, black, white. From August till the nineteenth of November my house on Oak Street smells of new cotton and I hardly see my bed. I draw and cut Garifuna dresses for dance groups, choirs, brides and for those who come home from New York and find the old one shrank. Bring your measurements if you must, but I trust only my own tape. A dress with headwrap starts at BZ$130. Order before October. I mean it.',
      showcase: ['sewing-machine', 'sewing-thread', 'drums'],
      joinedDaysAgo: 472,
      phoneKind: 'landline',
      workEmail: false,
      reviews: [
        {
          author: 'Yvette C.',
          stars: 5,
          daysAgo: 391,
          text: 'Flew in from Brooklyn on the 15th with nothing to wear. Miss Zelma scolded me for ten minutes and had a dress on me by the 18th. Fits like a dream.',
        },
        {
          author: 'Lascelle R.',
          stars: 5,
          daysAgo: 204,
          text: 'Made 14 costumes for our school dance group, all the same shade, and strong enough for children who fall down.',
        },
        {
          author: 'Monique D.',
          stars: 4,
          daysAgo: 38,
          text: 'Beautiful work on my graduation gown. You have to go to her, she does not do home visits. Seremein, Miss Zelma.',
        },
      ],
    },
    {
      firstName: 'Tyler',
      lastName: 'Halvorsen',
      portrait: { presents: 'man', age: 'middle', skin: 'light' },
      location: 'Placencia',
      occupation: 'Videographer and Drone Pilot',
      education:
        'Film production diploma, Vancouver. Licensed drone operator in Belize, renewed each year with the aviation department.',
      skills:
        'Video production, drone footage, resort promos, fishing trip films, real estate video, wedding film, short documentaries, editing, colour grading, subtitles, reels',
      bio: 'Came down the peninsula for two weeks in 2008, when the pavement was still a rumour, and stayed for a woman from Seine Bight. We have three kids now. I film resorts, sport-fishing boats, lots for sale and the occasional very sunburnt wedding. Whale shark moons in April and May are booked early. A one-minute promo with drone runs BZ$900; I shoot at dawn because by ten the light is flat and the wind is up.',
      showcase: ['camera', 'fishing-rod', 'beach-umbrella'],
      joinedDaysAgo: 265,
      video: true,
      reviews: [
        {
          author: 'Eloy B.',
          stars: 5,
          daysAgo: 190,
          text: 'He filmed a permit trip with us and stayed quiet the whole time, which is what you want on a flats boat. The clip brought me four bookings from Texas.',
        },
        {
          author: 'Sandra W.',
          stars: 4,
          daysAgo: 82,
          text: 'Great video of our lot in Maya Beach. Wind delayed the drone for three days but the result sold the place.',
        },
      ],
    },
    {
      firstName: 'Alisa',
      lastName: 'Supaul',
      portrait: { presents: 'woman', age: 'young', skin: 'brown' },
      location: 'Toledo',
      occupation: 'Logo and Flyer Designer',
      education: 'Toledo Community College.',
      skills: 'Logos, flyers, Canva, invitations',
      bio: 'Flyers and logos, done by phone. Forest Home.',
      showcase: [],
      joinedDaysAgo: 17,
      reviews: [],
      pictures: false,
    },
    {
      firstName: 'Marcos',
      lastName: 'Sho',
      portrait: { presents: 'man', age: 'young', skin: 'brown' },
      location: 'San Ignacio',
      occupation: '3D Visualiser and Draughtsman',
      education:
        'Associate degree in Architectural Technology, University of Belize. SketchUp, Revit and Blender learned between a job site in Santa Elena and a borrowed laptop.',
      skills:
        '3D rendering, house plans, floor plans, AutoCAD, Revit, SketchUp, Blender, cabanas, thatch roofs, kitchen layout, walkthrough video, as-built drawings, planos de casa, furniture drawings',
      bio: 'You have a lot in Bullet Tree and a drawing on the back of a receipt. Good, start there. I turn it into a model you can walk through on a screen, with the sun coming from the right side and the breeze marked, before anyone mixes cement. Two changes are included, because the second idea is usually the better one. I grew up under thatch in San José, Toledo, and I still think a roof should breathe. Renderings from BZ$180 a view; permit drawings go to an architect I work with.',
      showcase: ['blueprint', 'house'],
      joinedDaysAgo: 144,
      reviews: [],
    },
    {
      firstName: 'Margaretha',
      lastName: 'Plett',
      portrait: { presents: 'woman', age: 'middle', skin: 'light' },
      location: 'Belmopan',
      occupation: 'Interior Designer',
      education:
        'Raised in a furniture workshop in Spanish Lookout. Interior design diploma by correspondence, Winnipeg, 2011.',
      skills:
        'Interior design, kitchens, colour schemes, curtains, custom cabinets, guesthouse rooms, office layout, lighting, hardwood furniture, space planning, small houses, buying lists',
      bio: 'My brothers build the cabinets; I decide where they go. Most Belmopan houses I visit have one problem in common: a beautiful mahogany set made for a room twice the size. We measure first. I plan kitchens, guest rooms and offices with what can be bought in this country, so that you are not waiting on a container in Big Creek. The first visit is BZ$75 within Ring Road and a little past it. Plain rooms, good wood, moving air. That is most of it.',
      showcase: ['furniture', 'color-swatches', 'house'],
      joinedDaysAgo: 371,
      reviews: [
        {
          author: 'Glenda O.',
          stars: 5,
          daysAgo: 300,
          text: 'She moved our furniture around for an hour before suggesting we buy anything at all. In the end we needed two lamps and one shelf.',
        },
        {
          author: 'Wade H.',
          stars: 4,
          daysAgo: 115,
          text: 'Redesigned the waiting room at my practice. Patients comment on it. The chairs came a month late from the workshop.',
          reply:
            "The chairs were my brothers' doing, Doctor, and they have heard about it. Thank you for your patience.",
        },
      ],
    },
    {
      firstName: 'Jahmal',
      lastName: 'Staine',
      portrait: { presents: 'man', age: 'young', skin: 'deep' },
      location: 'Burrell Boom',
      occupation: 'Video Editor',
      education: 'Self-taught.',
      skills: 'Reels, music videos, CapCut, Premiere',
      bio: 'Send the clips, I cut them. BZ$50 and up.',
      showcase: [],
      joinedDaysAgo: 6,
      reviews: [],
      workEmail: false,
    },
    {
      firstName: 'Yadira',
      lastName: 'Graniel',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      location: 'San Pedro',
      occupation: 'Underwater Photographer',
      education:
        'San Pedro High School. PADI Divemaster since 2008, underwater imaging specialty. Daughter and granddaughter of fishermen.',
      skills:
        'Underwater photography, snorkel photos, dive trip pictures, Hol Chan, Shark Ray Alley, Blue Hole, reef survey photos, prints, family portraits on the dock, GoPro lessons, fotos bajo el agua',
      bio: 'Mi abuelo fished conch off Mexico Rocks; I only take their portraits. Hire me for a morning and I will hang back, finning quietly, until the turtle forgets you and you forget the camera. BZ$260 for two tanks and forty edited pictures, delivered the same evening, since most people fly the next day. Norther blowing? Then we go inside, to the mangroves, where the light is green and the seahorses live. I never touch or chase anything.',
      showcase: ['dive-mask', 'sea-turtle', 'camera'],
      joinedDaysAgo: 98,
      reviews: [],
    },
  ],
} satisfies DemoSpecialistCategory;
