import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Education and Training',
  businesses: [
    {
      businessName: 'Blue Morpho Spanish & English Institute',
      location: 'San Ignacio',
      address: '10 Buena Vista Street, on the hill',
      specificType: 'Language school',
      about:
        'It began with a swap. In 2005 Marta Quetzal taught her neighbour Spanish on the stairs, and the neighbour, Gloria Bowman, a retired teacher from Gales Point, taught her English in return. People sat down to listen, the stairs became too short, and Marta rented a room. Today seven teachers share four rooms, and the stairs are for conversation.',
      services:
        'Spanish and English for adults, children and whole families; clases de inglés for beginners, for work and for residency interviews; conversation evenings; intensive weeks with homestay in Cayo (BZ$780 with meals); CSEC English A and Spanish; English for tour guides, waiters, nurses and call-centre staff; business writing; placement tests; small groups of no more than eight; private lessons at BZ$35 an hour; online lessons for students abroad; evening and Saturday courses every term.',
      description:
        'Your first lesson is free and happens at the market, where you must buy three things without pointing. After that we know where to place you. Terms start in January, May and September, beginners may join in any week, and missed hours can be made up on Friday afternoon. There are no tests unless you ask for one; there are songs, forms, quarrels over recipes and, in the final week, a play. Classes run from seven in the morning to eight at night, Monday to Friday, and until noon on Saturday.',
      showcase: ['books', 'blackboard', 'notebook-pen'],
      joinedDaysAgo: 588,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Liesel B.',
          stars: 5,
          text: "Two weeks with a homestay in Santa Elena. I learned more from my host grandmother's kitchen than from any app, and the grammar in the mornings held it all together.",
          daysAgo: 420,
        },
        {
          author: 'José Luis A.',
          stars: 5,
          text: 'Llegué sin saber nada de inglés. Al año pasé la entrevista de trabajo en un hotel. Gracias, Miss Gloria.',
          daysAgo: 214,
          reply:
            'You did the work, José Luis. We expect you at the conversation stairs on Thursday!',
        },
        {
          author: 'Tanya W.',
          stars: 3,
          text: 'Teachers are lovely. The Saturday group had very mixed levels, so I was bored some weeks and lost in others.',
          daysAgo: 49,
        },
      ],
    },
    {
      businessName: 'Sea Grape Sailing School',
      location: 'Caye Caulker',
      address: 'Back dock, Estrella Street end',
      specificType: 'Sailing and boat handling school',
      about:
        "Captain Orvin Heredia learned to sail before he could read, on his father's sloop under patched flour sacks. He has been teaching since his knees retired from fishing. Four little boats, all named after aunts.",
      services:
        "Sailing lessons for children and adults, boat handling for future captains, knots and rope work, engine basics, reading the weather, safety at sea, preparation for the local boat master's license. Two hours BZ$80, children of the island free on Saturdays.",
      description:
        'On the first morning you capsize on purpose, in four feet of warm water, so that it is behind you. Then wind, then ropes, then you take Aunt Rosalda to the reef cut and back with the Captain saying nothing at all. We go out at seven and at three, when the breeze is kind. Northers and small-craft warnings cancel everything; you pay nothing for weather.',
      showcase: ['sailboat', 'speedboat'],
      joinedDaysAgo: 127,
      phoneKind: 'mobile',
      video: true,
      reviews: [
        {
          author: 'Phoebe M.',
          stars: 5,
          text: "I am 61 and had never held a rope. On day three I sailed us home. The Captain's silence is the best teaching I have met.",
          daysAgo: 84,
        },
        {
          author: 'Renaldo C.',
          stars: 4,
          text: 'Good preparation for the license. I wanted more time on engines, but the exam went fine.',
          daysAgo: 22,
          reply: 'Come by in August, Renaldo, we take the old outboard apart every rainy week.',
        },
      ],
    },
    {
      businessName: 'Seven Hearts Drum School',
      location: 'Dangriga',
      address: 'Pelican Beach Road, the thatched round house',
      specificType: 'Drum and culture school',
      about:
        "A primero, a segunda and a boy who would not go home: so the school started, on Isidro Palacio's back step in 1996. The boy, Darren, now makes the drums. Isidro is eighty and still corrects his left hand.",
      services:
        'Garifuna drumming for beginners and advanced players, drum making from mahogany and deer skin, punta and paranda singing, dance, Garifuna language for children, school visits, workshops for travellers. Lesson BZ$30; term for local children BZ$20.',
      description:
        'You sit down, you put your phone in the calabash, you play. Nobody gets notes on paper; the rhythm is told to you in syllables until your hands believe it. In the weeks ahead of the nineteenth of November the yard is full every night and visitors are asked to listen first. Children come after school, adults from six, travellers on weekday mornings at ten. Not on Sundays.',
      showcase: ['drums', 'guitar', 'blackboard'],
      joinedDaysAgo: 366,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Antoine G.',
          stars: 5,
          text: 'Came for one lesson and moved my bus ticket three times. Mr. Isidro laughs at you in a way that makes you better.',
          daysAgo: 240,
        },
        {
          author: 'Sherrie N.',
          stars: 5,
          text: 'My two girls speak more Garifuna now than I do. For twenty dollars a term that is a gift to the whole town.',
          daysAgo: 118,
        },
        {
          author: 'Ben O.',
          stars: 4,
          text: 'Great morning. Wear a hat for the walk and bring water, the round house is further out than the map says.',
          daysAgo: 10,
        },
      ],
    },
    {
      businessName: 'Second Bell Tutoring',
      location: 'Belize City',
      address: '46 Mahogany Street, above the pharmacy',
      specificType: 'Tutoring center',
      about:
        'School ends at three; the second bell rings here at half past. Verna Pitts taught mathematics for thirty-one years and retired for one weekend. Her former students are now half of her staff.',
      services:
        'Homework help, reading, mathematics and science for primary and high school, CSEC and sixth-form preparation, summer catch-up classes, typing, help with university applications and scholarships. BZ$12 an afternoon, second child half price.',
      description:
        'Snack first, then work, then ten minutes of dominoes for whoever has finished. Groups are small and mixed by need rather than by age. On Fridays each child carries home a card with one thing learned and one thing to try. During CSEC weeks in May and June we stay open until nine. Otherwise Monday to Thursday until six, Friday until five.',
      showcase: ['books', 'graduation-cap'],
      joinedDaysAgo: 247,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Crystal Y.',
          stars: 5,
          text: 'My son moved from a 48 to a 79 in maths in two terms, and now he explains fractions to his grandmother.',
          daysAgo: 155,
        },
        {
          author: 'Rohan S.',
          stars: 4,
          text: 'Miss Pitts is strict and di children still love her. It does get crowded around exam time.',
          daysAgo: 70,
          reply: 'It does, Mr. S. We have taken the room next door from this September.',
        },
      ],
    },
    {
      businessName: 'Cane Row Driving School',
      location: 'Orange Walk',
      address: 'San Estevan Road, beside the feed store',
      specificType: 'Driving school',
      about:
        'Learn among the cane, where there is nothing to hit. Leticia Magaña taught her five sisters to drive on a field road in one summer and lost only a mirror. She went professional in 2013.',
      services:
        "Driving lessons for cars, pickups and motorcycles, automatic and standard shift, nervous drivers, women's classes with a woman teacher, preparation for the written and road test, trailers and reversing. Clases de manejo. Ten lessons BZ$400.",
      description:
        'Field road first, then San Estevan ferry road, then Orange Walk on a market day, and last the highway behind a loaded cane truck in the rain. Nobody is pushed on to the next road before they ask for it. Both cars have a second brake and a fan. Lessons run from six to six, seven days; early hours go quickly in the hot months.',
      showcase: ['taxi'],
      joinedDaysAgo: 83,
      phoneKind: 'mobile',
      reviews: [],
    },
    {
      businessName: 'Little Agoutis Preschool',
      location: 'Belmopan',
      address: 'Orchid Garden Street',
      specificType: 'Preschool',
      about: 'For children of three and four.',
      services: 'Mornings, lunch, naps.',
      description: 'Twelve places. Ask for a visit.',
      showcase: [],
      joinedDaysAgo: 29,
      phoneKind: 'landline',
      pictures: false,
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
