import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Retail and E-commerce',
  people: [
    {
      firstName: 'Xiomara',
      lastName: 'Perez',
      portrait: { presents: 'woman', age: 'young', skin: 'tan' },
      location: 'Orange Walk',
      occupation: 'Online Seller',
      education:
        'Associate Degree in Business, Muffles Junior College. Everything about packing I learned from one broken blender.',
      skills:
        "Social media shop, live sales, ladies' shoes and clothes, baby items, plus sizes, cash on delivery, bus parcel shipping, layaway, ventas en línea, ropa y zapatos",
      bio: "Tuesday and Friday at seven in the evening I go live from my mother's verandah, and by nine the shoes are gone. I started with twelve pairs from Chetumal while I was still in sixth form. Now I send parcels countrywide on the morning bus: BZ$5 to Belize City, BZ$8 to Dangriga. Sizes are measured with a tape, in centimetres, because a Mexican six is not a Belizean six. If it doesn't fit, send it back on the next bus and I change it.",
      showcase: ['smartphone', 'shopping-bags', 'parcel'],
      joinedDaysAgo: 318,
      video: true,
      reviews: [
        {
          author: 'Tanisha V.',
          stars: 5,
          text: 'Ordered heels on Tuesday night, picked them up at the bus terminal Wednesday noon, danced in them Friday. The tape measure photo really helps.',
          daysAgo: 244,
        },
        {
          author: 'Marleni C.',
          stars: 4,
          text: 'El vestido llegó un poco diferente en color, pero me devolvió la mitad sin discutir.',
          daysAgo: 130,
          reply: 'Gracias, Marleni. Ya no vendo de ese proveedor por lo mismo del color.',
        },
        {
          author: 'Kenya B.',
          stars: 5,
          text: 'Third time buying school shoes from her. They last till June, and with my boys that is a record.',
          daysAgo: 36,
        },
      ],
    },
    {
      firstName: 'Tyrone',
      lastName: 'Westby',
      portrait: { presents: 'man', age: 'young', skin: 'deep' },
      location: 'Belize City',
      occupation: 'Store Clerk',
      education:
        'Edward P. Yorke High School. Customer service and cashiering certificates, youth skills programme, 2019.',
      skills:
        'Cashier, stock taking, shelf packing, hardware counter, receiving goods, opening and closing, price tags, customer service, weekend and holiday relief, English, Kriol, market Spanish',
      bio: 'Six years behind the counter on Albert Street taught me bolts by eye and customers by their footsteps. These days I work relief: your cashier is on maternity, your stock count is due, December is coming down like a truck, you call me. My till has balanced to the cent on all but two nights, and both times I found it before I went home. BZ$7 an hour, BZ$60 for a full day. Own polo shirts, all colours.',
      showcase: ['shop-window', 'shopping-bags'],
      joinedDaysAgo: 137,
      reviews: [
        {
          author: 'Harriet L.',
          stars: 5,
          text: 'Tyrone covered our shop for three weeks in December. He learned the register in one hour and my regulars now ask for him.',
          daysAgo: 84,
          reply: 'Thank you, Mrs. Harriet. Say hello to Mr. Brown with the three-inch screws.',
        },
        {
          author: 'Farid K.',
          stars: 4,
          text: 'Did a full inventory count with us over one weekend. Careful and honest. Needs a bit of guidance with spreadsheets.',
          daysAgo: 41,
        },
      ],
    },
    {
      firstName: 'Kimberly',
      lastName: 'Pitts',
      portrait: { presents: 'woman', age: 'middle', skin: 'brown' },
      location: 'Corozal',
      occupation: 'Cross-Border Personal Shopper',
      education:
        'Corozal Community College. Former duty clerk in the Free Zone, so I know the tariff book and its moods.',
      skills:
        'Chetumal shopping, price comparison, appliances, school supplies, tyres, party goods, customs declaration, pick-up and drop-off, compras en Chetumal, bulk orders for small shops',
      bio: 'Wednesdays and Saturdays I cross at Santa Elena with a list as long as the line. Washing machine parts, fabric by the metre, one particular brand of baby milk, a piñata shaped like a tractor: I have carried them all, declared and paid, with the stamped paper stapled to your bag. You pay the store price, the duty, and me: 12%, never under BZ$15. What I do not bring: gas, onions in closed season, or anything your cousin says is fine.',
      showcase: ['shopping-bags', 'market-crates', 'stamped-document'],
      joinedDaysAgo: 490,
      reviews: [
        {
          author: 'Oscar Z.',
          stars: 5,
          text: 'Found the door seal for a fifteen-year-old fridge. I had been looking for two years. She sent me a video from the shop so I could check it.',
          daysAgo: 350,
        },
        {
          author: 'Melanie F.',
          stars: 5,
          text: 'All the booklist for three children, wrapped and labelled by name, for less than I paid for one child last year.',
          daysAgo: 171,
          reply: 'Your list was the neatest I ever got, Melanie. See you in August!',
        },
        {
          author: 'Jude W.',
          stars: 2,
          text: 'The blender came with the wrong plug and she could not exchange it until the following week. The refund took a while.',
          daysAgo: 92,
          reply:
            'I am sorry, Jude. The store sealed the box and I did not open it. Now I test every appliance before I leave the counter.',
        },
      ],
    },
    {
      firstName: 'Petrona',
      lastName: 'Sam',
      portrait: { presents: 'woman', age: 'elder', skin: 'brown' },
      location: 'Punta Gorda',
      occupation: 'Craft Vendor',
      education: 'My aunts in San Pedro Columbia taught me jippi jappa when I was eight years old.',
      skills:
        'Jippi jappa baskets, cuxtal bags, embroidered blouses, calabash bowls, slate carvings, wholesale for gift shops, orders for weddings, artesanía maya',
      bio: 'One small basket is four days of my hands. First we boil the young leaf, then it hangs white in the sun, then I twist and sew. I sit by the clock tower in PG on market days, Monday, Wednesday, Friday and Saturday, with the work of eleven women from Columbia and Indian Creek. Baskets BZ$25 to BZ$180. Shops in San Pedro and Placencia order by the dozen; I write it in my book, and it comes on the northbound bus when ready, not before.',
      showcase: ['market-crates', 'sewing-thread', 'pottery'],
      joinedDaysAgo: 275,
      phoneKind: 'landline',
      workEmail: false,
      reviews: [
        {
          author: 'Clara W.',
          stars: 5,
          text: 'I asked for forty little baskets as wedding favours and each one was different and perfect. Guests fought over them.',
          daysAgo: 180,
        },
        {
          author: 'Renée D.',
          stars: 4,
          text: 'Best quality in our gift shop, and they sell themselves. Delivery dates are a suggestion, so order well before high season.',
          daysAgo: 66,
        },
      ],
    },
    {
      firstName: 'Franklin',
      lastName: 'Reneau',
      portrait: { presents: 'man', age: 'middle', skin: 'deep' },
      location: 'San Ignacio',
      occupation: 'Produce Vendor',
      education: 'Central Farm agriculture school, one year, until the tomatoes started paying.',
      skills:
        'Fresh vegetables and fruit, restaurant supply, weekly produce boxes, coco, cassava, callaloo, mangoes, avocados, Saturday market, home delivery, verduras',
      bio: "By four on Saturday morning my tarpaulin is up beside the river and the coffee is poured. I grow a third of what I sell behind Esperanza, and I can name the farmer for the rest. Restaurants text me on Thursday; families take the box, BZ$35, whatever is ripe, never more than one cabbage. Come before six for the good cilantro. Come after eleven and I'll give you the bent carrots for nothing, the horse does not need all of them.",
      showcase: ['market-crates', 'food-basket', 'fruit-juice'],
      joinedDaysAgo: 205,
      reviews: [
        {
          author: 'Darlene O.',
          stars: 5,
          text: "Franklin's callaloo arrives with the dew still on it. If something is poor that week he tells me to skip it, and I trust him for that.",
          daysAgo: 112,
        },
      ],
    },
    {
      firstName: 'Althea',
      lastName: 'Wagner',
      portrait: { presents: 'woman', age: 'elder', skin: 'deep' },
      location: 'Ladyville',
      occupation: 'Barrel Goods and Thrift Seller',
      education:
        'Ladyville Evangelical Primary; Commercial Studies at Belize Continuation School, typing and bookkeeping with distinction. Sales floor training at a department store in Brooklyn, where I worked for eleven years. Import entry course with the customs department, 2016. Grandmother of seven, which is the higher degree in knowing what children outgrow.',
      skills:
        'Second-hand clothes sorted by size, school uniforms and shoes, church hats, curtains and bed sets, kitchen goods, toys, tools, American groceries by the case, barrels from New York, Chicago and Los Angeles, barrel clearance advice, consignment sale of your own things, mending and pressing before sale, layaway without interest, yard sales organised at your house, estate clear-outs, delivery between Sandhill and Belize City, wholesale bundles for village vendors, dolly house, thrift, ropa usada',
      bio: "Let a barrel open in my yard and all of Ladyville smells the fabric softener. My sister packs them in Brooklyn with a strict hand, no stains and no broken zips, and I sort them here by size, press them and hang them like a proper store. First Saturday of the month is barrel day, gate open at six, and nobody pushes. Blouses from BZ$4, school shoes BZ$18, a church hat is whatever your face tells me. Moving abroad or clearing your granny's house? I come with tags and a cash box.",
      showcase: ['shopping-bags', 'sewing-machine', 'parcel'],
      joinedDaysAgo: 592,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Shakira T.',
          stars: 5,
          text: 'I dress all three a mi pikni fi school fi under BZ$90. Clothes clean an press like new. Miss Althea da di best.',
          daysAgo: 410,
          reply:
            'You have a good eye, Shakira. Bring back the small shoes when they finish with them.',
        },
        {
          author: 'Nigel H.',
          stars: 5,
          text: "She cleared my late mother's house with real kindness, sold what could be sold and gave me a written list down to the teaspoons.",
          daysAgo: 215,
        },
        {
          author: 'Amber C.',
          stars: 3,
          text: 'Great finds, but it is crowded and there is no place to try things on. Get there early or the good sizes are gone.',
          daysAgo: 90,
        },
      ],
    },
    {
      firstName: 'Hyacinth-Philomena',
      lastName: 'Wellington-Nicholson',
      portrait: { presents: 'woman', age: 'middle', skin: 'brown' },
      location: 'Belize City',
      occupation: 'Point of Sale and Inventory Consultant',
      education:
        'BSc Management Information Systems, Galen University. Seven years as systems manager of a supermarket chain.',
      skills:
        'POS installation, barcode labels, stock control, shrinkage, GST reports, online store set-up, staff training, supplier ordering, stock audits',
      bio: 'Where did the forty cases of condensed milk go? Shop owners ask me that in a whisper, and usually the answer is a spreadsheet, not a thief. I set up registers, barcodes and reorder levels for groceries, pharmacies and boutiques, and I train the cashiers until they stop calling me. A one-register shop takes a weekend and costs BZ$1,100. I am not tied to any brand of machine. My name is longer than most receipts; Philo will do.',
      showcase: ['laptop', 'bar-chart'],
      joinedDaysAgo: 61,
      reviews: [],
    },
    {
      firstName: 'Wilmer',
      lastName: 'Urbina',
      portrait: { presents: 'man', age: 'young', skin: 'tan' },
      location: 'San Pedro',
      occupation: 'Stock Clerk',
      education: 'San Pedro High',
      skills: 'Bodega, stock, unloading barge',
      bio: 'Hard worker, nights OK.',
      showcase: [],
      joinedDaysAgo: 3,
      reviews: [],
      workEmail: false,
      pictures: false,
    },
    {
      firstName: 'Winnie',
      lastName: 'Zheng',
      portrait: { presents: 'woman', age: 'middle', skin: 'light' },
      location: 'Dangriga',
      occupation: 'Shopkeeper',
      education: 'High school, Guangdong.',
      skills: 'Groceries, dry goods, phone top-up, wholesale',
      bio: 'Open every day, 7 to 10.',
      showcase: [],
      joinedDaysAgo: 444,
      reviews: [],
    },
  ],
} satisfies DemoSpecialistCategory;
