import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Engineering',
  people: [
    {
      firstName: 'Delroy',
      lastName: 'Rhaburn',
      portrait: { presents: 'man', age: 'middle', skin: 'deep' },
      location: 'Belize City',
      occupation: 'Civil Engineer',
      education:
        'BSc Civil Engineering, University of the West Indies, St. Augustine. Registered with the Association of Professional Engineers of Belize. First taught to read a level by my uncle, a Public Works foreman.',
      skills:
        'Drainage design, road design, culverts, site supervision, bills of quantities, building plans for Central Building Authority approval, swamp lots and land fill, construction estimates',
      bio: 'Half of this city sits lower than the tide wants it to, so my work usually starts with one question: where does the water go in October? I design drains, yards, access roads and two- and three-storey concrete buildings, and I visit the site every week while the pour is on. A set of stamped house plans starts at BZ$2,800. If your lot in Lake Independence or Fabers Road needs more fill than the house is worth, I will say so before you spend.',
      showcase: ['blueprint', 'crane', 'house'],
      joinedDaysAgo: 612,
      reviews: [
        {
          author: 'Denise R.',
          stars: 5,
          text: 'Mr. Rhaburn told us straight that our lot needed three feet of fill before anything else. We were upset for a week and then the November rain came. Every neighbour flooded and our yard stayed dry.',
          daysAgo: 401,
          reply:
            'That lot gave me a few late nights, Miss Denise. Keep the back drain clear of leaves and it will serve you for years.',
        },
        {
          author: 'Aaron M.',
          stars: 4,
          text: 'Plans were approved the first time we submitted. Took two weeks longer than promised, but he called to tell me instead of hiding.',
          daysAgo: 188,
        },
        {
          author: 'Pastor Lionel G.',
          stars: 5,
          text: 'He looked at the crack in our church hall for free and said it was only plaster. A less honest man would have sold us a whole new wall.',
          daysAgo: 47,
        },
      ],
    },
    {
      firstName: 'Ángela',
      lastName: 'Novelo',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      location: 'San Pedro',
      occupation: 'Structural Engineer',
      education:
        'Licentiate in Civil Engineering, Universidad Autónoma de Yucatán, Mérida; short courses in wind loading and timber piles in Miami.',
      skills:
        'Structural design, hurricane straps, pile foundations, reinforced concrete, sea walls, condo inspections, roof uplift checks, ingeniera estructural, second opinions on cracked columns',
      bio: 'On Ambergris Caye, sand is what you stand on and salt is what you breathe, and both of them eat buildings. I calculate pile depths, roof ties and concrete cover for houses from the Boca del Río bridge to Secret Beach. After Lisa passed in 2022 I walked more than forty roofs in ten days. Most that failed were missing straps worth less than BZ$4 each. Inspections before you buy a condo: BZ$450, report in your inbox within five days, English or Spanish.',
      showcase: ['blueprint', 'house'],
      joinedDaysAgo: 530,
      reviews: [
        {
          author: 'Grant and Holly P.',
          stars: 5,
          text: 'We were about to sign for a third-floor condo. Ángela found rusted rebar in two balcony columns that the seller had freshly painted over. Best BZ$450 we have spent in this country.',
          daysAgo: 355,
          reply:
            'Thank you both. I am glad you found the other place, it is a much better building.',
        },
        {
          author: 'Don Chepe A.',
          stars: 4,
          text: 'Muy profesional y explica todo con dibujos. Un poco cara, pero mi techo ya no se mueve con el norte.',
          daysAgo: 120,
        },
      ],
    },
    {
      firstName: 'Emiliano',
      lastName: 'Tzul',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      location: 'San Ignacio',
      occupation: 'Land Surveyor',
      education:
        "Diploma in Land Surveying, University of Technology, Jamaica. Licensed under the Land Surveyors Act. Sacred Heart College, class of '99.",
      skills:
        'Boundary survey, subdivision, topographic survey, lost boundary pegs, agrimensor, GPS and total station, drone mapping, Lands Department submissions, mutation of title, farm surveys',
      bio: "My machete has cut line from Bullet Tree to the Chiquibul, and I still carry it in the same bag as the GNSS receiver. People call me when a fence moves, when a grandfather's forty acres must become five, or when the peg that was there last dry season is suddenly under the neighbour's pigsty. A house lot in town runs BZ$900 to BZ$1,200, pegs included. For farms I need to see the bush first. Best months are February to May, before Branch Mouth floods.",
      showcase: ['blueprint', 'stamped-document'],
      joinedDaysAgo: 470,
      video: true,
      reviews: [
        {
          author: 'Orvin C.',
          stars: 5,
          text: 'Found our corner peg two feet underground with roots grown around it. My cousin and I had been fighting about that line since 2011. Now we share a fence and a lime tree.',
          daysAgo: 266,
          reply: 'I remember the roots. Give my regards to your cousin, and save me some limes.',
        },
        {
          author: 'Wendy H.',
          stars: 3,
          text: 'The survey itself was careful, but the plan then sat four months waiting for authentication. He says it is the office and not him. Maybe so, but tell people at the start.',
          daysAgo: 90,
          reply:
            'You are right, Wendy, I should have warned you about the waiting time. I now put it in writing on every quotation.',
        },
        {
          author: 'Santos T.',
          stars: 5,
          text: 'Puntual, respetuoso y trae su propia gente para chapear. Midió veinte acres en dos días.',
          daysAgo: 31,
        },
      ],
    },
    {
      firstName: 'Cornelius',
      lastName: 'Wiebe',
      portrait: { presents: 'man', age: 'elder', skin: 'light' },
      location: 'Orange Walk',
      occupation: 'Agricultural Machinery Engineer',
      education:
        "Learned in my father's machine shop in Blue Creek, then two winters of hydraulics training in Winkler, Manitoba.",
      skills:
        'Rice combine repair, grain dryers, conveyor design, hydraulics, gearbox rebuild, lathe and milling, cane loader arms, pump stations, custom steel fabrication, Low German, Spanish, English',
      bio: 'When a combine stops in the middle of the rice, nobody asks what day it is. I build and fix the machines that farms in the north live on: dryers, augers, loader arms, irrigation pumps. If the part is on a ship from Houston I will turn one on the lathe to get you through harvest. Bring the broken piece to the shop in Blue Creek, or send a photo with a tape measure beside it. Closed Sundays. Honest weight, honest price, cash or cheque.',
      showcase: ['gears', 'wrench-set'],
      joinedDaysAgo: 655,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Hector N.',
          stars: 5,
          text: "The arm of my cane loader cracked in the third week of crop. He had it plated and back on the road before the next morning's quota. No fuss, no long talk.",
          daysAgo: 210,
        },
        {
          author: 'Jacob F.',
          stars: 5,
          text: 'Built a dryer for our beans, runs on cobs, burns half of what the old one did.',
          daysAgo: 590,
        },
      ],
    },
    {
      firstName: 'Felicia',
      lastName: 'Zuniga',
      portrait: { presents: 'woman', age: 'young', skin: 'deep' },
      location: 'Dangriga',
      occupation: 'Water and Sanitation Engineer',
      education:
        'BSc Environmental Engineering, National Central University, Taiwan (scholarship). Ecumenical College, Dangriga, valedictorian.',
      skills:
        'Rudimentary water systems, septic tank design, well testing, chlorination, rainwater vats, pump sizing, environmental compliance plans, training village water boards, Garifuna and English',
      bio: 'Buiti binafi! Hopkins, Georgetown, Silk Grass, Sarawee: I have climbed the water tower in each of them. Village water boards hire me to find out why pressure dies at six in the evening, why the chlorine smell comes and goes, or what a new line would cost before they go to ask for a grant. Guest houses call about septic fields that fail when the sea comes up. I came home from Taiwan with good Mandarin, a soil auger, and no patience at all for leaking gate valves.',
      showcase: ['pipe-joint', 'blueprint', 'helping-hands'],
      joinedDaysAgo: 244,
      reviews: [
        {
          author: 'Marva L.',
          stars: 5,
          text: 'Our water board was losing almost half the tank at night. Miss Felicia walked the line with a listening stick and found three leaks in one morning.',
          daysAgo: 133,
          reply:
            'Seremein, Miss Marva! Your caretaker did the digging, so half of that praise belongs to him.',
        },
        {
          author: 'Tom and Birgit K.',
          stars: 4,
          text: 'Redesigned the septic for our four cabanas. Clear drawings, and the builder could follow them without calling every hour. Scheduling was tricky because she is always in a village somewhere.',
          daysAgo: 38,
        },
      ],
    },
    {
      firstName: 'Prem',
      lastName: 'Supaul',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      location: 'Belmopan',
      occupation: 'Electrical Engineer',
      education:
        'BEng Electrical Engineering, University of Technology, Jamaica, 2006. Associate Degree in Mathematics and Physics, University of Belize, Belmopan. Unrestricted electrical licence, Public Utilities Commission. Manufacturer certificates for standby generators, lightning protection and solar inverters. Part-time lecturer in circuits on Thursdays.',
      skills:
        'Electrical drawings for permits, load calculations, three-phase supply, transformer sizing, standby generators and transfer switches, lightning protection, earthing tests with certificate, solar with battery backup, net billing applications, power factor correction, hotel and office energy audits, thermal camera inspection of panels, fire alarm design, lighting plans, supervision of electricians, expert reports for insurance claims after surges, ingeniero eléctrico, English, Spanish and Kriol',
      bio: 'Every April, when the heat bears down and the lights across Belmopan begin to dip, my phone wakes up. Ministries, clinics, poultry houses on the Hummingbird and families in Maya Mopan all have the same trouble: a panel that was drawn for fans and now carries six air conditioners. I measure first, for one full week, and only then I draw. An audit costs BZ$600 and has never yet failed to pay for itself inside the year. I do not sell equipment, so my advice comes without a commission.',
      showcase: ['light-switch', 'solar-panels', 'blueprint'],
      joinedDaysAgo: 388,
      reviews: [
        {
          author: 'Dr. Yvette S.',
          stars: 5,
          text: 'Our vaccine fridge tripped every afternoon. Two electricians changed breakers; Mr. Supaul put a logger on the line for a week and proved the neutral was loose at the pole. Solved the same day.',
          daysAgo: 205,
        },
        {
          author: 'Carlos I.',
          stars: 4,
          text: 'The audit cut our bill from about BZ$3,100 to BZ$2,350 a month. The report is long, read the last page first.',
          daysAgo: 77,
          reply: 'Fair point, Carlos. The summary now sits on page one.',
        },
      ],
    },
    {
      firstName: 'Guadalupe-Esperanza',
      lastName: 'Sutherland-Zaldivar',
      portrait: { presents: 'woman', age: 'elder', skin: 'tan' },
      location: 'Placencia',
      occupation: 'Geotechnical and Coastal Works Engineer',
      education:
        'MSc Coastal Engineering, Delft, after a first degree in Monterrey. Thirty-one years on docks, dredging and soils from Corozal Bay to Monkey River.',
      skills:
        'Soil borings, beach erosion studies, sea walls, groynes, docks and piers, dredging permits, mangrove-friendly shorelines, lagoon-side foundations, expert witness',
      bio: 'Call me Lupe, the full name does not fit on a hard hat. The peninsula is a ribbon of sand between two waters, and I have spent my working life asking it to stay where it is. Sometimes the answer is a wall. More often it is to leave the mangrove alone and move the pool. I bore the ground with a small rig that travels on a skiff, so lagoon lots and cayes are no trouble. Retired from the big firms; now I choose my jobs and enjoy them more.',
      showcase: ['blueprint', 'tree-seedling', 'beach-umbrella'],
      joinedDaysAgo: 159,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Rick D.',
          stars: 5,
          text: 'I wanted a concrete sea wall. She spent an hour on the beach drawing in the sand with a stick and talked me out of it. Planted instead, and two seasons later I have more beach than my neighbour.',
          daysAgo: 66,
        },
      ],
    },
    {
      firstName: 'Nadia',
      lastName: 'Pott',
      portrait: { presents: 'woman', age: 'young', skin: 'tan' },
      location: 'Corozal',
      occupation: 'Solar Systems Designer',
      education:
        'Associate Degree, Corozal Junior College. Renewable Energy Engineering, Instituto Tecnológico de Chetumal, crossing the border every morning for four years.',
      skills:
        'Off-grid solar, lithium battery banks, inverters, panel layout, hurricane-rated mounting, solar water pumps, energía solar, paneles, system troubleshooting, bilingual manuals',
      bio: 'For four years I stood in line at Santa Elena at 5:30 in the morning with my books, so do not worry, I am on time. These days I design solar for places the line never reached: Sarteneja farms, Progresso lagoon houses, a beekeeper past Chunox who only wanted one freezer and a light to read by. You get a drawing, a parts list with prices in Belize and in Chetumal, and an honest word about which one is worth the duty. Small systems from BZ$3,500 installed.',
      showcase: ['solar-panels', 'house'],
      joinedDaysAgo: 97,
      video: true,
      reviews: [],
    },
    {
      firstName: 'Marcus',
      lastName: 'Sho',
      portrait: { presents: 'man', age: 'young', skin: 'brown' },
      location: 'Punta Gorda',
      occupation: 'Draughtsman',
      education: 'ITVET Toledo',
      skills: 'AutoCAD, house plans, site plans',
      bio: 'I draw house plans. New here, more soon.',
      showcase: [],
      joinedDaysAgo: 9,
      reviews: [],
      pictures: false,
      workEmail: false,
    },
    {
      firstName: 'Kevin',
      lastName: 'Wu',
      portrait: { presents: 'man', age: 'middle', skin: 'light' },
      location: 'Ladyville',
      occupation: 'Mechanical Engineer',
      education: 'BSc Mechanical, Taipei.',
      skills: 'Boilers, cold rooms, water bottling lines, pumps',
      bio: 'Factory maintenance by appointment.',
      showcase: [],
      joinedDaysAgo: 281,
      reviews: [],
      phoneKind: 'landline',
    },
  ],
} satisfies DemoSpecialistCategory;
