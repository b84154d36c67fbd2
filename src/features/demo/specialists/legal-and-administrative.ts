import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Legal and Administrative',
  people: [
    {
      firstName: 'Simone',
      lastName: 'Haylock',
      portrait: { presents: 'woman', age: 'middle', skin: 'deep' },
      occupation: 'Attorney-at-Law',
      location: 'Belize City',
      education:
        'LLB, UWI Cave Hill. Legal Education Certificate, Norman Manley Law School. Called to the Bar of Belize in 2010.',
      skills:
        'Family law, custody, maintenance, divorce, wills, probate, administration of estates, adoption, mediation, demand letters',
      bio: "Estates are my daily bread: the house on Euphrates Avenue still in great-grandmother's name, seven heirs, three of them in Los Angeles and one not speaking to the rest. I also appear in the Family Court on custody and maintenance. At the first meeting, BZ$100 for forty-five minutes, you learn what the law says, what the steps are and roughly how long each takes. What a judge will decide, no honest lawyer can tell you.",
      showcase: ['scales', 'stamped-document'],
      joinedDaysAgo: 594,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Cynthia O.',
          stars: 5,
          daysAgo: 377,
          text: "Grandma's yard stayed in limbo for nineteen years. Ms. Haylock got all of us on one call, explained the steps in plain words, and we finally have letters of administration.",
        },
        {
          author: 'Mark D.',
          stars: 4,
          daysAgo: 189,
          text: 'Knows her work and does not waste your time. Court dates moved twice, which is not her fault, but prepare for a wait.',
        },
        {
          author: 'Arlene F.',
          stars: 3,
          daysAgo: 92,
          text: 'Competent, but I would have liked more updates between hearings.',
          reply:
            'Thank you, Arlene. I hear this one. My office now sends a short note to every client on the first Friday of the month, even when nothing has moved.',
        },
      ],
    },
    {
      firstName: 'Brianna',
      lastName: 'Goff',
      portrait: { presents: 'woman', age: 'young', skin: 'brown' },
      occupation: 'Virtual Assistant',
      location: 'Belize City',
      education:
        'Associate degree in Office Administration, University of Belize. Four years in a call centre, two as team lead.',
      skills:
        'Virtual assistant, inbox and calendar, travel booking, invoices, customer messages, data entry, transcription, Google Workspace, slide decks, social media scheduling, chat support',
      bio: '8:02 a.m.: moved a dentist in Denver. 8:15: found a lost invoice in Ladyville. 8:40: talked a tour operator out of sending that email. I look after inboxes and calendars for five small businesses, two here and three in the States, from a desk in Belama with a backup battery for when the current goes. Ten hours a month cost BZ$200. I type fast, answer politely and know when not to answer at all.',
      showcase: ['laptop', 'smartphone', 'notebook-pen'],
      joinedDaysAgo: 171,
      video: true,
      reviews: [
        {
          author: 'Lorraine K.',
          stars: 5,
          daysAgo: 115,
          text: 'I run a small tour company and used to answer messages at midnight. Brianna took over the inbox in a week and bookings went up simply because people get a reply.',
        },
        {
          author: 'Steve B.',
          stars: 5,
          daysAgo: 60,
          text: 'Hired her from Colorado. Same time zone half the year, great written English, and she caught a double payment in her first month.',
        },
      ],
    },
    {
      firstName: 'Edwin',
      lastName: 'Mejía',
      portrait: { presents: 'man', age: 'middle', skin: 'tan' },
      occupation: 'Land Title Researcher',
      location: 'Belmopan',
      education:
        'Associate degree in Paralegal Studies, University of Belize. Seventeen years among survey plans and land registers.',
      skills:
        'Title search, land search, lease applications, survey plan copies, transfer forms, first registration, boundary records, terrenos, tracing old deeds, submitting and following up files',
      bio: "A man from Armenia village paid BZ$14,000 for a lot that had already been sold twice. He came to me after. Please come before. Give me a parcel number, or only a name and a village, and I search the registers in Belmopan, usually within four working days, and hand you a plain page: who owns it, what is charged on it, which papers are missing. I don't give legal advice; where you need an attorney I tell you so. A search costs BZ$65 plus office fees.",
      showcase: ['stamped-document', 'house', 'blueprint'],
      joinedDaysAgo: 436,
      reviews: [
        {
          author: 'Sandra and Lou P.',
          stars: 5,
          daysAgo: 310,
          text: 'We were about to put a deposit on a lot off the Hummingbird. Edwin found an old charge on the title in three days. We walked away and are grateful.',
        },
        {
          author: 'Delmar C.',
          stars: 4,
          daysAgo: 222,
          text: 'He follow up mi lease file that was sitting down since 2015. Took some months but at least now I know where it deh.',
        },
        {
          author: 'Irma V.',
          stars: 5,
          daysAgo: 18,
          text: 'Muy claro y honesto. Me dijo que no comprara hasta que el vendedor arreglara los papeles.',
        },
      ],
    },
    {
      firstName: 'Chidinma',
      lastName: 'Eze',
      portrait: { presents: 'woman', age: 'middle', skin: 'deep' },
      occupation: 'Immigration Paperwork Consultant',
      location: 'Belmopan',
      education:
        'BSc in Public Administration, Enugu, Nigeria. Citizen of Belize since 2014, so I have filled in every one of these forms for myself.',
      skills:
        'Permanent residency application, work permit forms, visitor extension, nationality application, document checklist, police record, medical forms, dependants, permisos, residencia',
      bio: "My own residency file came back three times: a photo too small, a stamp too faint, a letter dated wrongly. I kept the checklist. Now I prepare files for nurses, farm hands, retirees and husbands of Belizeans, page by page in the order the counter likes them. You still submit and sign yourself, and the decision is the Department's alone. Full file BZ$250, a quick look BZ$30. Bring your passport, and every stamp's story.",
      showcase: ['stamped-document', 'notebook-pen'],
      joinedDaysAgo: 259,
      reviews: [
        {
          author: 'Ulrike H.',
          stars: 5,
          daysAgo: 164,
          text: 'She found that one of my exits was four days too long and told me to wait before applying. Saved me the fee and the disappointment.',
        },
        {
          author: 'Santos A.',
          stars: 5,
          daysAgo: 71,
          text: 'Me preparó los papeles del permiso de trabajo para mí y mi hermano. Todo en orden, con copia de cada hoja.',
        },
      ],
    },
    {
      firstName: 'Maximilian Guillermo',
      lastName: 'Lizarraga-Hernández',
      portrait: { presents: 'man', age: 'middle', skin: 'light' },
      occupation: 'Certified Spanish and English Translator',
      location: 'Corozal',
      education:
        "Licenciatura en Lengua Inglesa, Chetumal. Translator's certificate, 2012. Court interpreting workshop in Belize City.",
      skills:
        'Translation, traducción, birth certificates, actas de nacimiento, marriage certificates, diplomas, contracts, medical reports, interpreter for meetings, hearings and hospital visits',
      bio: "Born in Corozal, schooled on both banks of the Río Hondo, I dream in two languages and argue in a third, which is my wife's Yucatec. Certificates from Mexico, Guatemala, Honduras, Cuba: I translate them with stamp and signature, BZ$35 a page, mostly within two days. For a hospital visit in Chetumal I cross with you, stand beside the doctor and say exactly what is said, even when you would prefer I softened it.",
      showcase: ['books', 'stamped-document'],
      joinedDaysAgo: 367,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Nidia E.',
          stars: 5,
          daysAgo: 248,
          text: 'Tradujo mi acta y mi título de enfermera en un solo día porque el plazo se me vencía. Sin un error.',
        },
        {
          author: 'Harold S.',
          stars: 4,
          daysAgo: 133,
          text: "Came with my wife and me to the specialist in Chetumal. Calm and precise. It's a long day, so agree on the waiting time beforehand.",
        },
      ],
    },
    {
      firstName: 'Lucía',
      lastName: 'Montejo',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      occupation: 'Attorney and Notary Public',
      location: 'San Ignacio',
      education:
        'Bachelor of Laws with honours, UWI, first year in Belmopan and the rest at Cave Hill, Barbados. Legal Education Certificate, Norman Manley Law School, Kingston. Called to the Bar of Belize in 2008, notary public after the required years of practice. Earlier: Sacred Heart College, and four summers selling tickets at the old cinema in town.',
      skills:
        "Land transfers, conveyancing, purchase and sale agreements, leases, mortgages and charges, subdivision papers, company formation and annual returns, partnership agreements, notarised documents, powers of attorney, affidavits, statutory declarations, employment contracts, demand letters, debt recovery, small civil claims in the Magistrate's Court, wills for families with land in several districts, second opinions, abogada y notaria, consultations in English and Spanish, house calls",
      bio: 'On Saturdays you can find me at the San Ignacio market between the cheese and the watermelons, and yes, people do ask me about fences there. The proper place is my office on West Street, where I handle land sales, leases, companies and whatever needs a seal. I read contracts slowly and out loud, because that is when people notice what they are signing. Fees are agreed in writing; a notarised signature costs BZ$40. I promise you work, candour and returned calls. Outcomes belong to the court.',
      showcase: ['scales', 'house', 'stamped-document'],
      joinedDaysAgo: 655,
      reviews: [
        {
          author: 'Jim and Carla V.',
          stars: 5,
          daysAgo: 520,
          text: 'She handled our purchase near Bullet Tree from first letter to registration. Read every clause to us aloud, which felt odd for a minute and then very sensible.',
        },
        {
          author: 'Abner K.',
          stars: 5,
          daysAgo: 344,
          text: 'Drew up a partnership paper for my brother and me before we bought the backhoe. We are still brothers.',
        },
        {
          author: 'Gilda P.',
          stars: 2,
          daysAgo: 201,
          text: 'My transfer took much longer than I expected and I felt left in the dark in December.',
          reply:
            'Mrs. Gilda, I understand. The file sat in a queue over the holidays and we did not tell you so. That silence was our fault and I have spoken with my clerk.',
        },
        {
          author: 'Tomás C.',
          stars: 5,
          daysAgo: 85,
          text: 'Me explicó el contrato de arriendo en español antes de firmar. Gracias a eso cambiamos dos cláusulas.',
        },
      ],
    },
    {
      firstName: 'Santiago',
      lastName: 'Maquin',
      portrait: { presents: 'man', age: 'elder', skin: 'brown' },
      occupation: 'Justice of the Peace and Interpreter',
      location: 'Punta Gorda',
      education:
        'Primary school in San Pedro Columbia, teacher training by correspondence. Justice of the Peace since 2003.',
      skills:
        "JP signature, passport forms, affidavits, witness, character reference, interpreter Q'eqchi' to English, Mopan, Spanish, village letters, filling forms, court and clinic visits",
      bio: 'Under the clock tower, Mondays, Wednesdays and Fridays, from when the first village bus arrives until the last one leaves at noon. Bring the paper and bring your ID; I must see you sign with my own eyes. There is no charge for my signature. For interpreting at the court, the hospital or a land meeting I ask BZ$50 a half day. Some words have no English, like the names for kinds of boundary. Then I explain, and everybody waits.',
      showcase: ['stamped-document', 'notebook-pen'],
      joinedDaysAgo: 305,
      phoneKind: 'landline',
      workEmail: false,
      reviews: [
        {
          author: 'Rosenda T.',
          stars: 5,
          daysAgo: 212,
          text: "He went with my mother to the hospital and told the doctor everything she said in Q'eqchi'. She felt respected for the first time there.",
        },
        {
          author: 'Nigel W.',
          stars: 4,
          daysAgo: 45,
          text: 'Needed a passport form witnessed the day before my flight. Found him right where people said. Go early, there is a line.',
        },
      ],
    },
    {
      firstName: 'Gwendolyn',
      lastName: 'Martin-Diego',
      portrait: { presents: 'woman', age: 'elder', skin: 'deep' },
      occupation: 'Justice of the Peace',
      location: 'Dangriga',
      education: 'Retired teacher',
      skills: 'JP, forms, signatures',
      bio: 'Knock before six in the evening.',
      showcase: [],
      joinedDaysAgo: 52,
      workEmail: false,
      pictures: false,
      reviews: [],
    },
    {
      firstName: 'Omar',
      lastName: 'Kantún',
      portrait: { presents: 'man', age: 'young', skin: 'tan' },
      occupation: 'Data Entry Clerk',
      location: 'Benque Viejo del Carmen',
      education: 'High school diploma, Benque',
      skills: 'Typing, Excel, digitación',
      bio: 'Fast typing, Spanish and English.',
      showcase: [],
      joinedDaysAgo: 3,
      reviews: [],
    },
    {
      firstName: 'Paulette',
      lastName: 'Hemsley',
      portrait: { presents: 'woman', age: 'middle', skin: 'brown' },
      occupation: 'Secretary and Form Filler',
      location: 'Hattieville',
      education:
        'Secretarial certificate with shorthand and typewriting, Belize Technical College, 1991.',
      skills:
        'Typing, letters, CVs, résumés, job applications, Social Security forms, school forms, funeral programmes, minutes, photocopies, scanning, lamination, petitions',
      bio: "Give me the story, I'll give you the letter. Twenty-six years as a secretary in government offices taught me what makes a clerk read past the first line. From a porch by the Boom junction I type CVs, pension and sickness claims, letters to the landlord, funeral programmes overnight. A letter is BZ$5, a CV BZ$15 with four copies. If you can't read so well, mek we do it together; I close the gate and nobody has to know.",
      showcase: ['notebook-pen', 'laptop'],
      joinedDaysAgo: 126,
      reviews: [
        {
          author: 'Leroy T.',
          stars: 5,
          daysAgo: 88,
          text: 'She type up mi CV and tell me fi put the welding first. I get call fi interview the same month.',
        },
      ],
    },
    {
      firstName: 'Katrien',
      lastName: 'Dekker',
      portrait: { presents: 'woman', age: 'middle', skin: 'light' },
      occupation: 'Rental Bookings Administrator',
      location: 'Caye Caulker',
      education: 'Higher diploma in Tourism Management, Breda. Island resident for nine years.',
      skills:
        'Holiday rental administration, booking calendars, guest messages, cleaning rosters, invoices, hotel licence renewal, paperwork for owners, Dutch, English, German',
      bio: "Owners dream of palm trees; I dream of calendars that don't overlap. For fourteen cabanas on the island I answer guests, send the cleaner, meet the last water taxi with a torch and file the licence papers each year before they expire. Most of it happens on a bicycle with a phone holder. I take 12 per cent of each booking, nothing in an empty month. Hurricane season means shutters, and I have photos of every one closed.",
      showcase: ['guest-room', 'bicycle', 'laptop'],
      joinedDaysAgo: 214,
      reviews: [],
    },
  ],
} satisfies DemoSpecialistCategory;
