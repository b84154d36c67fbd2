import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Marketing and Sales',
  people: [
    {
      firstName: 'Rashida',
      lastName: 'Wagner',
      portrait: { presents: 'woman', age: 'young', skin: 'deep' },
      location: 'Belize City',
      occupation: 'Social Media Manager',
      education:
        'Business Administration, Wesley Junior College. Meta certified community manager, 2021.',
      skills:
        'Facebook, Instagram, TikTok, social media management, posts, reels, paid ads, boosting, comments and inbox, content calendar, giveaways, food photos, September promotions, Kriol captions',
      bio: 'Half of Belize does its shopping in the Facebook comments, and somebody has to answer when Miss Pearl asks “price?” under a post with the price in it. That somebody is me. I run pages for two restaurants, a tyre shop and a hair salon on Freetown Road: twelve posts a month, every message answered before bedtime, BZ$380 all in. I shoot on my phone, at your counter, with your real staff. No stock photos of people eating salad.',
      showcase: ['smartphone', 'megaphone', 'rice-and-beans'],
      joinedDaysAgo: 334,
      video: true,
      reviews: [
        {
          author: 'Leroy B.',
          stars: 5,
          daysAgo: 270,
          text: "Sunday boil-up sells out by eleven now. She films it in two minutes and doesn't get in the way of the kitchen.",
        },
        {
          author: 'Nicole A.',
          stars: 5,
          daysAgo: 122,
          text: 'My salon page was dead for a year. Rashida answers people faster than I do and the book is full till Saturday week.',
        },
        {
          author: 'Winston C.',
          stars: 3,
          daysAgo: 29,
          text: 'The posts are good. I asked for a report every month and got two in four months.',
          reply:
            'True, Mr Winston. The reports are now on your calendar and mine for the first Monday. The missing two are in your inbox.',
        },
      ],
    },
    {
      firstName: 'Christopher Emmanuel',
      lastName: 'Westby-Fairweather',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      location: 'Belmopan',
      occupation: 'Digital Marketing and Analytics Advisor',
      education:
        'MBA, UWI Open Campus; BSc Economics, University of Belize. Former statistician, so I count things twice.',
      skills:
        'Marketing strategy, analytics, Google Analytics, customer surveys, dashboards, ad budgets, campaign reports, pricing, market size, export marketing, training for staff, public tenders',
      bio: "A client in Spanish Lookout spent BZ$9,000 on radio and could not tell me if it sold one chicken. We changed a single thing, a word to say at the till for five per cent off, and in a month we knew. Measuring needn't be fancy. I help firms decide where the next dollar of advertising should go, and sometimes that is nowhere. First meeting at your office or mine on Constitution Drive, BZ$120, with coffee and a spreadsheet.",
      showcase: ['bar-chart', 'laptop', 'calculator-ledger'],
      joinedDaysAgo: 489,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Isaac D.',
          stars: 5,
          daysAgo: 402,
          text: 'He told us to stop two of our four ads. Sales stayed the same and we saved BZ$1,100 a month. An honest man.',
        },
        {
          author: 'Pamela Y.',
          stars: 4,
          daysAgo: 177,
          text: 'Good training day for our staff of nine. The afternoon had a lot of charts, but the morning part on customers was gold.',
        },
      ],
    },
    {
      firstName: 'Gilroy',
      lastName: 'Zuniga',
      portrait: { presents: 'man', age: 'middle', skin: 'deep' },
      location: 'Dangriga',
      occupation: 'Mobile PA Announcer',
      education:
        'Twenty years on village sound systems. Radio announcer course, Belize City, 2006.',
      skills:
        'Loudspeaker truck, street announcements, store openings, fetes, funerals, football matches, elections for any party, radio spots, voice-over, master of ceremonies, Garifuna, Kriol, Spanish, English',
      bio: 'Attention, attention! You heard me before you saw me. My blue pickup with four horns covers Dangriga, Sarawee, Hope Creek and Pomona in two hours, slow past the schools and silent by the hospital. I write the announcement with you, record it in Garifuna, Kriol and English, and drive it around at six, when people are home on the steps. BZ$80 a round. Death announcements I do at half price, and without music.',
      showcase: ['megaphone', 'microphone', 'drums'],
      joinedDaysAgo: 520,
      video: true,
      workEmail: false,
      reviews: [
        {
          author: 'Carlita M.',
          stars: 5,
          daysAgo: 431,
          text: "Opened my fabric store on a Friday and by eight o'clock the line reached the bridge. Everybody said it was the truck that told them.",
        },
        {
          author: 'Eugene V.',
          stars: 5,
          daysAgo: 260,
          text: "Gilroy announced my mother's wake in Garifuna so beautifully. Thank you for that respect.",
        },
        {
          author: 'Rachel S.',
          stars: 3,
          daysAgo: 83,
          text: 'As a visitor in a guesthouse I was woken at seven on a Saturday. As the organiser of the beach clean-up he was announcing, I must admit 60 people came.',
          reply:
            'Ha! Rachel, next time I turn the horns the other way at your corner. Thanks for helping clean our beach.',
        },
      ],
    },
    {
      firstName: 'Paola',
      lastName: 'Cocom',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      location: 'Orange Walk',
      occupation: 'Field Sales Representative',
      education:
        'Commercial studies, Bishop Martin High School. Sixteen years selling wholesale, five of them for a snack importer.',
      skills:
        'Wholesale, route sales, shop visits, van sales, shelf display, order taking, new product launch, collections, price negotiation, ventas, rutas, north of Belize, Corozal, Spanish, English',
      bio: "Two hundred and twelve shops between Sand Hill and the border: I know who pays on Friday, who pays after crop, and who pays when his wife is looking. If you make something, be it dulce de coco, soap or pepper jelly, I will carry it on my route for a commission of 12 per cent and tell you truthfully why it doesn't move. Usually it's the size of the bag. Salgo los martes y jueves, by six, before the heat.",
      showcase: ['market-crates', 'delivery-truck', 'shop-window'],
      joinedDaysAgo: 393,
      reviews: [
        {
          author: 'Bertha K.',
          stars: 5,
          daysAgo: 312,
          text: 'She put my tamarind balls in 40 shops. First she made me change to a smaller bag at one shilling, and she was right.',
        },
        {
          author: 'Zhi H.',
          stars: 4,
          daysAgo: 144,
          text: 'Comes on time every Thursday, orders are correct. Sometimes she talks too long but the customers like her.',
        },
      ],
    },
    {
      firstName: 'Megan',
      lastName: 'Delacroix',
      portrait: { presents: 'woman', age: 'middle', skin: 'light' },
      location: 'San Pedro',
      occupation: 'Hotel Revenue Consultant',
      education:
        'Hotel management, Lausanne. Revenue manager in Montréal and Cancún before moving to Ambergris Caye in 2018.',
      skills:
        'Revenue management, room rates, Booking and Expedia listings, Airbnb, channel manager, direct bookings, seasonal pricing, occupancy reports, guest reviews, packages, front desk sales training, French',
      bio: "If your room costs the same on Easter Saturday as on a wet Tuesday in October, we should talk. I set rates for nine small properties from Boca del Rio to Tranquility Bay and watch them daily, over my first coffee, so that owners don't have to. Sargassum weeks, lobster season, a cancelled flight: the price should know. I take a fixed monthly fee, BZ$550 for under fifteen rooms, and I put in writing what I changed and why.",
      showcase: ['guest-room', 'bar-chart', 'beach-umbrella'],
      joinedDaysAgo: 236,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Anselmo P.',
          stars: 5,
          daysAgo: 158,
          text: 'We have eight rooms and always filled Easter too early and too cheap. With Megan we filled it a little later and earned a third more.',
        },
        {
          author: 'Judith L.',
          stars: 4,
          daysAgo: 47,
          text: 'Reports are clear and come every Monday. It took some weeks to trust lower prices in October, but half full is better than empty.',
        },
      ],
    },
    {
      firstName: 'Sergio',
      lastName: 'Alamilla',
      portrait: { presents: 'man', age: 'middle', skin: 'tan' },
      location: 'San Pedro',
      occupation: 'Property Sales Agent',
      education: 'High school. Eight years selling.',
      skills: 'Lots, condos, houses, terrenos',
      bio: 'Island lots and condos. Ask me anything.',
      showcase: [],
      joinedDaysAgo: 11,
      reviews: [],
      pictures: false,
    },
    {
      firstName: 'Aurelia',
      lastName: 'Teul',
      portrait: { presents: 'woman', age: 'middle', skin: 'brown' },
      location: 'Stann Creek',
      occupation: 'Craft and Cacao Sales Agent',
      education:
        'Maya Centre primary; evening classes in bookkeeping, Dangriga. Export workshop with a trade agency, 2019.',
      skills:
        "Crafts, jippi jappa baskets, slate carving, cacao, chocolate, gift shops, resort orders, market stalls, export samples, pricing, product photos, consignment, women's groups, Mopan",
      bio: "Forty women weave; one has to carry the baskets to the hotels. They chose me because I don't blush when I say the price. A jippi jappa basket takes nine days, so BZ$70 is not expensive, and I explain that to buyers until they nod. I sell for groups in Maya Centre, Red Bank and Santa Rosa to gift shops in Hopkins, Placencia and the airport. I keep ten per cent, write all of it in a blue book, and pay out every second Friday.",
      showcase: ['cocoa-pods', 'market-crates', 'wood-carving'],
      joinedDaysAgo: 298,
      reviews: [
        {
          author: 'Petrona S.',
          stars: 5,
          daysAgo: 230,
          text: 'She always pays on the Friday and shows us the book. Before her a man took our baskets and we waited months.',
        },
        {
          author: 'Colleen F.',
          stars: 5,
          daysAgo: 92,
          text: "Our resort shop orders chocolate and baskets through Aurelia. Every piece has a tag with the maker's name, and guests love that.",
        },
        {
          author: 'Dave T.',
          stars: 4,
          daysAgo: 20,
          text: 'Bought six slate pieces as gifts. No discount, no matter how I smiled, but she was right, they are worth it.',
        },
      ],
    },
    {
      firstName: 'Kenroy',
      lastName: 'Cabral',
      portrait: { presents: 'man', age: 'young', skin: 'brown' },
      location: 'Placencia',
      occupation: 'Tour Sales Agent',
      education: 'Tourism, Independence Junior College. Licensed tour guide, first aid certified.',
      skills:
        'Tour sales, bookings, snorkel trips, Silk Caye, Laughing Bird Caye, Monkey River, Cockscomb, cruise passengers, group rates, transfers, commission sales, walk-in sales, concierge for resorts',
      bio: "Yellow umbrella, halfway down the sidewalk, across from the ice cream. On Harvest Caye ship days I talk to three hundred people before noon, and my rule is to sell nobody a trip they won't enjoy. Seasick? Monkey River. Bored teenagers? Tubing. Grandparents? Glass bottom, shade, rum punch. Boat captains and guides: I fill your empty seats for 10 per cent. If the sea is rough I say so, even when it costs me the day.",
      showcase: ['speedboat', 'beach-umbrella', 'sea-turtle'],
      joinedDaysAgo: 156,
      reviews: [
        {
          author: 'Marianne G.',
          stars: 5,
          daysAgo: 111,
          text: 'Kenroy talked us OUT of the reef trip because of the wind and sent us up Monkey River. Howlers, manatees, best day of our holiday.',
        },
        {
          author: 'Shawn L.',
          stars: 4,
          daysAgo: 65,
          text: 'Fills my last seats most days and pays the same evening. Once or twice he sent one person too many.',
          reply: 'Noted, Captain. I write the count on my hand now. Ten means ten.',
        },
        {
          author: 'Tobias H.',
          stars: 1,
          daysAgo: 23,
          text: 'We waited forty minutes at the dock and no boat came. Money was returned the same day, but our only free morning was gone.',
          reply:
            'I am very sorry, Tobias. The engine failed on the way and I was out of signal. I should have walked down to tell you. Your next trip is on me.',
        },
      ],
    },
    {
      firstName: 'Grace',
      lastName: 'Zhou',
      portrait: { presents: 'woman', age: 'young', skin: 'light' },
      location: 'San Ignacio',
      occupation: 'SEO and Google Ads Specialist',
      education:
        "Sacred Heart College, then Business Administration at Galen University, 2018, while working the till in my parents' supermarket in Santa Elena. Google Ads Search and Analytics certificates, renewed yearly. One year with an agency in Taipei on a Taiwan scholarship, where I learned Mandarin properly and how to read ten thousand rows without crying.",
      skills:
        'SEO, search engine optimisation, Google Ads, Google Maps listing, Google Business profile, keyword research, landing pages, website audit, page speed, tour and lodge marketing, call tracking, Bing ads, YouTube ads, local citations, review requests, competitor check, monthly reports in plain words, ad budget control, conversion tracking, bilingual campaigns, anuncios en Google, posicionamiento web, Mandarin and Hakka spoken, training for owners, fixing wrong map pins and claiming lost pages.',
      bio: 'Type “cave tubing” into your phone tonight and see who is there before you. It is rarely the best guide; it is the one whose page was set up right. I grew up behind a counter in Santa Elena, bagging flour and listening to what customers ask for, and searching is just asking with thumbs. I move map pins out of the river, find the words your guests use in Ohio or Berlin, and spend your ad money as if Mum were watching. She is. Audit BZ$150; care from BZ$300 a month. No long contracts.',
      showcase: ['bar-chart', 'laptop', 'temple-tour'],
      joinedDaysAgo: 212,
      reviews: [
        {
          author: 'Hugo E.',
          stars: 5,
          daysAgo: 149,
          text: 'Our lodge was pinned in the middle of the Macal River on the map. Guests literally drove to the bank. Grace fixed it in a week and then got us on the first page.',
        },
        {
          author: 'Jennifer O.',
          stars: 4,
          daysAgo: 36,
          text: 'She explains the numbers so I understand where each dollar goes. Results took about three months, as she warned.',
        },
      ],
    },
    {
      firstName: 'Heidi',
      lastName: 'Dueck',
      portrait: { presents: 'woman', age: 'elder', skin: 'light' },
      location: 'Cayo',
      occupation: 'Trade Show and Booth Organiser',
      education:
        "Bookkeeping in my father's feed mill, then thirty years of agricultural shows, first as exhibitor, later on the committee.",
      skills:
        'Trade show, agric show booth, exhibition stand, product samples, banners, farm machinery display, staff rota, booth rental, brochures, lead list, dairy and poultry products, follow-up calls, German',
      bio: "The Agric Show lasts three days and the mud lasts a week. Bring boots, shade and more ice than you think; I have a list of sixty-one such things. For firms from Spanish Lookout to Belize City I plan the stand, rent the tent, order banners, teach the young people not to sit behind the table with their phones, and afterwards I ring every name in the visitors' book. Booth care begins at BZ$650. Book before Christmas, the corner places go first.",
      showcase: ['megaphone', 'market-crates', 'shop-window'],
      joinedDaysAgo: 84,
      phoneKind: 'landline',
      reviews: [],
    },
    {
      firstName: 'Ricky',
      lastName: 'Heredia',
      portrait: { presents: 'man', age: 'young', skin: 'brown' },
      location: 'Caye Caulker',
      occupation: 'Event Promoter',
      education: 'School of the Split.',
      skills: 'Parties, Lobsterfest, flyers, guest lists',
      bio: 'I fill the bar. You pour.',
      showcase: [],
      joinedDaysAgo: 27,
      reviews: [],
      workEmail: false,
    },
    {
      firstName: 'Irma',
      lastName: 'Manzanero',
      portrait: { presents: 'woman', age: 'elder', skin: 'tan' },
      location: 'Benque Viejo del Carmen',
      occupation: 'Market Research Interviewer',
      education:
        'Mount Carmel High School. Census enumerator in 2000, 2010 and 2022, supervisor the last time.',
      skills:
        'Market research, surveys, encuestas, door-to-door interviews, customer opinion, mystery shopper, taste tests, focus groups, tablet data entry, border shopping habits, Spanish, English, Yucatec greetings',
      bio: "Señora, ¿me regala cinco minutos? With that sentence I have entered more kitchens than the priest. Three censuses taught me to listen, to hold an umbrella and a tablet in one hand, and to know a dog's mood from the gate. Companies pay me to ask people in the west why they buy in Melchor, which soap, how often, what would change their mind. BZ$9 per finished interview, fifty minimum. I write what they said, not what you hoped.",
      showcase: ['notebook-pen', 'shopping-bags'],
      joinedDaysAgo: 61,
      reviews: [],
    },
  ],
} satisfies DemoSpecialistCategory;
