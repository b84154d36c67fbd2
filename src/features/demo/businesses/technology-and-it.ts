import type { DemoBusinessCategory } from '../demo-records.ts';

export default {
  category: 'Technology and IT',
  businesses: [
    {
      businessName: 'Haulover Bytes',
      location: 'Belize City',
      address: '27 Freetown Road, upstairs over the tailor',
      specificType: 'Computer repair shop',
      about:
        "Dorian Gillett fixed his first laptop at sixteen with a borrowed screwdriver and his grandmother's hair dryer. The bench moved from her veranda to Freetown Road in 2014. There are three of us now, and the hair dryer hangs framed by the door.",
      services:
        'Laptop and desktop repair, screen and keyboard replacement, virus removal, data recovery, Windows installation, memory and SSD upgrades, printer set-up, reparación de computadoras. Check-up BZ$35, taken off the bill if we do the job. House calls on the Southside and Northside after five.',
      description:
        'Bring the machine and the charger. You get a ticket with a number and a price by the next afternoon, and nothing is opened before you agree to it. Salt air is behind half of what we see, so every repair ends with a proper cleaning. Students pay less in August. We open at half past eight, Monday to Saturday, and stay until six except on Saturdays, when we close at one.',
      showcase: ['laptop', 'wrench-set'],
      joinedDaysAgo: 512,
      phoneKind: 'landline',
      video: true,
      reviews: [
        {
          author: 'Denise R.',
          stars: 5,
          text: 'My thesis was on a drive that clicked like a beetle. They had every file back in two days and would not let me pay before I checked them all.',
          daysAgo: 301,
          reply: 'Congratulations on the degree, Denise. Please buy a second drive now!',
        },
        {
          author: 'Kareem B.',
          stars: 4,
          text: 'Dehn fix mi laptop real gud an di price noh too bad. Onli ting, parking da Freetown Road da wahn headache.',
          daysAgo: 120,
        },
        {
          author: 'Paul W.',
          stars: 3,
          text: 'Repair itself is fine but the part took three weeks to clear customs and I had to call to find out. A message would have been nice.',
          daysAgo: 44,
          reply:
            'Fair point, Paul. We now send a message every Friday for each machine that is waiting for a part.',
        },
      ],
    },
    {
      businessName: 'Jabiru Networks and Security Cameras Ltd',
      location: 'Orange Walk',
      address: '18 Progress Street',
      specificType: 'Network and camera installers',
      about:
        "We are four installers from Orange Walk Town and one very patient dog. Emilio Cawich strung his first cable in 2009, between his aunt's shop and the school across the street, and that shop is still online. Today we wire cane offices, workshops in Shipyard, churches and homes from the Toll Bridge to the Rio Hondo, and we pick up when it rains.",
      services:
        'Security cameras (cámaras de seguridad) with night vision and viewing on your phone, from BZ$950 for four installed; Wi-Fi for homes, hotels and large yards; network cabling, routers, switches and racks; point-to-point radio links up to 12 km; alarm systems, electric gates and door buzzers; surge protection, UPS and battery backup for power cuts; repair of systems others installed; yearly cleaning of cameras before the rainy season. Free site visits in Orange Walk and Corozal districts.',
      description:
        'First somebody walks the property with you, at dusk if it is about cameras, because that is when the blind corners show. You get a drawing and one price, good for thirty days. Cable runs in pipe, never stapled under the eave where the sun eats it, and every wire has a label. Before we leave you learn to look back at last night on your own phone. All we mount has a year of free call-backs. Open Monday to Friday from eight to five, Saturday until noon; after lightning we work late.',
      showcase: ['network-router', 'house', 'smartphone'],
      joinedDaysAgo: 640,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Marisol C.',
          stars: 5,
          text: 'Pusieron ocho cámaras en la ferretería en un solo día y todo quedó limpio, ni un cable colgando. Muy profesionales.',
          daysAgo: 410,
        },
        {
          author: 'Abram F.',
          stars: 5,
          text: 'They set a radio link from our office to the dryer, four miles. It has held through two rainy seasons without one visit.',
          daysAgo: 96,
          reply: 'Thank you, Abram. The mast you welded for it deserves half the stars.',
        },
      ],
    },
    {
      businessName: 'Cashew Lane Cell Clinic',
      location: 'San Ignacio',
      address: '6 Far West Street',
      specificType: 'Phone repair shop',
      about:
        'A mother and son shop. Nidia Requena sold phone cards from a market table for years; when Jorge came home from technical school in Belmopan with a microscope and steady hands, the table grew walls.',
      services:
        'Cracked screens, batteries, charging ports, water damage, unlocking, moving photos and contacts to a new phone, tablets, game controllers, second-hand phones with a three-month promise. Arreglo de celulares y tabletas. Glass protectors BZ$15.',
      description:
        'Most screens are done while you drink a horchata next door. If your phone fell in the Macal, switch it off, leave the rice in the pot and come straight here; every hour counts. Jorge shows you the old part before he throws it away. We are open every day but Sunday, nine to six, and on market Saturdays from seven.',
      showcase: ['smartphone'],
      joinedDaysAgo: 233,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Hannah L.',
          stars: 5,
          text: 'Dropped my phone cave tubing on day two of the holiday. They dried it, changed the battery and saved all my pictures of the kids.',
          daysAgo: 150,
        },
        {
          author: 'Rudy T.',
          stars: 2,
          text: 'Screen started to lift again after a month. They did it over for free but that was another trip in from Bullet Tree for me.',
          daysAgo: 61,
          reply:
            'You are right, Rudy, that batch of glue was bad and we have thrown it out. Next protector is on us.',
        },
        {
          author: 'Yesenia M.',
          stars: 5,
          text: 'Rápido, barato y la señora Nidia es un amor con los viejitos que no entienden su celular.',
          daysAgo: 12,
        },
      ],
    },
    {
      businessName: 'Reef & Relay',
      location: 'San Pedro',
      address: 'Coconut Drive, second floor, behind the hardware store',
      specificType: 'Internet and Wi-Fi installers',
      about:
        'Began in 2018 when Captain Alan Nuñez got tired of guests on his sailboat asking for the password. He learned antennas, his cousin Tariq knew servers, and between them they now look after about ninety roofs on Ambergris Caye.',
      services:
        'Wi-Fi for villas, condos and dive shops, satellite internet mounting, mesh networks, marine antennas, smart locks, guest networks with their own password, backup lines, monthly care from BZ$120, corrosion checks on outdoor equipment.',
      description:
        'Salt kills electronics here in about two years, so we use sealed boxes and come back every spring to replace what has turned green. North of the bridge we come by boat; please tell us if your dock has lost planks. Faults reported before ten in the morning are seen the same day, Easter and lobster fest included. Office hours are eight to five on weekdays.',
      showcase: ['network-router', 'speedboat'],
      joinedDaysAgo: 388,
      phoneKind: 'mobile',
      reviews: [
        {
          author: 'Gretchen H.',
          stars: 5,
          text: 'We manage eleven condos from Ohio. Since Reef & Relay took over, I have not had one midnight message about the internet. Worth every dollar.',
          daysAgo: 205,
        },
        {
          author: 'Ismael P.',
          stars: 4,
          text: 'Good workers, know what they are doing. Pricey next to the mainland, but they come when they say.',
          daysAgo: 77,
        },
      ],
    },
    {
      businessName: 'Ix Chel Code Workshop',
      location: 'Belmopan',
      address: '3 Mountain View Boulevard, Unit B',
      specificType: 'Software developers',
      about:
        "Rosalia Coc wrote her first program to weigh cacao for her father's cooperative in San Antonio, Toledo. She studied in Belmopan and stayed, with two classmates, to build software for people who still keep their books in exercise books.",
      services:
        "Web sites, booking systems for lodges and tour guides, stock and sales programs for shops, mobile apps, databases, hosting, moving paper records to computer, training of staff in English, Spanish, Q'eqchi' and Mopan. Small web site from BZ$1,400.",
      description:
        'We start by sitting behind your counter for a morning. What we build must work on an old phone, on a slow line and during a power cut, and you own all of it on the last day. Payment goes in three parts: at the drawing, at the trial, when it runs. Visits by appointment, Monday to Thursday; Fridays belong to the keyboard.',
      showcase: ['code-window', 'laptop', 'cocoa-pods'],
      joinedDaysAgo: 94,
      phoneKind: 'mobile',
      reviews: [],
    },
    {
      businessName: "Wong's Toner & Ink",
      location: 'Ladyville',
      address: 'Mile 9, Philip Goldson Highway',
      specificType: 'Printer supplies',
      about: 'Ink and toner, since 2019.',
      services: 'Ink, toner, paper, refills.',
      description: 'Call first. Closed Sundays.',
      showcase: [],
      joinedDaysAgo: 21,
      phoneKind: 'landline',
      workEmail: false,
      pictures: false,
      reviews: [],
    },
  ],
} satisfies DemoBusinessCategory;
