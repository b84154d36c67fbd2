import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Business and Finance',
  people: [
    {
      firstName: 'Ingrid',
      lastName: 'Gabourel',
      portrait: { presents: 'woman', age: 'middle', skin: 'brown' },
      occupation: 'Chartered Accountant',
      location: 'Belize City',
      education:
        "ACCA, finished in 2009 after five years of night study. Associate degree in Business from St. John's College Junior College.",
      skills:
        'Financial statements, audits, business tax, GST returns, bank loan packages, company accounts, non-profit audits, training your office clerk to keep the file straight',
      bio: "Twelve years auditing other people's shoeboxes taught me one thing: the receipt you threw away is always the one the tax office asks for. I run a two-room office upstairs near Albert Street and take on about thirty clients, mostly family firms and a few churches. Year-end accounts for a small company start at BZ$900. I will tell you before I begin if it is going to cost more, and why.",
      showcase: ['calculator-ledger', 'bar-chart', 'bank-building'],
      joinedDaysAgo: 612,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Denise R.',
          stars: 5,
          daysAgo: 488,
          text: 'Miss Gabourel did the audited statements our church needed for the roof loan. She found a deposit we had entered twice and fixed it without making anybody feel stupid. The bank accepted the package the first time.',
        },
        {
          author: 'Carlton W.',
          stars: 4,
          daysAgo: 233,
          text: 'Thorough and straight with you. Busy from February to April, so carry in your papers before Christmas.',
          reply:
            'Thank you, Carlton. You are right about February. I now keep two mornings a week open for people who come late.',
        },
        {
          author: 'Farah S.',
          stars: 5,
          daysAgo: 61,
          text: 'She explained business tax to my father in ten minutes after he had been worrying about it for ten years.',
        },
      ],
    },
    {
      firstName: 'Rolando',
      lastName: 'Ku',
      portrait: { presents: 'man', age: 'middle', skin: 'tan' },
      occupation: 'Bookkeeper for Cane Farmers',
      location: 'Orange Walk',
      education:
        'Associate degree in Accounting, Muffles Junior College. Six crops at the weighbridge before that.',
      skills:
        'Bookkeeping, contabilidad, cane delivery records, loan schedules, fertiliser and fuel accounts, hauling costs, Excel, Spanish and English, reading the mill statement with you line by line',
      bio: 'My father delivered cane for forty years and never knew which field was paying him. That bothered me. Now I keep the books for thirty-one growers between San Lázaro and Guinea Grass: loads, hauling, fertiliser, what the second payment really left in your hand. During the crop I come to the patio after six, when the trucks are parked. BZ$60 a month for a small farm, and the coffee is on you.',
      showcase: ['calculator-ledger', 'coins'],
      joinedDaysAgo: 421,
      reviews: [
        {
          author: 'Chepe M.',
          stars: 5,
          daysAgo: 190,
          text: 'Muy serio el muchacho. Me enseñó que el camión viejo me costaba más que pagar flete. Vendí el camión y este año sí me quedó algo.',
        },
        {
          author: 'Leticia P.',
          stars: 4,
          daysAgo: 75,
          text: 'We started with three years of papers in a rice sack. It took him two weekends. Now we have a folder for every field and I can find things.',
        },
      ],
    },
    {
      firstName: 'Priya',
      lastName: 'Jethwani',
      portrait: { presents: 'woman', age: 'young', skin: 'brown' },
      occupation: 'Hotel Accountant',
      location: 'San Pedro',
      education:
        'BSc in Accounting, University of Belize. Short courses in hotel revenue reporting and QuickBooks Online.',
      skills:
        'Hotel tax, GST, night audit, QuickBooks, card reconciliation, tip pooling, payroll for resorts, condo owner statements, vacation rental accounts',
      bio: 'Front desk says eighteen rooms, the card machine says sixteen, housekeeping swears nineteen. Sorting out that kind of morning is my job. I work with small resorts and condo owners from Boca del Río to north of the bridge, usually by golf cart, and I close each month by the tenth so the hotel tax and GST go in without a rush. Owners abroad get a two-page statement they can read on a phone.',
      showcase: ['laptop', 'bar-chart', 'guest-room'],
      joinedDaysAgo: 268,
      video: true,
      reviews: [
        {
          author: 'Greg and Pam T.',
          stars: 5,
          daysAgo: 140,
          text: 'We own a condo on the north side and live in Minnesota. For the first time in four years the statement arrives on time and the numbers match the bookings.',
        },
        {
          author: 'Yesenia C.',
          stars: 3,
          daysAgo: 82,
          text: 'Good accountant, but in lobster season she was hard to reach for almost a week and we were waiting on payroll figures.',
          reply:
            'Yesenia, fair point. I took on one hotel too many that month. I have a helper now, and payroll days are blocked off on my calendar.',
        },
      ],
    },
    {
      firstName: 'Heinrich',
      lastName: 'Klassen',
      portrait: { presents: 'man', age: 'elder', skin: 'light' },
      occupation: 'Farm Bookkeeper',
      location: 'Cayo',
      education: 'School in Spanish Lookout',
      skills: 'Bookkeeping, feed and dairy accounts',
      bio: 'Books for farms. Closed Sundays.',
      showcase: [],
      joinedDaysAgo: 93,
      phoneKind: 'landline',
      workEmail: false,
      pictures: false,
      reviews: [],
    },
    {
      firstName: 'María Guadalupe Inés',
      lastName: 'Gutiérrez-Dominguez',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      occupation: 'Payroll and Social Security Consultant',
      location: 'Corozal',
      education:
        'Diploma in Business Studies, Corozal Junior College. Nine years on the employer desk of a payroll office in Orange Walk and Corozal.',
      skills:
        'Payroll, planilla, Social Security registration, seguro social, overtime and public holiday pay, severance calculation, employee contracts, vacation records, Free Zone shops',
      bio: 'Which day is double pay and which is time and a half? Employers in the Free Zone ask me this before every public holiday, and workers ask me the day after. I prepare payroll for eleven shops and two schools, register new staff with Social Security, and work out severance so both sides can see the sum. BZ$8 per worker each month, minimum five workers. Hablo español todo el día, so come as you are.',
      showcase: ['calculator-ledger', 'stamped-document'],
      joinedDaysAgo: 355,
      reviews: [
        {
          author: 'Samir K.',
          stars: 5,
          daysAgo: 301,
          text: 'We have fourteen staff in the Free Zone and used to argue every September about holiday pay. Inés printed a one-page calendar with the rates. No arguments since.',
        },
        {
          author: 'Ofelia T.',
          stars: 5,
          daysAgo: 44,
          text: 'Me ayudó a calcular mi liquidación después de ocho años de trabajo. Me explicó cada número con paciencia y no me cobró por la primera consulta.',
        },
        {
          author: 'Brandon Y.',
          stars: 4,
          daysAgo: 20,
          text: 'Payslips always correct. Only thing, she wants the time sheets by Wednesday noon sharp.',
        },
      ],
    },
    {
      firstName: 'Delroy',
      lastName: 'Lambert',
      portrait: { presents: 'man', age: 'young', skin: 'deep' },
      occupation: 'Small Business Adviser',
      location: 'Dangriga',
      education:
        'BA in Business Administration, Galen University, on a scholarship I still thank my aunt for making me apply to.',
      skills:
        'Business plans, pricing, costing, start-up advice, trade licence, name registration, grant applications, cash flow, food vendors, craft makers, Garifuna cultural tourism',
      bio: "Bring me your cassava bread, your bus, your idea for a car wash. We sit down by the North Stann Creek bridge and cost it out: flour, firewood, your own time, which people always forget. If the price on your sign loses money I will say so, and then we fix the sign. First hour is free, after that BZ$35. Before the nineteenth of November I'm booked solid with food stalls, so link me early.",
      showcase: ['coins', 'shop-window', 'notebook-pen'],
      joinedDaysAgo: 187,
      video: true,
      reviews: [
        {
          author: 'Alvina S.',
          stars: 5,
          daysAgo: 120,
          text: 'Ih mek mi see I neva di charge fi mi own labour. I raise mi hudut plate by two dollars and nobody complain.',
        },
        {
          author: 'Martin C.',
          stars: 4,
          daysAgo: 36,
          text: 'Helped us put together a grant proposal for the drum workshop. We got to the second round. The budget section was the best part of it.',
        },
      ],
    },
    {
      firstName: 'Keisha',
      lastName: 'Gladden',
      portrait: { presents: 'woman', age: 'middle', skin: 'brown' },
      occupation: 'Tax Consultant',
      location: 'Belmopan',
      education:
        "Bachelor of Science in Accounting, University of Belize, Belmopan campus, 2006. Certificate in Tax Administration after a year of evening classes. Eleven years behind the counter in public service, most of them reading other people's returns. I attend the yearly budget briefing and each update on GST and business tax so that I stay current.",
      skills:
        'GST registration and monthly returns, business tax, income tax for salaried people with a second job, objections and payment plans, withholding tax on contractors, tax clearance letters, online filing, record keeping for taxi owners, contractors, farmers, landlords and consultants, import duty questions, closing a business properly, impuestos en español, letters to the tax office, checking an assessment you do not understand, half-day workshops for staff and for village councils',
      bio: "You got a brown envelope and have not opened it since Friday. Carry it to me. I spent eleven years on the other side of that counter and can usually tell in five minutes whether it is a reminder, a mistake or a real bill. I file GST before the fifteenth for forty small businesses along the George Price Highway, from Roaring Creek to Teakettle. A monthly return costs BZ$75; a first look at a letter costs nothing. I can't make the tax disappear, but it is nearly always smaller than the fear of it.",
      showcase: ['stamped-document', 'calculator-ledger', 'coins'],
      joinedDaysAgo: 540,
      reviews: [
        {
          author: 'Winston A.',
          stars: 5,
          daysAgo: 410,
          text: "I build septic tanks, I don't do paperwork. Three years behind on GST and I was losing sleep. Ms. Keisha filed everything, wrote the letter and got me a payment plan I can manage.",
        },
        {
          author: 'Hui L.',
          stars: 5,
          daysAgo: 276,
          text: 'Very clear. She made a small table for the shop, my daughter fills it in every night, and the return takes ten minutes now.',
        },
        {
          author: 'Roberto G.',
          stars: 2,
          daysAgo: 150,
          text: 'I was told two weeks and it took five. The return was correct in the end but I had to keep calling.',
          reply:
            'Mr. Roberto, I apologise for the calls you had to make. We were waiting on a supplier statement, and I should have told you that instead of leaving you to wonder.',
        },
        {
          author: 'Elmer V.',
          stars: 5,
          daysAgo: 12,
          text: 'Gave a free talk to our village council about receipts and tax. Forty people came and stayed to the end, which says plenty.',
        },
      ],
    },
    {
      firstName: 'Amy',
      lastName: 'Huang',
      portrait: { presents: 'woman', age: 'young', skin: 'light' },
      occupation: 'Shop Bookkeeper and Stock Auditor',
      location: 'San Ignacio',
      education:
        "Sacred Heart Junior College, Business. Grew up behind the till of my parents' grocery on Burns Avenue.",
      skills:
        'Stock count, inventory, point of sale set-up, bookkeeping, GST for groceries, supplier accounts, Mandarin, Cantonese, Spanish, English',
      bio: 'I could give change before I could ride a bicycle. These days I count stock for groceries and hardware stores in San Ignacio, Santa Elena and out to Bullet Tree, generally at night after you close, and hand you a list of what is selling, what is sleeping and what is walking out the door. Zero-rated rice, taxable soap: I set up the register so GST sorts itself. Four languages, so nobody in the shop is left out.',
      showcase: ['market-crates', 'calculator-ledger'],
      joinedDaysAgo: 146,
      reviews: [],
    },
    {
      firstName: 'Anders',
      lastName: 'Lindqvist',
      portrait: { presents: 'man', age: 'middle', skin: 'light' },
      occupation: 'Business Plan Consultant',
      location: 'Placencia',
      education: 'MSc in Economics, Uppsala. Resident in Belize since 2013.',
      skills:
        'Feasibility studies, investor presentations, cash flow forecasts, tourism projects, bank proposals, seasonal pricing, buying or selling a guest house, Swedish, German',
      bio: 'Every year somebody arrives on the peninsula in February, sees full restaurants and decides to open one. My first question is always what they plan to earn in October. I write business plans and forecasts for guest houses, dive boats and farms, with the slow months drawn in honestly. A full plan for the bank takes me three weeks. Some clients have been told not to build; two of them later bought me dinner for it.',
      showcase: ['bar-chart', 'laptop'],
      joinedDaysAgo: 660,
      reviews: [
        {
          author: 'Megan F.',
          stars: 5,
          daysAgo: 512,
          text: 'He talked us out of a beach bar and into renting two cabanas. Best money we spent in our first year in Belize.',
        },
        {
          author: 'Dwight N.',
          stars: 3,
          daysAgo: 205,
          text: 'Good plan and the bank liked it. Too many pages for me though, I wanted something I could use on the boat.',
          reply:
            'Thanks, Dwight. I have since made a one-page version, laminated, for exactly this reason. Yours is waiting at the dock office.',
        },
      ],
    },
    {
      firstName: 'Feliciano',
      lastName: 'Ishim',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      occupation: 'Savings Group Trainer',
      location: 'Punta Gorda',
      education:
        'Toledo Community College. Cooperative management training in Belmopan, 2011 and 2018.',
      skills:
        "Savings groups, cooperatives, microloans, minutes and ledgers, treasurer training, cacao and craft groups, Mopan, Q'eqchi', English",
      bio: 'Fifteen women, one metal box, three padlocks with three different keyholders. That is how the San Antonio group began, and today it lends for school uniforms every August. I teach villages in Toledo to run their own savings: who writes, who counts, what happens when a member cannot pay after the floods. I travel on market days, when the bus runs, and I speak Mopan first, so the grandmothers get a vote too.',
      showcase: ['coins', 'helping-hands'],
      joinedDaysAgo: 78,
      phoneKind: 'landline',
      reviews: [],
    },
    {
      firstName: 'Shanice',
      lastName: 'Meighan',
      portrait: { presents: 'woman', age: 'young', skin: 'deep' },
      occupation: 'Insurance Agent',
      location: 'Ladyville',
      education: 'Ladyville Technical High School',
      skills: 'Car, home and hurricane insurance',
      bio: 'Motor and home cover. Evenings too.',
      showcase: [],
      joinedDaysAgo: 9,
      workEmail: false,
      reviews: [],
    },
  ],
} satisfies DemoSpecialistCategory;
