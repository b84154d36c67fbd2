import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Health and Wellness',
  businesses: [
    {
      businessName: 'Ceiba Street Dental',
      location: 'Belmopan',
      address: '22 Ceiba Street, white gate',
      specificType: 'Dental clinic',
      about:
        'Dr. Lisbeth Awe came home from dental school in Guadalajara in 2012 with a second-hand chair and a fear of dentists of her own. That is why there is a window in front of the chair and why nobody here says it will not hurt when it might.',
      services:
        "Check-ups, cleaning, fillings, extractions, root canals, crowns, dentures, children's dentistry, X-rays, mouth guards for football and boxing. Dentista, limpieza y empastes. Check-up with cleaning BZ$120; we write the price down before treatment begins.",
      description:
        'Appointments run on time because we leave space between them. The first visit is looking and talking only, unless you are in pain. Two dentists, one hygienist and a parrot in the garden that imitates the drill, badly. Toothache is seen the same day if you reach us before nine. Weekdays from eight to five, first Saturday of the month for schoolchildren.',
      showcase: ['tooth', 'house'],
      joinedDaysAgo: 575,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Rosita C.',
          stars: 5,
          text: 'My son is seven and used to scream at the word dentist. Here he asked to go back to see the parrot.',
          daysAgo: 402,
        },
        {
          author: 'Vernon L.',
          stars: 4,
          text: 'Fair price for a crown and they explained every step. I had to wait two weeks for the lab in the city.',
          daysAgo: 219,
          reply: 'Thank you, Mr. Vernon. The lab now picks up twice a week, so it goes faster.',
        },
        {
          author: 'Janelle Q.',
          stars: 5,
          text: 'She told me honestly that the tooth could be saved elsewhere for less. Who does that? I have brought my whole family since.',
          daysAgo: 36,
        },
      ],
    },
    {
      businessName: 'Northside Physio Rooms',
      location: 'Belize City',
      address: '15 Baymen Avenue, ground floor, ramp at the side',
      specificType: 'Physiotherapy clinic',
      about:
        'Priya Ramclam treated cyclists in the back of a support van during the Cross Country race before she had a room with a door. There are now three rooms, two physiotherapists and a waiting bench made from a bicycle rack.',
      services:
        'Physiotherapy after injury or surgery, back and neck pain, stroke rehabilitation, sports injuries, exercises for older people, posture at the desk, home visits in Belize City and Ladyville. Terapia física. First assessment, fifty minutes, BZ$90.',
      description:
        'You will be asked many questions and then asked to move. Afterwards we agree on a goal, such as the stairs at home or the next half marathon, and you get exercises on paper with drawings. Some people need three visits, some thirty; we say what we think and review it with you and your doctor. Monday to Friday, seven to six, early hours being for those who work.',
      showcase: ['dumbbells', 'stethoscope'],
      joinedDaysAgo: 267,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Clifford H.',
          stars: 5,
          text: 'After my knee operation I could not manage my own steps. Priya set us a plan, step by step, and was stricter than my mother. I am thankful for it.',
          daysAgo: 160,
        },
        {
          author: 'Aaliyah M.',
          stars: 4,
          text: 'Clear explanations and the drawings help. It gets warm in the back room in May.',
          daysAgo: 29,
          reply:
            'You are right about the heat. A new fan is up and the air conditioner is ordered.',
        },
      ],
    },
    {
      businessName: 'Half Moon Massage House',
      location: 'San Pedro',
      address: 'Tres Cocos, north of the bridge, second sandy lane',
      specificType: 'Massage and spa',
      about:
        'Four therapists share a stilted house and all decisions. Xiomara Paz started alone in 2016 with a folding table that she carried along the beach; the others joined, one by one, each after getting a massage.',
      services:
        "Relaxing massage, deep tissue, hot stones, foot massage, aloe wrap after too much sun, facials, couples' massage, visits to your hotel or boat. One hour BZ$150, islanders BZ$90. Masajes y faciales.",
      description:
        "Shutters instead of air conditioning, sea wind instead of music. Tell us where it hurts and what you have been told by a doctor; there are days we will send you to one instead. Coconut oil is pressed on the island by Xiomara's uncle. Come barefoot if you like, there is a tap at the stairs. Daily from ten to seven, last table at six.",
      showcase: ['massage-stones', 'hammock'],
      joinedDaysAgo: 351,
      phoneKind: 'mobile',
      video: true,
      reviews: [
        {
          author: 'Monique D.',
          stars: 5,
          text: 'Went after two days of diving with sore shoulders. The wind through the shutters is better than any spa soundtrack.',
          daysAgo: 230,
        },
        {
          author: 'Steve R.',
          stars: 3,
          text: 'Massage was good. The beach bar next door was testing its speakers for a wedding, so not so much peace that afternoon.',
          daysAgo: 112,
          reply:
            'Sorry about that, Steve. We have their wedding calendar on the wall now and warn guests beforehand.',
        },
        {
          author: 'Nelly B.',
          stars: 5,
          text: 'Las muchachas son un encanto y el precio para los de la isla es justo.',
          daysAgo: 25,
        },
      ],
    },
    {
      businessName: 'Copal & Thyme Herb Room',
      location: 'Punta Gorda',
      address: '7 Main Middle Street',
      specificType: 'Herb shop and bath house',
      about:
        'Señora Martina Choc learned plants from her mother in the forest behind Indian Creek and writing from the nuns. She has put both in eleven notebooks. Her niece Delfina keeps the shop so that she can keep walking.',
      services:
        "Dried herbs and teas, herbal steam baths, foot soaks, copal incense, oils and balms, plant walks on Sunday mornings, talks for schools. Traditional Maya herbal baths BZ$45. We do not diagnose illness or replace your doctor's medicine.",
      description:
        "A cool room that smells of allspice and rain. Ask about any jar; the label says what it is, where it grew and how our elders use it. If you take medicine or expect a baby, tell us, as some teas are not for you. Baths take an hour and need a day's notice for the water and the leaves. Open on market days: Monday, Wednesday, Friday and Saturday, seven to three.",
      showcase: ['tree-seedling', 'massage-stones'],
      joinedDaysAgo: 119,
      phoneKind: 'mobile',
      reviews: [],
    },
    {
      businessName: 'Iron Pelican Gym',
      location: 'San Ignacio',
      address: '33 Joseph Andrews Drive',
      specificType: 'Gym',
      about:
        "Kenrick Budna welded the first squat rack out of a bus chassis. People laughed, then asked for the key. In a yard that was once a mechanic's, sixty members now train, aged from fourteen to eighty-one.",
      services:
        "Weights, boxing bags, rowing machines, circuit classes, women's mornings, strength for seniors, training for La Ruta Maya canoe teams, personal trainer. Day pass BZ$10, month BZ$65, students BZ$40. Gimnasio y clases.",
      description:
        'Roof, fans, no mirrors. Beginners get three free sessions in which someone shows you how to lift without hurting your back. Canoe crews have the yard from January until the March race, and then it sounds like a war. Chalk is free, towels are not. Five in the morning to nine at night on weekdays; Saturday till two; Sunday you rest, and Kenrick too.',
      showcase: ['dumbbells'],
      joinedDaysAgo: 208,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Fernanda X.',
          stars: 5,
          text: "I am sixty-eight and I carry my own gas tank again. The seniors' group is half exercise and half gossip.",
          daysAgo: 131,
        },
        {
          author: 'Dale P.',
          stars: 4,
          text: 'Honest, sweaty, cheap. Visiting for a month and felt like a member from day one. Showers could use a shelf.',
          daysAgo: 47,
          reply: 'Shelf is up! Kenrick made it out of a leaf spring, so it will not fall.',
        },
      ],
    },
    {
      businessName: 'Santa Rita Eye Room',
      location: 'Corozal',
      address: 'Santa Rita Road',
      specificType: 'Optician',
      about: 'Eye tests and glasses.',
      services: 'Eye tests, lentes, repairs.',
      description: 'Tuesdays and Thursdays only.',
      showcase: [],
      joinedDaysAgo: 15,
      phoneKind: 'landline',
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
