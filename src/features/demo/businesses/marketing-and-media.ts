import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Marketing and Media',
  businesses: [
    {
      businessName: 'Loud Kiskadee',
      location: 'Belize City',
      address: '31 Eve Street, the house with the yellow door',
      specificType: 'Advertising agency',
      about:
        'Small bird, big voice. Tamika Staine left radio, Hugo Pott left a printing press, and they met at a funeral for a campaign that both had warned against. Since 2015 we make advertising for businesses with more heart than budget.',
      services:
        'Logos and brand design, radio and television spots in English, Kriol and Spanish, social media, launch events, packaging for local products, carnival and September campaigns, photography, market surveys. Publicidad y diseño. Starter logo with sign and card BZ$850.',
      description:
        'We will first ask to buy what you sell, as any customer would, and tell you what that felt like. From there come two ideas, never ten, on paper. Small businesses get a fixed monthly price that they can leave at any time. Booking for the September celebrations closes on the first of July. Yellow door, weekdays, nine to five; coffee is always on.',
      showcase: ['megaphone', 'color-swatches', 'bar-chart'],
      joinedDaysAgo: 395,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Sandra P.',
          stars: 5,
          text: 'They redid the label for my pepper jelly. Same jelly, same price, and the supermarkets took it at last.',
          daysAgo: 282,
        },
        {
          author: 'Lennox V.',
          stars: 4,
          text: 'The radio spot had the whole bus singing it. We went over schedule by ten days though.',
          daysAgo: 103,
          reply: 'True, Lennox, the singer had the flu. We should have told you on day one.',
        },
      ],
    },
    {
      businessName: 'Radio Río Viejo',
      location: 'Benque Viejo del Carmen',
      address: 'George Street, behind the house of culture',
      specificType: 'Community radio station',
      about:
        "Una radio de pueblo: marimba at dawn, lost dogs at noon, football by people who know the players' mothers. The mast went up in 2003, on volunteers' shoulders. Twenty-two voices now share one studio and a mango tree.",
      services:
        'Radio advertising in Spanish and English, birthday greetings, funeral and lost-and-found announcements, live broadcasts from fairs and matches, voice recording, jingles, podcast studio hire. Anuncios desde BZ$5. Training for young presenters.',
      description:
        'On the air from five in the morning until ten at night, from Benque and Arenal to the first hills of Melchor. Bring your announcement on paper or simply say it to Doña Chepa at the door; she edits as she listens. Death notices are read free of charge. Studio tours for schools are on Thursdays. During Holy Week we broadcast the procession and the carpets of sawdust, street by street.',
      showcase: ['microphone', 'megaphone'],
      joinedDaysAgo: 530,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Delmy H.',
          stars: 5,
          text: 'Anunciaron mi perrita a las doce y a las dos ya estaba en casa. Dios los bendiga.',
          daysAgo: 377,
        },
        {
          author: 'Carlos I.',
          stars: 5,
          text: 'Advertised our hardware sale for a week at a price I thought was a mistake. Line out the door.',
          daysAgo: 166,
        },
        {
          author: 'Meredith K.',
          stars: 3,
          text: 'Charming studio, and the recording of my podcast went well until the rooster. Ask for the inner room.',
          daysAgo: 28,
          reply:
            'The rooster has been spoken to. The inner room is yours at the same price next time.',
        },
      ],
    },
    {
      businessName: 'Saltglass Films',
      location: 'San Pedro',
      address: 'Sea Star Street, rear building',
      specificType: 'Video and drone production',
      about:
        'Dive master Ashton Cal kept filming fish instead of counting divers. He was let go kindly and given his first commission the same day. With editor Mei Quan he has made films above and below water since 2018.',
      services:
        'Promotional films for resorts and tour operators, underwater video, licensed drone footage, real-estate tours, wedding films, short clips for social media, editing, subtitles in Spanish. Half-day shoot BZ$600, edited film from BZ$1,900.',
      description:
        'Good light lasts an hour at each end of the day, and that is when we work; the middle is for planning and ceviche. You see a rough cut within a week and may change it twice. Reef rules hold for us as for everyone, so nothing is touched, fed or chased for a shot. We travel to any district if the road or the ferry does. By appointment, every day.',
      showcase: ['camera', 'dive-mask', 'laptop'],
      joinedDaysAgo: 144,
      phoneKind: 'mobile',
      video: true,
      reviews: [
        {
          author: 'Yvonne T.',
          stars: 5,
          text: 'They filmed our wedding on the dock in a squall. Everyone is soaked and laughing, and it is the best thing we own.',
          daysAgo: 92,
        },
        {
          author: 'Patrick E.',
          stars: 4,
          text: 'Great drone pictures for our resort page. Second round of changes took a while in high season.',
          daysAgo: 35,
        },
      ],
    },
    {
      businessName: 'The Peninsula Pelican',
      location: 'Placencia',
      address: 'Main Road, Point Placencia, above the bakery',
      specificType: 'Monthly newspaper',
      about:
        'Sixteen pages, once a month, since the road was still dirt. Founder Edith Leslie typed the first issue on the bar of a friend. Her nephew Percival edits it today and the tide table on page two has never been wrong.',
      services:
        'Local news from Riversdale to the Point, classified and display advertising, event calendar, tide table, visitor map, printing of menus, flyers and posters. Classified BZ$10, quarter page BZ$140. Free copies at shops, docks and the airstrip.',
      description:
        'Adverts close on the twentieth; the paper reaches the docks on the first, by bicycle. Letters are printed if signed, short and about the peninsula. We design your advert at no extra charge and show you the proof. In June there is a double issue for lobster fest. Somebody is upstairs on weekday mornings; follow the smell of cinnamon.',
      showcase: ['newspaper', 'bicycle'],
      joinedDaysAgo: 312,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Glenda J.',
          stars: 5,
          text: 'Small ad for my rental, two lines. Booked for the season within a week. Plus I like the letters page.',
          daysAgo: 201,
        },
      ],
    },
    {
      businessName: 'Brocha Gorda Signs',
      location: 'Corozal',
      address: '58 Seventh Avenue',
      specificType: 'Sign painters',
      about:
        'Don Lázaro Pech has lettered half the shop fronts in Corozal by hand and can tell you whose daughter was born the week he painted each. His granddaughter Itzel added the vinyl cutter. They argue about it daily and share the ladder.',
      services:
        'Hand-painted signs and murals, shop fronts, boat names, truck lettering, banners, vinyl stickers, election and fiesta banners, restoration of old signs. Rótulos y murales. Boat name, both sides, BZ$120.',
      description:
        'Choose brush or blade. The brush takes longer and lasts ten years in the sun of the bay; the blade is ready tomorrow. Don Lázaro draws the letters on your wall in chalk, you stand across the street, and only when you nod does he open the paint. He works from dawn until the wall gets hot. The workshop is open afternoons, two to six, except Wednesday.',
      showcase: ['paint-roller', 'color-swatches', 'easel'],
      joinedDaysAgo: 99,
      phoneKind: 'mobile',
      reviews: [],
    },
    {
      businessName: 'Flyer Monkey',
      location: 'Belmopan',
      address: 'Near the bus terminal',
      specificType: 'Flyer distribution',
      about: 'We hand out flyers.',
      services: 'Flyers, posters, loudspeaker car.',
      description: 'BZ$40 a day per person.',
      showcase: [],
      joinedDaysAgo: 11,
      phoneKind: 'mobile',
      workEmail: false,
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
