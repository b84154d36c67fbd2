import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Health and Wellness',
  people: [
    {
      firstName: 'Natalia',
      lastName: 'Godoy',
      portrait: { presents: 'woman', age: 'young', skin: 'tan' },
      occupation: 'Massage Therapist',
      location: 'San Ignacio',
      education:
        '600-hour massage therapy diploma, Antigua Guatemala. Refresher in pregnancy massage, 2022.',
      skills:
        'Deep tissue massage, relaxing massage, hot stones, masajes, sore back, shoulders, feet, pregnancy massage, home and hotel visits, couples',
      bio: 'Guides come to me on Mondays with their shoulders up by their ears, after a weekend of hauling canoes. Canoe racers come all March. The rest of the year it is teachers, tour guests fresh from the ATM cave and one baker who falls asleep within a minute. My room is in Santa Elena, shaded by a mango tree; I also bring the table to hotels along Cristo Rey Road. An hour costs BZ$90. Tell me about injuries first, and if a doctor should see it, I will say so.',
      showcase: ['massage-stones', 'hammock'],
      joinedDaysAgo: 290,
      video: true,
      reviews: [
        {
          author: 'Beth A.',
          stars: 5,
          daysAgo: 188,
          text: 'Came straight from the ATM tour with wobbly legs. She brought the table to our cabin, rain hammering on the zinc. Perfect evening.',
        },
        {
          author: 'Guillermo S.',
          stars: 5,
          daysAgo: 104,
          text: 'Remamos La Ruta Maya los cuatro días y ella nos atendió en Santa Elena al terminar. Manos fuertes y muy profesional.',
        },
        {
          author: 'Rhonda C.',
          stars: 4,
          daysAgo: 29,
          text: 'Excellent massage. The road outside was noisy that afternoon, so ask for a morning slot.',
        },
      ],
    },
    {
      firstName: 'Bernadette Philippa',
      lastName: 'Kirkpatrick-Guerrero',
      portrait: { presents: 'woman', age: 'middle', skin: 'brown' },
      occupation: 'Registered Midwife and Lactation Adviser',
      location: 'Belize City',
      education:
        'Practical and professional nursing, then midwifery, at the School of Nursing in Belize City. Twenty-one years on maternity wards.',
      skills:
        'Midwife, prenatal visits, birth preparation class, breastfeeding support, newborn care, postnatal home visits, baby weighing, partera, talking with fathers',
      bio: 'I stopped counting babies at two thousand, mostly because they began greeting me in the supermarket with moustaches. I visit mothers at home from Lake Independence to Belama: checks in pregnancy, a birth class for couples on Sunday afternoons, and those first ten days when the milk, the tears and the relatives arrive together. Births themselves I plan together with your doctor and the hospital. A home visit costs BZ$50.',
      showcase: ['stethoscope', 'helping-hands'],
      joinedDaysAgo: 466,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Tanisha L.',
          stars: 5,
          daysAgo: 350,
          text: 'My baby would not latch and I was ready to give up. Nurse Bernadette sat with me for two hours at eleven in the night. I will never forget it.',
        },
        {
          author: 'Kevin H.',
          stars: 5,
          daysAgo: 177,
          text: 'As a first-time father I learned to fold a nappy, make soup and keep quiet. The Sunday class is worth it.',
        },
      ],
    },
    {
      firstName: 'Akeem',
      lastName: 'Faber',
      portrait: { presents: 'man', age: 'young', skin: 'deep' },
      occupation: 'Personal Trainer',
      location: 'Belmopan',
      education:
        'Certified personal trainer, 2018. Sports coaching courses with the track club. Former 400-metre runner for my high school.',
      skills:
        'Personal training, weight training, running, boot camp, weight loss programmes, exercise for over-fifties, football conditioning, home workouts, stretching',
      bio: "Five in the morning, Ring Road, headlamps on. Public officers in the first group, mothers in the second, and at half past six a retired permanent secretary who beats everybody at planks. I don't shout and I don't sell powders. We test where you are, write down three numbers, and look at them again after eight weeks. Group BZ$8, one to one BZ$35. If your pressure is high, bring the doctor's okay first. September is slow; blame the parades.",
      showcase: ['dumbbells'],
      joinedDaysAgo: 158,
      video: true,
      reviews: [
        {
          author: 'Yvette M.',
          stars: 5,
          daysAgo: 121,
          text: "I couldn't jog to the first lamp post. Eight weeks later I do the whole Ring Road without stopping. He keeps count for you.",
        },
        {
          author: 'Hubert T.',
          stars: 5,
          daysAgo: 80,
          text: 'I am 67 and he adjusted every exercise for my knee without making a fuss of it. Planks are a matter of character.',
        },
        {
          author: 'Ashley N.',
          stars: 3,
          daysAgo: 25,
          text: 'Great energy but the early group is big now and I did not get much correction on my squats.',
          reply:
            "Thanks for being honest, Ashley. I've capped it at twelve and my cousin helps with form. Come back for a free one and see.",
        },
      ],
    },
    {
      firstName: 'Theodora',
      lastName: 'Lino',
      portrait: { presents: 'woman', age: 'elder', skin: 'deep' },
      occupation: 'Home Care Nurse',
      location: 'Dangriga',
      education:
        'Registered nurse since 1988. Wound care and diabetes education courses in Belize City and Kingston.',
      skills:
        'Home nurse, dressings, wound care, injections ordered by a doctor, blood pressure and sugar checks, diabetic foot care, bedside care, care after surgery, night duty',
      bio: "When the hospital sends you home on a Friday with a bag of gauze and good wishes, call for me. I ride a tricycle with a basket through Dangriga: dressings in Wagierale before eight, sugar checks in Sabal, Mr. So-and-so's stubborn foot at noon. I follow the doctor's orders and write everything in a copybook that stays in your house, so the next nurse or your daughter from Chicago can read it. BZ$25 a visit.",
      showcase: ['stethoscope', 'bicycle'],
      joinedDaysAgo: 635,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Marva J.',
          stars: 5,
          daysAgo: 470,
          text: "I live in Chicago and she looked after my mother's leg for five months. Every Sunday she read me the copybook over the phone. A proper nurse.",
        },
        {
          author: 'Edmund C.',
          stars: 5,
          daysAgo: 198,
          text: 'Come rain, come flood, Nurse Lino reach. She even scolded me about my sweet bread.',
        },
      ],
    },
    {
      firstName: 'Geneviève',
      lastName: 'Lacombe',
      portrait: { presents: 'woman', age: 'middle', skin: 'light' },
      occupation: 'Yoga Teacher',
      location: 'Stann Creek',
      education:
        '200- and 300-hour yoga teacher trainings, Montréal. Sea rescue and first aid, Hopkins.',
      skills:
        "Yoga, beach yoga, gentle yoga, breathing, pregnancy yoga, stiff backs, private retreats, kids' classes, French, English",
      bio: "Sand is a terrible floor for balance, and I teach on it anyway. Hopkins, in front of the almond trees, six-thirty, Tuesday to Sunday, unless sargassum or sandflies win. Half the class are guests with sunburn, the other half women from the village who bring their children and laugh at my Kriol. Visitors pay BZ$30, residents BZ$10, drummers with bad backs nothing at all. Come late, leave early, just don't wear shoes.",
      showcase: ['beach-umbrella', 'massage-stones'],
      joinedDaysAgo: 340,
      reviews: [
        {
          author: 'Sofia D.',
          stars: 5,
          daysAgo: 241,
          text: 'Sunrise, pelicans diving behind her head while we held tree pose. I fell over and did not mind.',
        },
        {
          author: 'Ione M.',
          stars: 4,
          daysAgo: 118,
          text: "I'm from the village and never did yoga before. She is kind and the price for locals is fair. Bring repellent, di sandfly dehn serious.",
        },
      ],
    },
    {
      firstName: 'Devika',
      lastName: 'Jacobs',
      portrait: { presents: 'woman', age: 'young', skin: 'brown' },
      occupation: 'Physiotherapist',
      location: 'Punta Gorda',
      education:
        'BSc in Physical Therapy, UWI Mona, 2019. One year of hospital placement in Kingston.',
      skills:
        'Physiotherapy, stroke rehabilitation, back and neck pain, knee exercises, sports injuries, walking after a fracture, machete injuries of the hand, home visits',
      bio: 'Before I came home to Toledo, people with a stroke in the family had to travel to the city for every session. Most gave up by the third bus. Now I go to them, as far as Pueblo Viejo when the road lets me. We use what the house has: a rice pound for the arm, the hammock post for standing, a bucket of beans for the fingers. How far you get nobody can promise. What we practise, I show the whole family. BZ$40 a session.',
      showcase: ['helping-hands', 'dumbbells'],
      joinedDaysAgo: 112,
      reviews: [],
    },
    {
      firstName: 'Odette',
      lastName: 'Leslie',
      portrait: { presents: 'woman', age: 'middle', skin: 'brown' },
      occupation: 'Nutritionist',
      location: 'Placencia',
      education: 'BSc in Nutrition and Dietetics, University of Technology, Jamaica.',
      skills:
        'Nutrition, diabetes meal plans, high blood pressure diet, weight, school lunches, cooking demonstrations, menu advice for hotels, allergies, vegetarian',
      bio: "No, I won't take away your rice and beans. We may have a conversation about how high the plate is piled. I grew up in Placencia on fish and coconut milk, studied in Kingston, and came back to find half my cousins on sugar tablets. So I plan with what is sold from the truck on Thursdays: okra, callaloo, snapper, ground food. A first visit with a two-week plan costs BZ$85. Your doctor's medicine stays your doctor's business.",
      showcase: ['rice-and-beans', 'fruit-juice', 'food-basket'],
      joinedDaysAgo: 225,
      reviews: [
        {
          author: 'Norris E.',
          stars: 4,
          daysAgo: 143,
          text: 'Practical. She looked in my actual fridge. I miss the condensed milk, but I feel lighter going up the boat ladder.',
        },
        {
          author: 'Dana K.',
          stars: 5,
          daysAgo: 52,
          text: 'Our guest house needed gluten-free breakfasts and she built us a menu from local cassava and plantain. Guests ask for the recipes.',
        },
      ],
    },
    {
      firstName: 'Iván',
      lastName: 'Escalante',
      portrait: { presents: 'man', age: 'middle', skin: 'tan' },
      occupation: 'Dentist',
      location: 'Corozal',
      education:
        "Doctor of Dental Surgery, Mérida, Yucatán, 2004, with a year of social service in villages around Valladolid. Registered to practise in Belize since 2005. Continuing education in children's dentistry, root canal treatment and oral surgery. Yearly refreshers in infection control, and a sedation and emergency course renewed every second year.",
      skills:
        "Check-ups, cleaning, limpieza dental, fillings, empastes, extractions, wisdom teeth, root canal, crowns, bridges, partial and full dentures, children's dentistry, fluoride and sealants, gum treatment, tooth whitening, night guards and sports guards, repairs to broken dentures while you wait, emergency pain, school dental talks, x-ray in the office, treatment plans in writing with the price, payment in parts for bigger work, Saturday morning hours, English, Spanish and a little Yucatec Maya",
      bio: 'Half of Corozal used to cross to Chetumal for a filling, and some still do; I only ask that they come to me when the bridge queue is long and the tooth is not patient. My chair stands two blocks from the bay, with the window open so you can look at the sea wall and not at me. Cleaning BZ$80, filling from BZ$90, and every plan is written down before I start. In May, after the exams, I see schoolchildren from Xaibe and Patchakan at half price. Scared people get the first hour, when I am freshest.',
      showcase: ['tooth'],
      joinedDaysAgo: 581,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Araceli N.',
          stars: 5,
          daysAgo: 433,
          text: 'Le tengo terror al dentista desde niña. Me dio la primera cita del día, me explicó todo y no sentí más que el piquete.',
        },
        {
          author: 'Walter J.',
          stars: 5,
          daysAgo: 299,
          text: 'Retired here from Ontario. Crown done in two visits for a fraction of what I was quoted at home, and it has held for a year of hard tortilla chips.',
        },
        {
          author: 'Melvin Q.',
          stars: 3,
          daysAgo: 137,
          text: 'Good work on the filling but I waited an hour and a half past my appointment.',
          reply:
            'Melvin, disculpe. An emergency came in that morning, but somebody should have told you. We now send a message if I run more than twenty minutes behind.',
        },
        {
          author: 'Suyapa R.',
          stars: 5,
          daysAgo: 40,
          text: "Fixed my mother's broken denture while we ate a salbut across the street.",
        },
      ],
    },
    {
      firstName: 'Jasmine',
      lastName: 'Forman',
      portrait: { presents: 'woman', age: 'young', skin: 'deep' },
      occupation: 'Hair Stylist and Braider',
      location: 'San Pedro',
      education:
        'Cosmetology certificate, Belize City. Learned braiding at nine, on my sisters, with no mercy.',
      skills:
        'Box braids, cornrows, knotless braids, natural hair care, locs retwist, bridal hair, haircuts, colour, beach braids for children, trenzas',
      bio: "Sit down, tell me when the boat leaves, and I'll tell you what is possible. Two beach braids take ten minutes; knotless to the waist takes most of a day and two movies. The salon is one chair in Boca del Río with a fan that works. Salt water is hard on hair, so I finish everybody with oil and a short lecture. Knotless from BZ$150, kids' braids BZ$5 each. Weddings: book before Easter, because by lobster fest I'm full.",
      showcase: ['barber-chair'],
      joinedDaysAgo: 73,
      reviews: [
        {
          author: 'Tiffany G.',
          stars: 5,
          daysAgo: 49,
          text: 'Did my hair and four bridesmaids for a beach wedding with the wind blowing hard. Not one pin moved all night.',
        },
        {
          author: 'Lena P.',
          stars: 1,
          daysAgo: 30,
          text: "I had a ten o'clock booking and the salon was closed. No message. I found someone else on Front Street.",
          reply:
            'Lena, I am truly sorry. My daughter was taken to the polyclinic that morning and I forgot everything else. If you pass through San Pedro again, your braids are on me.',
        },
      ],
    },
    {
      firstName: 'Mirna',
      lastName: 'Itzá',
      portrait: { presents: 'woman', age: 'middle', skin: 'brown' },
      occupation: 'Counsellor',
      location: 'Orange Walk',
      education:
        "BA in Social Work, University of Belize. Master's in Counselling, by distance, completed 2016.",
      skills:
        'Counselling, grief, couples, family conflict, stress, teenagers, school referrals, consejería, Spanish and English, sessions by phone',
      bio: "Quiet room, two chairs, a jug of jamaica. People in this town often park one street over so nobody sees the car; that's fine, there is a back gate. I listen to couples, to teenagers sent by the school, to men after the crop ends and the house feels too small. What you say stays there, except when somebody is in danger. I am not a psychiatrist, and if you need one I help you reach one. BZ$50 a session.",
      showcase: ['coffee-cup'],
      joinedDaysAgo: 402,
      reviews: [],
    },
    {
      firstName: 'Hortense',
      lastName: 'Hoare',
      portrait: { presents: 'woman', age: 'elder', skin: 'brown' },
      occupation: 'Caregiver for the Elderly',
      location: 'Ladyville',
      education: 'Red Cross first aid',
      skills: 'Elderly care, day or night',
      bio: 'I sit with your old people. Kind and clean.',
      showcase: [],
      joinedDaysAgo: 27,
      workEmail: false,
      pictures: false,
      reviews: [],
    },
    {
      firstName: 'Domingo',
      lastName: 'Ico',
      portrait: { presents: 'man', age: 'elder', skin: 'brown' },
      occupation: 'Herbalist',
      location: 'Toledo',
      education: 'My grandfather',
      skills: 'Herbs, teas, garden walks',
      bio: 'Bush teas and plant walks. See the doctor too.',
      showcase: [],
      joinedDaysAgo: 5,
      workEmail: false,
      reviews: [],
    },
  ],
} satisfies DemoSpecialistCategory;
