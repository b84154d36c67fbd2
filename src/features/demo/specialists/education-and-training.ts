import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Education and Training',
  people: [
    {
      firstName: 'Verna',
      lastName: 'Jex',
      portrait: { presents: 'woman', age: 'elder', skin: 'deep' },
      occupation: 'PSE Tutor',
      location: 'Belize City',
      education:
        "Trained teacher, Belize Teachers' College, 1979. Thirty-six years in primary classrooms, the last ten in Standard Six.",
      skills:
        'PSE preparation, English, composition, mathematics, social studies, reading comprehension, homework help, Standard Four to Standard Six, exam nerves',
      bio: "Retirement lasted eleven days. Then a neighbour's boy came to the verandah with fractions, and by Christmas there were six of them around my dining table on Amara Avenue. I take children from Standard Four up, Monday to Thursday at half past three, never more than eight. They write one composition a week and I mark it in red, because red never killed anybody. BZ$20 a week per child. Shoes off, phones in the basket.",
      showcase: ['books', 'blackboard'],
      joinedDaysAgo: 503,
      phoneKind: 'landline',
      workEmail: false,
      reviews: [
        {
          author: 'Shantel B.',
          stars: 5,
          daysAgo: 322,
          text: 'My son came in crying over fractions and left Standard Six with a B in maths. Miss Jex is strict, but he still goes by to tell her hello.',
        },
        {
          author: 'Marlon E.',
          stars: 5,
          daysAgo: 160,
          text: 'Shi noh play. Mi daughter used to write three lines, now she write two whole page and correct mi own spelling.',
        },
        {
          author: 'Karina U.',
          stars: 4,
          daysAgo: 58,
          text: 'Excellent teacher. The waiting list is long, we got a place only after four months.',
          reply:
            'I am sorry for the wait, Karina. My table only has eight chairs and my patience about the same.',
        },
      ],
    },
    {
      firstName: 'Christopher-Emanuel',
      lastName: 'Fairweather-Garbutt',
      portrait: { presents: 'man', age: 'young', skin: 'brown' },
      occupation: 'CSEC Mathematics and Physics Exam Tutor',
      location: 'Belize City',
      education:
        'BSc in Mathematics Education, University of Belize. CAPE Pure Mathematics and Physics. Teaching high school since 2017.',
      skills:
        'CXC maths, CSEC Mathematics, Additional Mathematics, Physics, past papers, SBA guidance, trigonometry, vectors, crash course, evening classes, online lessons',
      bio: 'Yes, that whole name fits on the register; students say Mr. Fair. From January until the May papers I run past-paper Saturdays in a classroom near Freetown Road: two hours of questions, a patty break, then one hour where you explain the answer to me. If you can teach vectors to your tutor, you can write them in an exam. BZ$25 a session, BZ$15 for the third sibling. Fourth formers who have already given up are welcome.',
      showcase: ['blackboard', 'calculator-ledger', 'graduation-cap'],
      joinedDaysAgo: 318,
      video: true,
      reviews: [
        {
          author: 'Alyssa M.',
          stars: 5,
          daysAgo: 205,
          text: 'I went from failing mocks to a Grade II in CXC maths. He makes you stand up and explain and I hated it, but it works.',
        },
        {
          author: 'Ruth P.',
          stars: 3,
          daysAgo: 111,
          text: 'Very good teacher, but the Saturday class has grown to almost twenty. My daughter needs smaller groups to dare ask.',
          reply:
            'Miss Ruth, you are right, it got too full before mocks. Since last month I split the class in two, mornings and afternoons, ten each.',
        },
      ],
    },
    {
      firstName: 'Eleuterio',
      lastName: 'Guzmán',
      portrait: { presents: 'man', age: 'elder', skin: 'tan' },
      occupation: 'Marimba and Guitar Teacher',
      location: 'Benque Viejo del Carmen',
      education:
        'Taught by my uncles, who played every fiesta from Benque to Melchor. Music workshops in Guatemala in the eighties.',
      skills:
        "Marimba, guitarra, clases de música, reading music, ear training, children's groups, posadas, serenatas, tuning and repairing marimba keys, Spanish",
      bio: 'A marimba takes three people to carry and three to play, so nobody in my house ever learned to be selfish. I have two instruments in the front room: one full size, one small for children, made of hormigo wood my father cut. Lessons are Tuesday and Friday after the rosary hour. In July the fiesta keeps us busy and my students play one piece in the park, ready or not. BZ$12 a lesson, guitar the same.',
      showcase: ['guitar', 'drums'],
      joinedDaysAgo: 447,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Nora H.',
          stars: 5,
          daysAgo: 219,
          text: 'Mi nieta de ocho años tocó en el parque durante la fiesta. Don Eleuterio estaba más nervioso que ella. Un maestro de los de antes.',
        },
        {
          author: 'Patrick O.',
          stars: 5,
          daysAgo: 66,
          text: 'I was in Benque for two months and took eight lessons as a complete beginner. He hummed, I hit the wrong keys, we laughed. I can now play one and a half songs.',
        },
      ],
    },
    {
      firstName: 'Jamaal',
      lastName: 'Heredia',
      portrait: { presents: 'man', age: 'young', skin: 'brown' },
      occupation: 'Swimming Instructor',
      location: 'Caye Caulker',
      education:
        'Lifeguard and first aid certificates, renewed every two years. Swim teaching course in Belize City, 2019.',
      skills:
        'Swimming lessons, learn to swim, water safety, children from four years, adult beginners, floating, snorkel confidence, natación, lifeguard for birthdays',
      bio: "Plenty island people can't swim. Nobody says it out loud, but I know fishermen of fifty who hold the gunwale a bit too tight. So I teach early, six in the morning by the Split, before the visitors come and before anybody can watch. Kids learn in the shallow part on the back side after school. Four lessons for BZ$100, locals pay BZ$60. When the north wind blows we stay dry and practise breathing in a bucket. Go slow, still arrive.",
      showcase: ['beach-umbrella', 'dive-mask'],
      joinedDaysAgo: 232,
      video: true,
      reviews: [
        {
          author: 'Hannah W.',
          stars: 5,
          daysAgo: 171,
          text: "I'm 43 and from Leeds and was scared of deep water my whole life. Three mornings with Jamaal and I snorkelled at Shark Ray Alley. He never once let go before I said so.",
        },
        {
          author: 'Rene V.',
          stars: 5,
          daysAgo: 90,
          text: 'Mi two bwai learn fi float inna one week. Now dehn noh waahn come outa di wata.',
        },
        {
          author: 'Claudia S.',
          stars: 4,
          daysAgo: 33,
          text: 'Lovely with nervous children. Two lessons were moved because of wind, so plan some extra days if you are only visiting.',
        },
      ],
    },
    {
      firstName: 'Leonora',
      lastName: 'Ical',
      portrait: { presents: 'woman', age: 'middle', skin: 'brown' },
      occupation: 'Preschool and Reading Teacher',
      location: 'Punta Gorda',
      education:
        'Associate degree in Early Childhood Education, University of Belize, Toledo campus.',
      skills:
        "Early reading, phonics, preschool, infant one and two, bilingual children, Q'eqchi' lessons, storytelling, parents' workshops, school readiness",
      bio: "Children in our villages often hear English for the first time on the first day of school, and everybody calls them shy. They are not shy. They are translating. I begin with stories in Q'eqchi', then the same story with English words slipping in, until one day the child corrects me. My reading corner is behind the market in PG; on Wednesdays I ride out to Big Falls. Adults who want to learn Q'eqchi' can come Saturday.",
      showcase: ['books', 'notebook-pen'],
      joinedDaysAgo: 129,
      reviews: [],
    },
    {
      firstName: 'Basilio',
      lastName: 'Mes',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      occupation: 'Cacao Farming Trainer',
      location: 'Toledo',
      education:
        'Agriculture certificate, Central Farm. Organic inspection training. The rest from twenty-two years of my own trees in San José.',
      skills:
        'Cacao grafting, pruning, shade trees, fermentation and drying, monilia control, nursery, organic records, farm schools, student groups, Mopan and English',
      bio: 'Cut the sick pod today or lose the tree next year: that is lesson one, and we do it standing in the mud. I train groups of five to twenty growers on their own farm, grafting in the morning, fermenting boxes after lunch. High school classes come too, and now and then a visitor who thought chocolate grows in bars. One day of training costs BZ$180 for the whole group. In heavy rain we move under the thatch and talk about prices.',
      showcase: ['cocoa-pods', 'tree-seedling'],
      joinedDaysAgo: 388,
      reviews: [
        {
          author: 'Ernesto P.',
          stars: 5,
          daysAgo: 260,
          text: 'He grafted forty trees with us and came back in three months to see how many took. Thirty-four. He was annoyed about the six.',
        },
        {
          author: 'Julia K.',
          stars: 4,
          daysAgo: 102,
          text: 'We brought a group of eleven students from Punta Gorda. Hands-on and funny. Bring boots, and more water than you think.',
        },
      ],
    },
    {
      firstName: 'Moira',
      lastName: 'MacPhail',
      portrait: { presents: 'woman', age: 'elder', skin: 'light' },
      occupation: 'English as a Second Language Teacher',
      location: 'San Ignacio',
      education:
        'MA in Linguistics, Aberdeen. CELTA, 1998. Taught in Guatemala and Honduras before Cayo kept me.',
      skills:
        'ESL, inglés para principiantes, conversation, business English, job interviews, pronunciation, citizenship interview practice, small groups',
      bio: "Most of my students clean rooms, drive taxis or sell tortillas, and they need English by Tuesday, not after chapter nine. So we start with the sentence you had to say yesterday and couldn't. I teach upstairs across from the Saturday market, groups of four, and you will leave with a Scottish R whether you want it or not. BZ$10 an hour, less if the month is bad. Se habla español, con acento raro.",
      showcase: ['notebook-pen', 'books', 'coffee-cup'],
      joinedDaysAgo: 689,
      reviews: [
        {
          author: 'Wendy L.',
          stars: 5,
          daysAgo: 530,
          text: 'Conseguí trabajo en la recepción de un hotel después de cinco meses de clases. Practicamos la entrevista como veinte veces.',
        },
        {
          author: 'Oscar R.',
          stars: 4,
          daysAgo: 287,
          text: 'Good class, very patient teacher. Sometimes she talks fast when she is happy, but she repeats if you raise your hand.',
        },
        {
          author: 'Mei Z.',
          stars: 5,
          daysAgo: 95,
          text: 'I have a shop and had no time for school. She came at closing time and we studied with the real customers.',
        },
      ],
    },
    {
      firstName: 'Ángela',
      lastName: 'Magaña',
      portrait: { presents: 'woman', age: 'young', skin: 'tan' },
      occupation: 'Spanish Tutor',
      location: 'Corozal',
      education: 'Sixth form, Corozal',
      skills: 'Spanish, español, CXC Spanish',
      bio: 'Spanish lessons after school.',
      showcase: [],
      joinedDaysAgo: 16,
      pictures: false,
      reviews: [],
    },
    {
      firstName: 'Eufemia',
      lastName: 'Lambey',
      portrait: { presents: 'woman', age: 'elder', skin: 'deep' },
      occupation: 'Garifuna Language Teacher',
      location: 'Dangriga',
      education:
        'Trained primary school teacher with forty years of service in Dangriga, Hopkins and Georgetown. Certificate in Adult Literacy. Two summers of workshops on writing and spelling Garifuna with teachers from Honduras and Guatemala. Everything before that came from my grandmother, who would answer you in Garifuna or she would not answer at all.',
      skills:
        "Garifuna language for beginners and for those who understand but cannot answer, greetings and prayers, reading and writing, children's songs, translating family recordings, Garifuna names and their meaning, preparation for Settlement Day speeches, school visits, evening class for adults, lessons by video call for families in New York, Chicago and Los Angeles, storytelling, cooking lessons in the language, culture talks for visitors, help with school projects, hymns, English and Kriol",
      bio: 'Buiti binafi. If you knew how to answer, you may skip my first lesson. Many who come to me are past thirty: they understood their grandmother and never replied, and now she is gone and they want the words back. We sit on my steps on Ecumenical Drive and name things. Fish, fire, rain, forgiveness. By November you can greet the boats at the Yurumein without reading it off your hand. Groups of five, BZ$15 each; children under twelve pay with a song. Cousins abroad join on the tablet, late.',
      showcase: ['books', 'drums', 'microphone'],
      joinedDaysAgo: 574,
      reviews: [
        {
          author: 'Terrence A.',
          stars: 5,
          daysAgo: 399,
          text: 'I was born in Brooklyn and my mother never taught us. Miss Femia had me speaking on the phone with my great-aunt in Barranco after ten weeks. We both cried.',
        },
        {
          author: 'Lucille G.',
          stars: 5,
          daysAgo: 214,
          text: 'She visited our school for Settlement Day and had all of Standard Three singing. The children still greet each other in the corridor.',
        },
        {
          author: 'Hannes B.',
          stars: 4,
          daysAgo: 55,
          text: 'I took a two-hour introduction while travelling through. Warm, sharp and funny. The video connection for her other students took a while to start, so bring time.',
        },
      ],
    },
    {
      firstName: 'Tyrone',
      lastName: 'Gillett',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      occupation: 'Driving Instructor',
      location: 'Burrell Boom',
      education:
        'Defensive driving certificate. Eighteen years driving bus between Bermudian Landing and the city.',
      skills:
        "Driving lessons, manual and automatic, learner's permit, road test practice, parking, roundabouts, highway driving, night driving, nervous drivers, use of my car",
      bio: "Lesson one happens on the Boom to Hattieville road, where the only thing you can hit is a cow, and the cow will move. After that, the Goldson Highway at five in the evening. Last of all, Belize City on a cruise day, because if you can pass the Swing Bridge with a tour bus behind you, the examiner can't frighten you. Ten lessons come to BZ$350 in my automatic, gas included. I have a brake on my side and I use it quietly.",
      showcase: ['car-engine', 'tire'],
      joinedDaysAgo: 203,
      reviews: [
        {
          author: 'Jolene P.',
          stars: 5,
          daysAgo: 131,
          text: "I'm 52 and my husband gave up teaching me. Mr. Tyrone never raised his voice. Passed the road test the second time.",
        },
        {
          author: 'Akeem D.',
          stars: 3,
          daysAgo: 70,
          text: 'Good lessons but he was late twice because of traffic from the city side. Otherwise I would give him five.',
          reply:
            'You are right, Akeem, and I owed you that time. Your last lesson ran long on purpose. Congrats on the licence.',
        },
      ],
    },
    {
      firstName: 'Shakira',
      lastName: 'Dawson',
      portrait: { presents: 'woman', age: 'young', skin: 'deep' },
      occupation: 'Computer Skills Instructor',
      location: 'Hattieville',
      education: 'ITVET certificate',
      skills: 'Word, Excel, typing',
      bio: 'Computer basics, any age.',
      showcase: [],
      joinedDaysAgo: 41,
      workEmail: false,
      reviews: [],
    },
    {
      firstName: 'Nadia',
      lastName: 'Figueroa',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      occupation: 'Special Needs Teacher',
      location: 'Belmopan',
      education:
        'BEd in Primary Education, University of Belize. Postgraduate certificate in inclusive education through UWI, by distance.',
      skills:
        'Special education, autism, dyslexia, ADHD, learning plans, sign language basics, speech practice at home, talking to the school, educación especial',
      bio: 'There is a boy in Salvapan who would not hold a pencil, so for a month we wrote with a garden hose on the concrete. He holds a pencil now. I work one to one with children who learn in another way, at your home or in my shed with the blue door, and I sit in with you when the school calls a meeting. The first visit is a long chat with the parents; I bring no forms. BZ$30 an hour, and sliding if the budget is tight.',
      showcase: ['blackboard', 'helping-hands'],
      joinedDaysAgo: 97,
      phoneKind: 'landline',
      reviews: [],
    },
  ],
} satisfies DemoSpecialistCategory;
