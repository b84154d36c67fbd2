import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Retail and E-commerce',
  businesses: [
    {
      businessName: 'Three Sisters Dry Goods',
      location: 'Dangriga',
      address: '41 Commerce Street, near the Havana bridge',
      specificType: 'Fabric and dry goods store',
      about:
        'Our mother, Felicita Arana, sold cloth by the yard from a trunk on the Puerto Cortés boat. When she tired of the sea we three took the trunk ashore. It stands in the window still, and nobody is allowed to sit on it.',
      services:
        'Checkered cloth for Garifuna dresses, school uniform fabric, African prints, lace, curtains, thread, zippers, buttons, elastic, head ties, hats, umbrellas, mosquito nets. Cutting while you wait. Cloth from BZ$9 a yard. Telas y mercería.',
      description:
        'Start your November outfit in September: by the week before Settlement Day the yellow is gone and we will tell you so to your face. Bernadine measures, Alva cuts, Justa keeps the book and the peace. Seamstresses who buy ten yards get the eleventh. Open eight to noon and one to five, Monday to Saturday, with late nights in August for uniforms.',
      showcase: ['sewing-thread', 'shop-window', 'sewing-machine'],
      joinedDaysAgo: 455,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Carolyn N.',
          stars: 5,
          text: 'I flew in from Chicago with no dress for the reenactment. They found cloth, found a seamstress and lectured me about planning. I walked out in time.',
          daysAgo: 260,
          reply: 'Next year come in September, dear. We saved you a piece of the blue.',
        },
        {
          author: 'Egbert M.',
          stars: 4,
          text: 'Best choice of buttons south of the city. The shop is tight on Saturdays, so go early in the morning.',
          daysAgo: 133,
        },
      ],
    },
    {
      businessName: 'Blue Barn Hardware & Feed',
      location: 'Cayo',
      address: 'Center Road, Spanish Lookout',
      specificType: 'Hardware and farm supply',
      about:
        'In 1987 Heinrich Thiessen had more nails than he could use and a barn he had painted blue by mistake. Neighbours bought the nails. His daughters and sons-in-law run the place now and have repainted the barn twice, in the same blue.',
      services:
        'Lumber, zinc roofing, cement, nails and bolts by the pound, water tanks, pumps, fencing wire, chicken and pig feed, seed corn and beans, veterinary supplies, chainsaw chains, belts and bearings, paint mixed to your sample. Delivery by the truckload in Cayo District.',
      description:
        'Drive round the back to load; somebody will come with a forklift or a strong boy. If a bolt exists in inches, it is in one of the four hundred drawers, and Margaretha knows which. Farm accounts are settled at the end of each harvest. We open at seven, close at five, rest on Sundays and keep our church holidays, so look for the notice on the gate.',
      showcase: ['hammer-wood', 'delivery-truck'],
      joinedDaysAgo: 690,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Orlando V.',
          stars: 5,
          text: 'Came for one bearing for a thirty-year-old mill. Drawer 212. She did not even look it up.',
          daysAgo: 570,
        },
        {
          author: 'Shantel G.',
          stars: 4,
          text: 'Good price on zinc and they delivered to Roaring Creek next day. Cash or cheque was the only way to pay when I went, so ask.',
          daysAgo: 240,
          reply: 'Thank you. We take bank cards at the counter since February.',
        },
        {
          author: 'Tom & Ellie K.',
          stars: 5,
          text: 'Everything for our little homestead came from here, from fence staples to chicks. They talked us out of half of it, which we now appreciate.',
          daysAgo: 18,
        },
      ],
    },
    {
      businessName: 'Mango Cart Online',
      location: 'Belize City',
      address: '9 Cleghorn Street, ground floor',
      specificType: 'Online shop with delivery',
      about:
        'Two friends from the same sixth form, Kiara Flowers and Anand Mahung, began during the 2020 lockdown with a group chat, a bicycle and forty pounds of mangoes. The bicycle is retired. The group chat has eleven thousand people in it.',
      services:
        'Groceries, fresh fruit, baby goods, school books, phone accessories, small appliances, gift baskets, birthday surprises. Orders from abroad for family in Belize. Same-day delivery in Belize City BZ$6, by bus or plane to every town, entregas a domicilio.',
      description:
        "Order before eleven and it rides out after lunch. Mostly our customers are daughters in New York who want their mothers' cupboards full, so every delivery ends with a photo of the mother, if she agrees. Anything bruised is replaced with no argument. Packing room open to callers on weekdays from nine to five; riders go out on Saturdays too.",
      showcase: ['parcel', 'market-crates', 'bicycle'],
      joinedDaysAgo: 175,
      phoneKind: 'mobile',
      video: true,
      reviews: [
        {
          author: 'Lorna A.',
          stars: 5,
          text: 'I live in Brooklyn and my mom is on Vernon Street. The photo of her laughing with the grocery bags is on my fridge now.',
          daysAgo: 140,
        },
        {
          author: 'Devin S.',
          stars: 3,
          text: 'Goods were fresh, but it reached at seven in the evening and not after lunch. Christmas week, so I give them a pass.',
          daysAgo: 88,
          reply: 'Thank you for the pass, Devin. We hired two more riders for next December.',
        },
        {
          author: 'Miss Pearl T.',
          stars: 5,
          text: 'Mi dawta send mi tings every month end. Di young man kehr ahn rait eena di kitchen. Respectful.',
          daysAgo: 30,
        },
        {
          author: 'Jamal E.',
          stars: 4,
          text: 'Easy to order, fair prices. I would like to see more Belizean products on the list, like Cayo cheese.',
          daysAgo: 9,
        },
      ],
    },
    {
      businessName: 'Lucky Lantern Supermarket',
      location: 'Orange Walk',
      address: '2 Belize-Corozal Road, opposite the fire station',
      specificType: 'Supermarket',
      about:
        'Mr. and Mrs. Chen opened a counter with a wire grille in 1994. Their children took the grille down, put in four aisles and a cold room, and kept the one rule: whoever is hungry and honest can pay on Friday.',
      services:
        'Groceries, frozen chicken and seafood, fresh vegetables from San Carlos and Shipyard, rice and beans by the sack, noodles and Chinese sauces, cold drinks, ice, toiletries, kitchen goods, phone top-up, abarrotes al por mayor y menudeo.',
      description:
        'Wide aisles, cold air and prices written on everything. Greens come in before six on Tuesday and Friday; cane farmers get their sacks loaded at the side door. At New Year, ours and the other one, children pick an orange from the basket at the till. Every day from half past six in the morning until nine at night, holidays included.',
      showcase: ['shopping-bags', 'market-crates'],
      joinedDaysAgo: 318,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Elvia U.',
          stars: 4,
          text: 'Siempre hay verdura fresca los martes. El estacionamiento es chiquito, pero los muchachos ayudan a cargar.',
          daysAgo: 199,
        },
      ],
    },
    {
      businessName: 'Conch & Calico',
      location: 'Caye Caulker',
      address: 'Front Street, between the police station and the football field',
      specificType: 'Gift and clothing shop',
      about:
        'Marva Young paints cloth; her husband Wil picks up what the sea leaves. One rainy June with no tourists they put both on a table and called it a shop. Eight more island families now sell through us.',
      services:
        "Hand-painted sarongs and shirts, children's clothes, driftwood mirrors, coconut-shell jewelry, postcards, straw hats, local soap, hot sauce, reef-safe sunscreen. Shipping abroad. We sell no coral and no turtle shell.",
      description:
        'A yellow wooden house with the shutters always open. On the back of every label is the name of the person who made the thing and how far they live from the shop; the record is eleven yards. Go slow, try everything on. We open about nine, close when the sun is in the water, and shut for two weeks every October to paint.',
      showcase: ['shop-window', 'beach-umbrella'],
      joinedDaysAgo: 61,
      phoneKind: 'mobile',
      reviews: [],
    },
    {
      businessName: "Doña Tina's Shop",
      location: 'Corozal',
      address: 'Third Street South',
      specificType: 'Corner shop',
      about: 'Tiendita de barrio.',
      services: 'Pan, soda, eggs, candles, ice.',
      description: 'Knock if closed.',
      showcase: [],
      joinedDaysAgo: 8,
      phoneKind: 'landline',
      workEmail: false,
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
