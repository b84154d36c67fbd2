import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Professional Services',
  businesses: [
    {
      businessName: 'Castillo, Usher & Tzib Attorneys-at-Law',
      location: 'Belize City',
      address: '5 Treasury Lane, second floor, one street from the courthouse',
      specificType: 'Law firm',
      about:
        'Three attorneys who used to face one another in court decided in 2008 that they would rather share a kettle. Yolanda Castillo argues land and inheritance, Winston Usher defends, and Amir Tzib writes contracts that people can read. Two of our clerks are training at the Norman Manley school in Jamaica, and all of us take turns at the free clinic.',
      services:
        "Land titles, transfers and boundary disputes; wills, probate and estates of relatives abroad; company formation, contracts and leases; divorce, custody and maintenance; criminal defence in the Magistrate's and High Court; employment claims; trademarks; powers of attorney, oaths and notary work. Abogados, testamentos y títulos de propiedad. First half hour BZ$75, credited if you retain us. Fixed prices for wills and simple transfers. Papers read aloud in English, Spanish, Kriol or Garifuna.",
      description:
        "Bring every paper you have, even the ones a cousin folded into a Bible; we sort them on the big table while you wait. You then get one page saying where you stand, what it may cost and how long such matters usually take. Nobody here promises a verdict. Letters are answered within two working days. The free clinic is held on the last Friday of the month, from two o'clock, first come first seen. Otherwise by appointment on weekdays, eight to five, with a lift for those who cannot climb.",
      showcase: ['scales', 'stamped-document'],
      joinedDaysAgo: 665,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Ethel B.',
          stars: 5,
          text: "Our grandfather's land in Crooked Tree had no clear title for forty years. Miss Castillo found the survey and now we have the paper with all our names.",
          daysAgo: 498,
        },
        {
          author: 'Marlon K.',
          stars: 3,
          text: 'They know the law, no question. My matter took fourteen months where I had hoped for six, and I called more often than they did.',
          daysAgo: 257,
          reply:
            'Thank you for saying so, Mr. K. The registry was slow and we should have told you each month. Every client now gets a monthly note, even if there is no news.',
        },
        {
          author: 'Patricia L.',
          stars: 5,
          text: "Handled my late father's estate while I was in London. Clear emails, a fixed fee, no surprises at the end.",
          daysAgo: 80,
        },
      ],
    },
    {
      businessName: 'Ledger & Lime Accounting',
      location: 'San Ignacio',
      address: '19 Bullet Tree Road, under the lime tree',
      specificType: 'Accountants',
      about:
        'Noemi Chuc left a bank in the capital to count for farmers, guides and cooks instead. The office is her childhood home. Payment in limes was accepted exactly once, and gave us the name.',
      services:
        'Bookkeeping, GST and business tax returns, payroll and Social Security, year-end statements, loan applications, company registration, cash-book training for small shops. Contabilidad e impuestos. Monthly bookkeeping from BZ$180.',
      description:
        'Hand in your shoebox by the fifth and your GST is filed by the fifteenth. We speak the language of receipts in English, Spanish and plain; if a figure puzzles you we draw it. Lodges get a report that follows the seasons, because a bad October in Cayo says nothing about a good March. Weekdays eight to five, Saturdays in tax season by arrangement.',
      showcase: ['calculator-ledger', 'coins', 'bar-chart'],
      joinedDaysAgo: 344,
      phoneKind: 'landline',
      video: true,
      reviews: [
        {
          author: 'Hector M.',
          stars: 5,
          text: 'Ten years I paid too much because nobody explained it to me. Noemi drew me a picture with cows. Now I understand my own farm.',
          daysAgo: 222,
          reply: 'The cows were the easy part. Thank you, Don Hector.',
        },
        {
          author: 'Alison F.',
          stars: 4,
          text: 'Solid and punctual for our small guesthouse. In March they are very busy, so send your papers early.',
          daysAgo: 58,
        },
      ],
    },
    {
      businessName: 'Las Dos Orillas Translations',
      location: 'Benque Viejo del Carmen',
      address: '4 Churchill Street',
      specificType: 'Translators and interpreters',
      about:
        'I was born in Melchor, married in Benque and have crossed the bridge some nine thousand times. My name is Griselda Manzanero. With my sister-in-law Ruth I carry words over, which weigh less than shopping but must not be dropped.',
      services:
        'Translation English to Spanish and Spanish to English: birth and marriage certificates, school records, court papers, contracts, medical reports. Interpreters for hospitals, weddings, land sales and border business. Traducciones juradas. Page from BZ$35.',
      description:
        'Leave the document in the morning and for a certificate you will have it by four. Long contracts we quote by the page after reading them. All papers stay in a locked drawer, and each translation is read by the other sister before it gets its stamp. Mornings we are at the desk; afternoons one of us may be interpreting, so ring the bell twice. Closed for the fiesta in July.',
      showcase: ['stamped-document', 'notebook-pen'],
      joinedDaysAgo: 189,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Wendy S.',
          stars: 5,
          text: "Needed my husband's papers for the residency file by Friday. They finished on Wednesday and spotted a date that the first office got wrong.",
          daysAgo: 143,
        },
        {
          author: 'Óscar D.',
          stars: 5,
          text: 'Muy cumplidas. Tradujeron las notas de mis tres hijos para la escuela en Belmopán.',
          daysAgo: 66,
        },
        {
          author: 'Nigel T.',
          stars: 4,
          text: 'Good interpreter for a land purchase. She slowed everyone down when it got heated, which I think saved the deal.',
          daysAgo: 31,
        },
      ],
    },
    {
      businessName: 'The Paper Trail Office',
      location: 'Belmopan',
      address: 'Market Square, upstairs, blue stairs',
      specificType: 'Permits and document service',
      about:
        'For twelve years Glenford Meighan stood on the other side of the counter, in government. He knows which form comes before which and where the line is shortest. Since 2017 he queues for you.',
      services:
        'Applications for passports, residency, work permits, birth certificates, land lease, trade and liquor licenses, vehicle papers. Collecting and handing in documents at ministries, police records, apostille errands. Trámites. Flat fee from BZ$50 per errand.',
      description:
        'If you live in Punta Gorda, a single signature in Belmopan can cost you two days and eight hours of bus. Send us the papers with the driver; we check them, go to the window and message you a photo of the stamp. Government decides, we only stand in line well. Monday to Thursday from half past seven, Friday until three.',
      showcase: ['stamped-document'],
      joinedDaysAgo: 77,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Lucille A.',
          stars: 4,
          text: 'Saved me a trip from PG for the land lease paper. It took two tries, because the first window was closed for training, but he only charged once.',
          daysAgo: 40,
        },
      ],
    },
    {
      businessName: 'Salt Wharf Customs Brokerage',
      location: 'Belize City',
      address: '60 North Front Street, river side',
      specificType: 'Customs brokers',
      about:
        'Old Mr. Alford Neal cleared bicycles and condensed milk at Fort Point when the lighters still came up Haulover Creek. Granddaughter Sherane clears containers, cars and the odd parrot cage. Same stamp, same river, faster computer.',
      services:
        'Customs clearance for barrels, containers, vehicles, household goods and commercial freight; duty estimates before you ship; import permits; airport and border entries; delivery from the port. Barrel from BZ$60. Agente aduanal.',
      description:
        'Ask before you buy: ten minutes with us about duty on that pickup can save you thousands. Send the invoice and the bill of lading and we answer with a figure, usually the same day. Christmas barrels should be on the water by the first week of November. Our runner is at the port at eight every morning. Office hours, weekdays, eight to five.',
      showcase: ['parcel', 'calculator-ledger'],
      joinedDaysAgo: 405,
      phoneKind: 'landline',
      reviews: [],
    },
    {
      businessName: "Cho's Typing & Photocopy",
      location: 'Toledo',
      address: 'Big Falls, at the bus stop',
      specificType: 'Typing and copies',
      about: 'Letters and forms, typed.',
      services: 'Typing, copies, ID photos, laminating.',
      description: 'Mornings. Copy 25 cents.',
      showcase: [],
      joinedDaysAgo: 52,
      phoneKind: 'mobile',
      workEmail: false,
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
