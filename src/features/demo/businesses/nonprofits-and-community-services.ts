import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Nonprofits and Community Services',
  businesses: [
    {
      businessName: 'Pickstock Lanterns Youth & Homework Club',
      location: 'Belize City',
      address:
        'Old cinema building, corner of Fifth Street and Calle al Mar, upstairs over the bicycle shop',
      specificType: 'Youth club and after-school study',
      about:
        "It began in the blackout of 2006. Miss Verlene Hyde set three kerosene lanterns on her steps so that the neighbours' children could finish their sums before a test. Twenty-two came. When the current returned they kept on coming, so she asked the cinema owner for his empty balcony, and we have worked beneath its painted stars from that year on.",
      services:
        "Homework help for Standard One to Fourth Form, reading hour, chess, steel pan, sewing, computer lessons on nine repaired laptops, primary exam and CXC preparation, a hot supper of rice and beans or stew each weekday, football on Saturday at the barracks, counselling with a visiting social worker, summer camp in July for BZ$25 a child or whatever a family can give, first-job letters and interview practice for school leavers, parents' evenings, school uniform exchange, clases de apoyo gratis.",
      description:
        'Any child between six and eighteen can walk in; a parent or guardian signs one form. Doors open at half past three, supper is at six, and everyone is walked home in groups by eight. There is a quiet side for study and a loud side for everything else. Rules are four lines long, written by the members, and the first one is: nobody gets laughed at for asking. Twelve volunteers and two paid staff run it. We need readers, maths heads, rice by the sack and somebody who can tune a steel pan.',
      showcase: ['books', 'helping-hands', 'blackboard'],
      joinedDaysAgo: 655,
      phoneKind: 'landline',
      video: true,
      reviews: [
        {
          author: 'Natasha B.',
          stars: 5,
          text: "My son went from failing maths to helping the little ones with theirs. He used to hide his books and now he carries them on top of his bag. Miss Verlene knows each child's name, their teacher's name and what they had for lunch.",
          daysAgo: 26,
        },
        {
          author: 'Akeem L.',
          stars: 5,
          text: 'I grow up inna dis club. Now I come back Wednesdays fi teach chess. Big up di lanterns.',
          daysAgo: 180,
          reply: 'And you still owe us a rematch, Akeem. Proud of you.',
        },
        {
          author: 'Corinne D.',
          stars: 4,
          text: 'Volunteered for six weeks on a gap year. Warm, busy, a bit chaotic at supper. Come with a plan and be ready to drop it.',
          daysAgo: 366,
        },
        {
          author: 'Lionel R.',
          stars: 5,
          text: 'Our congregation gives the rice every quarter and receives a handwritten account of each sack. I know larger bodies that do worse.',
          daysAgo: 520,
        },
      ],
    },
    {
      businessName: "The Long Friday Elders' Lunch",
      location: 'Dangriga',
      address: 'Ramos Road, church hall kitchen',
      specificType: 'Meals for older people',
      about:
        'Plantain has to be pounded, and pounding needs young arms. In 2015 four grandmothers traded that work for stories with boys from the basketball court. By Christmas there was one long table, with forty-one places at the last count.',
      services:
        'Hot Friday lunch for people over sixty-five, home delivery by bicycle, blood pressure checks, help with pension and social security forms, company on clinic days, Garifuna story hour, small house repairs by volunteers.',
      description:
        'Come and eat; nobody asks for papers. Lunch is at twelve on Fridays and plates leave for those at home by half past eleven. Pounding starts at eight if you wish to be useful. We live on fish from the boats, provisions from the market ladies and gifts, all listed on the kitchen door. A seat is kept for any visitor who will listen.',
      showcase: ['food-basket', 'helping-hands', 'table-setting'],
      joinedDaysAgo: 343,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Fermina C.',
          stars: 5,
          text: 'Mama is ninety-one and does not go out. Every Friday the bicycle boy brings her plate and sits until she finish, so she have somebody to quarrel with.',
          daysAgo: 36,
        },
        {
          author: 'Gerd S.',
          stars: 5,
          text: 'I pounded plantain very badly for an hour and was fed like a king. Heard three versions of the same shipwreck.',
          daysAgo: 217,
        },
      ],
    },
    {
      businessName: 'The Reading Dory',
      location: 'Punta Gorda',
      address: 'Front Street, library yard',
      specificType: 'Book boat and literacy',
      about:
        'Nine hundred books, one wide dory and a forty-horse engine. Librarian Ovidia Requena and boatman Cyril Paulino take stories to coastal and river villages where the bus does not go, Barranco and Monkey River among them.',
      services:
        'Lending library by boat, reading aloud, adult literacy in English and Spanish, school book boxes, letters and forms written for those who ask, book repair evenings, biblioteca flotante. Free; donations welcome.',
      description:
        "The dory goes out on the first and third Tuesday, weather and fuel permitting, and blows a conch when it lands. Five books each, back whenever we return; wet ones are forgiven. In town we unlock the book shed on Saturday mornings, where volunteers mend spines and argue over endings. Children's books in Q'eqchi' and Garifuna are what we lack most.",
      showcase: ['books', 'speedboat'],
      joinedDaysAgo: 160,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Alvira N.',
          stars: 5,
          text: 'When we hear the conch the whole school runs. My students have read more in one year than I could photocopy in five.',
          daysAgo: 44,
        },
        {
          author: 'Desmond F.',
          stars: 4,
          text: 'Learned to read at fifty-three with Miss Ovidia. Only thing, trips cancel plenty in the windy months.',
          daysAgo: 99,
          reply: 'The sea keeps its own timetable, Mr. Desmond. We will bring you double in April.',
        },
      ],
    },
    {
      businessName: 'Potlicker Friends',
      location: 'Placencia',
      address: 'Seine Bight road, opposite the water tank',
      specificType: 'Animal rescue and clinic days',
      about:
        'A potlicker is a Belizean dog of no breed and every breed. Ten neighbours who were each feeding the same brown one found out about each other in 2020, named her Committee, and formed the thing she was named after.',
      services:
        'Spay and neuter days BZ$30, vaccinations, tick treatment, rescue of injured dogs and cats, foster homes, adoption here and abroad with travel papers, school talks, lost and found board, kennel cough care.',
      description:
        'Clinic is held on the second Sunday of the month in a tent beside the water tank: come early, bring a leash or a strong piece of rope. Between clinics we answer messages every evening. Flying home with an empty arm? Escorts for adopted pups are always wanted. Committee herself supervises from under the table.',
      showcase: ['paw-print', 'helping-hands'],
      joinedDaysAgo: 278,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Ellen M.',
          stars: 5,
          text: 'We flew home to Minnesota with a three-legged puppy named Johnny Cake. Every paper was in order and he slept the whole flight.',
          daysAgo: 69,
        },
      ],
    },
    {
      businessName: 'Sunday Bails Cricket Club',
      location: 'Ladyville',
      address: 'Marage Road playing field',
      specificType: 'Youth cricket club',
      about:
        "Up and down the Belize River, villages have played cricket in whites since logging times. Ladyville's youngsters had only a car park, so Alton Wagner and Indra Parham cleared a field in 2021 and mowed a pitch with a borrowed machete gang.",
      services:
        'Cricket coaching for girls and boys from eight to seventeen, Sunday matches, gear on loan, umpire training, bus to away games in Crooked Tree and Double Head Cabbage, first-aid course, holiday cricket camp.',
      description:
        'Practice is on Wednesday and Friday from four till the ball disappears, league matches on Sundays after church through the dry months. Membership costs BZ$20 a season and no child is turned away for it. Mothers run the barbecue that pays for the balls. Old players are urged to umpire, loudly or otherwise.',
      showcase: ['helping-hands'],
      joinedDaysAgo: 120,
      phoneKind: 'mobile',
      reviews: [],
    },
    {
      businessName: "Calabash Women's Circle",
      location: 'Stann Creek',
      address: 'Pomona village, community centre',
      specificType: "Women's group",
      about: 'Twelve women meeting since 2023.',
      services: 'Sewing, savings, listening.',
      description: 'Thursdays at two. Children welcome.',
      showcase: [],
      joinedDaysAgo: 47,
      workEmail: false,
      phoneKind: 'landline',
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
