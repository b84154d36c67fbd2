import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Writing and Content',
  people: [
    {
      firstName: 'Lorna',
      lastName: 'Haylock',
      portrait: { presents: 'woman', age: 'elder', skin: 'brown' },
      location: 'Belize City',
      occupation: 'Editor and Proofreader',
      education:
        "St Catherine Academy; English and History, University College of Belize. Thirty-one years at the subs' desk of a weekly newspaper.",
      skills:
        'Proofreading, copy editing, theses, annual reports, church magazines, memoirs, speeches, press releases, house style, fact checking, fair copies of handwritten pages',
      bio: "Commas matter. I once saw a missing one cost a credit union its annual meeting. After three decades of reading other people's sentences under a slow ceiling fan in a back office, I now read yours at my own dining table, with a red pen and a dictionary older than Independence. BZ$5 a page for proofreading, BZ$9 if it wants surgery. I will not write your thesis for you, child, but I will tell you where it limps.",
      showcase: ['books', 'notebook-pen', 'newspaper'],
      joinedDaysAgo: 695,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Renee C.',
          stars: 5,
          daysAgo: 611,
          text: "Miss Haylock read my 120-page thesis and found that I had spelled my own supervisor's name two ways. I graduated with distinction.",
        },
        {
          author: 'Dennis L.',
          stars: 5,
          daysAgo: 340,
          text: 'Our parish history would have gone to print with three different dates for the same hurricane. She caught every one of them.',
        },
        {
          author: 'Troy K.',
          stars: 3,
          daysAgo: 152,
          text: 'Excellent eye but strict. She sent back my report with so much red that I needed a day to recover.',
          reply:
            'And the second draft was a pleasure, Troy. You write well when you stop trying to sound like a ministry.',
        },
      ],
    },
    {
      firstName: 'Tarik',
      lastName: 'Longsworth',
      portrait: { presents: 'man', age: 'young', skin: 'deep' },
      location: 'Belize City',
      occupation: 'Journalist and Feature Writer',
      education:
        'Mass communications, University of Belize, 2018. Radio newsroom for three years, then magazine work.',
      skills:
        'Feature articles, interviews, press releases, magazine stories, podcast scripts, radio news, event coverage, profiles, speech writing, captions, Kriol quotes written correctly',
      bio: "Before writing about the fish market at Conch Shell Bay, I bought fish there every morning for two weeks. That is how I work, with my feet. Companies hire me for staff magazines and anniversary stories, newspapers for Sunday features, and once a family from Yarborough asked for their grandfather's life in 800 words, to be read at his ninetieth. Bring a story; BZ$200 buys a page with two real interviews in it.",
      showcase: ['newspaper', 'microphone', 'notebook-pen'],
      joinedDaysAgo: 248,
      video: true,
      reviews: [
        {
          author: 'Althea G.',
          stars: 5,
          daysAgo: 201,
          text: "He wrote my father's life for his ninetieth birthday. Daddy asked for it to be read twice, and corrected only the name of a horse.",
        },
        {
          author: 'Jorge M.',
          stars: 4,
          daysAgo: 70,
          text: 'Wrote the 25-year story of our bus company. Interviewed drivers, not just us owners, and that made it good. One week over the deadline.',
        },
      ],
    },
    {
      firstName: 'Pedro Antonio',
      lastName: 'Cawich',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      location: 'Corozal',
      occupation: 'Spanish and English Translator',
      education:
        'BA in Modern Languages, Universidad de Quintana Roo, Chetumal. Sworn translator, registered at the High Court.',
      skills:
        'Translation, interpreting, traducción, intérprete, birth certificates, actas de nacimiento, contracts, customs papers, immigration documents, school records, court interpreting, Free Zone invoices, border errands',
      bio: 'Una acta de nacimiento from Mexico, a land title from Corozal, an invoice from the Free Zone: papers cross the border at Santa Elena every day, and half of them stop because of one wrong word. I fix that word. Certificates are BZ$35 a page, stamped and ready the next working day; contracts are priced by length. I also stand beside people at the notary in Chetumal, which is cheaper than signing something you only half understood.',
      showcase: ['stamped-document', 'books'],
      joinedDaysAgo: 530,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Mireya U.',
          stars: 5,
          daysAgo: 477,
          text: 'Tradujo los papeles de mi esposo para la residencia. En migración los aceptaron a la primera.',
        },
        {
          author: 'Barbara J.',
          stars: 5,
          daysAgo: 290,
          text: 'We retired to Consejo and needed our Mexican vehicle papers in English. Pedro had them done overnight and explained which office to go to first.',
        },
        {
          author: 'Leonel B.',
          stars: 4,
          daysAgo: 101,
          text: 'Came with me to the notary across the border and caught a clause about who pays the tax. Worth every shilling.',
        },
        {
          author: 'Karina V.',
          stars: 2,
          daysAgo: 33,
          text: 'One date on my certificate was typed wrong and I only saw it at the counter. I lost a day going back.',
          reply:
            'Karina, the mistake was mine and I am sorry. I returned your fee and redid both copies. Every date now gets a second reading by my wife.',
        },
      ],
    },
    {
      firstName: 'Bernadette Philomena',
      lastName: 'Cayetano-Augustine',
      portrait: { presents: 'woman', age: 'middle', skin: 'deep' },
      location: 'Belmopan',
      occupation: 'Legal Transcriber and Minutes Specialist',
      education:
        'Secretarial Science, Belize Technical College. Court reporting certificate, Kingston, Jamaica. Fourteen years in the public service.',
      skills:
        'Transcription, minutes, board meetings, court recordings, hearings, interviews, focus groups, fast typing 95 wpm, shorthand, Garifuna and Kriol audio, confidential work, verbatim, summaries',
      bio: 'Four people talking at once, a generator outside, and someone eating chips beside the microphone. I can still tell you who said what. I type hearings, board meetings and research interviews for offices around Independence Plaza, in English, Kriol or Garifuna, and I keep what I hear to myself. One hour of clear audio costs BZ$95, of bad audio a bit more. Annual general meetings I attend in person; I sit at the back and miss nothing.',
      showcase: ['microphone', 'laptop', 'stamped-document'],
      joinedDaysAgo: 415,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Sharon W.',
          stars: 5,
          daysAgo: 350,
          text: 'Nine hours of hearing recordings in six days, with time codes and not one name wrong. Our chambers use her for every matter now.',
        },
        {
          author: 'Hannah V.',
          stars: 5,
          daysAgo: 164,
          text: 'I am a PhD student from Utrecht. She transcribed 30 interviews in Kriol and added notes on expressions I would have misread completely.',
        },
        {
          author: 'Clifford P.',
          stars: 4,
          daysAgo: 25,
          text: "Minutes of our cooperative's AGM were ready by the Monday. A little long for my taste, but nobody could dispute them.",
        },
      ],
    },
    {
      firstName: 'Leticia',
      lastName: 'Bol',
      portrait: { presents: 'woman', age: 'young', skin: 'brown' },
      location: 'Punta Gorda',
      occupation: "Q'eqchi' and Mopan Interpreter",
      education:
        'Julian Cho Technical High School; University of Belize, Punta Gorda, primary education. Health interpreter training with a mobile clinic.',
      skills:
        "Q'eqchi', Mopan, Maya languages, interpreting, translation, health talks, village meetings, radio spots, surveys, consent forms, field research, voice-over, school readers, Toledo villages",
      bio: "In my mother's kitchen we spoke Q'eqchi', at my father's table Mopan, and English only for the priest. So going between languages is no work, it is Tuesday. I interpret for doctors, researchers, surveyors and radio, from Indian Creek to Dolores, where the bus goes on market days and after that you walk. BZ$150 a day plus the bus. Please send your questions beforehand: some things need a different question, not a different word.",
      showcase: ['helping-hands', 'microphone', 'notebook-pen'],
      joinedDaysAgo: 182,
      video: true,
      reviews: [
        {
          author: 'Paula E.',
          stars: 5,
          daysAgo: 133,
          text: 'Interpreted for our mobile clinic in five villages. Grandmothers who never speak to us talked for twenty minutes. She also told us, gently, which of our posters made no sense.',
        },
        {
          author: 'Martin C.',
          stars: 5,
          daysAgo: 51,
          text: "B'antiox, Leticia. The water board meeting in both languages went well and nobody left angry.",
        },
      ],
    },
    {
      firstName: 'Graham',
      lastName: 'Whitcombe',
      portrait: { presents: 'man', age: 'elder', skin: 'light' },
      location: 'San Ignacio',
      occupation: 'Ghostwriter and Memoir Coach',
      education:
        'English at Leeds, a long time ago. Twenty-two years in publishing in London, the last nine as a commissioning editor.',
      skills:
        'Ghostwriting, memoirs, family history, life stories, book proposals, self-publishing, manuscript reports, writing workshops, blurbs, interviews, oral history, editing',
      bio: 'People tell me they have nothing to put in a book, then mention in passing that they walked to Guatemala barefoot at eleven, behind a mule. I record, I ask, I write it in your voice, and you strike out whatever sounds like me. We meet on my porch above the Macal, or I drive out in a Land Rover that is itself a memoir. Short family books come to about BZ$2,800. Wednesday workshops at the library cost BZ$10 and include bad coffee.',
      showcase: ['books', 'coffee-cup', 'notebook-pen'],
      joinedDaysAgo: 356,
      reviews: [
        {
          author: 'Elvira H.',
          stars: 5,
          daysAgo: 240,
          text: "He wrote down my grandfather's chiclero stories, and it is truly how he talked, pauses and all. We printed 60 copies and all the cousins want more.",
        },
        {
          author: 'Nathan S.',
          stars: 4,
          daysAgo: 79,
          text: 'The Wednesday workshop got me to finish a chapter after four years. He was right about the coffee.',
        },
      ],
    },
    {
      firstName: 'Keisha',
      lastName: 'Lambey',
      portrait: { presents: 'woman', age: 'middle', skin: 'deep' },
      location: 'Dangriga',
      occupation: 'Grant Proposal Writer',
      education:
        'BA Social Work, University of Belize; certificate in project cycle management, UWI Open Campus.',
      skills:
        'Grant proposals, concept notes, budgets, log frames, donor reports, NGO, cooperatives, youth groups, small grants, EU calls, baseline surveys, monitoring and evaluation, letters of support',
      bio: "Forty-one proposals written, twenty-six funded, and I keep the fifteen refusals in a folder to stay humble. Fishermen's co-ops, a drumming school, women making cassava bread in Sabal, a library after a flood. Donors want boxes and arrows; people here talk in stories. My work is to make the one fit the other without lying. I charge a flat fee, BZ$450 for small grants, and never a share of the money. Come before the deadline, not on it.",
      showcase: ['helping-hands', 'bar-chart', 'calculator-ledger'],
      joinedDaysAgo: 438,
      reviews: [
        {
          author: 'Ambrosio F.',
          stars: 5,
          daysAgo: 366,
          text: 'Our fishing co-op got the ice machine. Keisha sat with us three nights to understand the numbers, and she wrote the budget so even we believed it.',
        },
        {
          author: 'Simone T.',
          stars: 4,
          daysAgo: 188,
          text: 'We did not win the first one, but she reworked it without charge and the second donor said yes.',
        },
        {
          author: 'Ellis J.',
          stars: 5,
          daysAgo: 14,
          text: "Straight talker. She told us our idea wasn't ready and saved us a month of work. We go back in January.",
        },
      ],
    },
    {
      firstName: 'Ofelia',
      lastName: 'Tun',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      location: 'Orange Walk',
      occupation: 'Résumé and Application Writer',
      education:
        'Business studies, Muffles Junior College. Former personnel clerk at the sugar factory, Tower Hill.',
      skills:
        'Résumé, CV, currículum, cover letter, job application, scholarship essays, visa letters, recommendation letters, LinkedIn profile, interview practice, typing, form filling, cartas',
      bio: "For eleven years I opened the envelopes at the factory before every crop. I know which ones went on the left pile and why. Usually it was one page too many, or a photo in sunglasses. Sit with me half an hour, tell me everything you have ever done, even selling tacos with your tía, and we'll find the work in it. CV with cover letter, BZ$45. School leavers BZ$25. I check job notices on Fridays and send along what fits you.",
      showcase: ['stamped-document', 'notebook-pen'],
      joinedDaysAgo: 71,
      reviews: [],
    },
    {
      firstName: 'Alrick',
      lastName: 'Pitts',
      portrait: { presents: 'man', age: 'elder', skin: 'deep' },
      location: 'Hattieville',
      occupation: 'Poet and Verse Writer',
      education: 'Primary school. Life.',
      skills: 'Poems, toasts, eulogies, Kriol verse',
      bio: 'Poem fi any occasion, BZ$20. I write by hand.',
      showcase: [],
      joinedDaysAgo: 302,
      reviews: [],
      workEmail: false,
      pictures: false,
    },
    {
      firstName: 'Rohan',
      lastName: 'Daswani',
      portrait: { presents: 'man', age: 'young', skin: 'tan' },
      location: 'Belmopan',
      occupation: 'Technical Writer',
      education:
        'BSc Biology, University of Belize. Technical communication certificate, online, 2022. Former lab assistant in water quality.',
      skills:
        'Manuals, operating procedures, safety sheets, user guides, training handbooks, tender documents, food safety plans, HACCP, BAHA paperwork, diagrams, plain English, reports',
      bio: 'Nobody reads manuals. I take that as a challenge. Mine have big pictures, short steps, and the emergency page first. A juice plant off the Hummingbird, a water board in Armenia village and a solar installer use them daily; one is laminated and nailed to a wall, which I count as a literary prize. I visit, press the buttons myself, write down what really happens, and test the draft on the newest employee. From BZ$300 a procedure set.',
      showcase: ['gears', 'notebook-pen', 'laptop'],
      joinedDaysAgo: 109,
      reviews: [],
    },
    {
      firstName: 'Camila',
      lastName: 'Ancona',
      portrait: { presents: 'woman', age: 'young', skin: 'tan' },
      location: 'San Pedro',
      occupation: 'Copywriter for Hotels and Tours',
      education:
        'San Pedro Junior College, tourism, 2015. BA English with a minor in marketing from Galen University, 2019, on a half scholarship and many early boats to the mainland. Summers at a front desk, which taught me what guests really ask. Copywriting and email courses online, plus a month each low season reading every bad review on the island.',
      skills:
        'Website copy, hotel descriptions, tour descriptions, Airbnb and booking listings, newsletters, blog articles, menus, welcome letters and room books, replies to guest reviews, social captions, product labels, taglines, press kits, wedding package pages, dive shop pages, SEO writing, editing of machine translations, English and Spanish copy, textos para hoteles, descripciones de tours, scripts for short videos, naming of rooms, boats and cocktails, seasonal offers, and plain house rules.',
      bio: "“Paradise” is banned in my house, also “nestled” and “hidden gem”. Guests have read those words in forty other listings before they find yours. I stay one night, eat the breakfast, talk with the housekeeper and the night guard, and then write what is only true of your place: the frigatebird on the dock post at six, the pastelitos lady who comes by at four. Full website copy from BZ$700, listings BZ$120. September is slow season; that's when to rewrite. No quote takes me more than a day.",
      showcase: ['laptop', 'guest-room', 'beach-umbrella'],
      joinedDaysAgo: 290,
      reviews: [
        {
          author: 'Wendy R.',
          stars: 5,
          daysAgo: 215,
          text: 'She rewrote the listing for our six rooms and guests now arrive asking for the pastelitos lady. Direct bookings are up for the first time in two years.',
        },
        {
          author: 'Omar G.',
          stars: 4,
          daysAgo: 106,
          text: 'Very good texts for our snorkel tours, in both languages. I had to get used to so few adjectives, but people read to the end.',
          reply: 'Thank you, Omar! I left you one “amazing”, on the Blue Hole page. You earned it.',
        },
      ],
    },
    {
      firstName: 'Johan',
      lastName: 'Wiebe',
      portrait: { presents: 'man', age: 'middle', skin: 'light' },
      location: 'Cayo',
      occupation: 'German Translator',
      education: 'Spanish Lookout schools.',
      skills: 'German, Plautdietsch, English',
      bio: 'Letters and papers, German to English and back.',
      showcase: [],
      joinedDaysAgo: 48,
      reviews: [],
      workEmail: false,
      phoneKind: 'landline',
    },
  ],
} satisfies DemoSpecialistCategory;
