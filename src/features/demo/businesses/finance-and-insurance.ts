import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Finance and Insurance',
  businesses: [
    {
      businessName: "Hattie's Lesson Insurance Agents",
      location: 'Belize City',
      address: '22 Regent Street West, first floor',
      specificType: 'Insurance agency',
      about:
        'In 1961 Hurricane Hattie left our grandmother Eulalie Usher with a sewing machine, a policy paper in a biscuit tin and, four months later, a new house. None of her neighbours had a paper. She spent the next thirty years going door to door explaining why.',
      services:
        'Home and hurricane cover, contents, motor insurance third party and full, small business, fire, travel, marine, public liability for events, claims help, seguros de casa y auto. Third-party motor from about BZ$260 a year.',
      description:
        'Three insurers are on our shelf and we lay their offers side by side, including what each will refuse to pay. Motor stickers are ready while you wait. After a storm our people come to you with a camera and the claim form half filled in. Weekdays eight to five, through lunch, and to six in the last week of every month.',
      showcase: ['insurance-umbrella', 'stamped-document', 'house'],
      joinedDaysAgo: 621,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Godwin A.',
          stars: 5,
          text: "After Lisa took my kitchen roof Mrs. Usher's niece was at the gate before the water went down. Claim settled in seven weeks and she read me every line.",
          daysAgo: 83,
        },
        {
          author: 'Sharlene D.',
          stars: 4,
          text: "Quick with the motor sticker and the price matched what they quoted me. Parking on Regent Street West is a trial, that's all.",
          daysAgo: 222,
        },
        {
          author: 'Bryon W.',
          stars: 2,
          text: 'Claim for a stolen outboard was refused because of a clause about locks. It was in the policy, but nobody pointed it out when I signed.',
          daysAgo: 398,
          reply:
            'Mr. Bryon, we should have read that page aloud to you. The lock clause is now first on our boat checklist. Our door is open if you would like to appeal.',
        },
      ],
    },
    {
      businessName: 'Penny Bread Credit Advice',
      location: 'Dangriga',
      address: '5 Tubroos Street',
      specificType: 'Credit advice',
      about:
        'Former credit union cashier Theodora Lambey watched too many people sign for a second loan to feed the first. She left her counter in 2018 and set a table in her front room with a calculator and a plate of penny bread.',
      services:
        'Debt plans, household budgets, help reading loan papers, letters to lenders, saving circles (syndicate) set up fairly, first-home preparation, talks in schools and churches, asesoría de crédito. First hour free, then BZ$30.',
      description:
        'Put every bill in a bag and bring it as it is. We sort by date and by interest, and you leave with one sheet for the fridge. Nothing is sold here: no loans, no policies. Theodora speaks Garifuna, Kriol, English and enough Spanish. Evenings from four to eight, since that is when working people can come, and Saturday mornings.',
      showcase: ['calculator-ledger', 'coins'],
      joinedDaysAgo: 270,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Antonia R.',
          stars: 5,
          text: 'I walked in with five loans and came out with a plan I could hold in one hand. Two years on I owe one. The bread is good too.',
          daysAgo: 35,
        },
        {
          author: 'Elroy P.',
          stars: 5,
          text: 'She noh judge yu. She just count. I wish dehn teach dis da high school.',
          daysAgo: 144,
        },
      ],
    },
    {
      businessName: 'Second Column Bookkeeping',
      location: 'Belmopan',
      address: 'Unit 4, Forest Drive plaza',
      specificType: 'Bookkeeping and tax',
      about:
        'Debit on the left, credit on the right, and somebody awake enough to notice when they differ. Priya Ramclam and Oscar Tut met auditing ministries and decided that corner shops had more interesting ledgers.',
      services:
        'Monthly books, GST returns, business tax, payroll and social security forms, annual accounts, trade licence renewals, stock counts, cash-up training for staff, contabilidad e impuestos. From BZ$180 a month.',
      description:
        'Receipts may arrive in a shoebox, by photograph or inside a feed sack, as one client prefers. Every fifteenth you receive a single page in plain words: what came in, what went out, what the tax office will want and when. We answer questions from eight to five, Monday to Friday. In March, with returns due, the lights stay on later.',
      showcase: ['calculator-ledger', 'laptop', 'bar-chart'],
      joinedDaysAgo: 188,
      phoneKind: 'mobile',
      video: true,
      reviews: [
        {
          author: 'Nestor G.',
          stars: 5,
          text: 'Found out my hardware shop was losing money on paint and making it on nails. Twelve years I thought it was the other way round.',
          daysAgo: 59,
        },
        {
          author: 'Adaline F.',
          stars: 4,
          text: 'Clear reports, always before the deadline. They are firm about missing receipts, which I needed but did not enjoy.',
          daysAgo: 133,
        },
      ],
    },
    {
      businessName: 'Leeward Hull & Home Cover',
      location: 'Placencia',
      address: 'Harbour Place, upstairs from the marine store',
      specificType: 'Boat and villa insurance',
      about:
        'Half our clients have a house facing the sea and the other half have a boat on it. Founder Stanford Cabral surveyed hulls for twenty years; his colleague Mei Zheng prices roofs. Between them there is little that wind can do that they have not measured.',
      services:
        'Boat hull and liability cover, villa and condo policies, rental income cover, dive and tour operator liability, hurricane haul-out plans, valuations, inventory by video, English, español and Mandarin.',
      description:
        'We board, knock, photograph and write a survey before quoting anything. Expect to hear about your bilge pump. Policies that need a hurricane plan come with one we have tested: which creek, which lines, who drives. Office hours are nine to four; when a storm is named, we sit by the phones until it has passed.',
      showcase: ['insurance-umbrella', 'sailboat'],
      joinedDaysAgo: 104,
      phoneKind: 'mobile',
      reviews: [],
    },
    {
      businessName: 'Semilla Small Loans',
      location: 'San Ignacio',
      address: "17 Waight's Avenue, facing the market steps",
      specificType: 'Small business loans',
      about:
        'The first loan was three hundred dollars for a tamale pot in 2014. It came back in eleven weeks with a dozen tamales on top. Licensed since then, we are still small enough that the three Pech sisters sign every agreement themselves.',
      services:
        "Loans from BZ$300 to BZ$8,000 for market stalls, sewing, poultry, food carts and tools, group loans for women's circles, seasonal repayment for farmers, business basics class on Thursdays, préstamos pequeños.",
      description:
        'An answer within four working days. Interest is painted on the wall by the door, in figures as long as your arm, and you pay it only on what you still owe. We visit the stall before lending and again a month after. Tuesday to Saturday, seven to three, the same as the market; Saturday is the busiest.',
      showcase: ['coins', 'market-crates', 'sewing-machine'],
      joinedDaysAgo: 436,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Petrona X.',
          stars: 5,
          text: 'Me prestaron para mi molino de nixtamal. Pagué en ocho meses y nunca me trataron con mala cara cuando me atrasé una semana.',
          daysAgo: 90,
        },
        {
          author: 'Kareem S.',
          stars: 3,
          text: 'Fair rate, friendly sisters. But they wanted two guarantors for a small sum and it took me longer to find them than to repay the loan.',
          daysAgo: 205,
        },
      ],
    },
    {
      businessName: 'Bayshore Motor Cover Desk',
      location: 'Corozal',
      address: 'First Avenue, at the shoe shop',
      specificType: 'Motor insurance',
      about: 'A desk in a shoe shop.',
      services: 'Third party, Mexico border cover.',
      description: 'Mornings. Bring registration.',
      showcase: [],
      joinedDaysAgo: 17,
      workEmail: false,
      phoneKind: 'landline',
      pictures: false,
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
