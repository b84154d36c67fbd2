import type { DemoSpecialistCategory } from '../demo-records.ts';

export default {
  category: 'Technology and IT',
  people: [
    {
      firstName: 'Kareem',
      lastName: 'Gillett',
      portrait: { presents: 'man', age: 'young', skin: 'deep' },
      location: 'Belize City',
      occupation: 'Software Developer',
      education:
        "Associate degree in Information Technology, St John's College Junior College, 2014. Bachelor of Science in IT, University of Belize, Belmopan, 2017, with a final project on bus timetables that never ran on time. Online certificates in PostgreSQL and cloud deployment since then. I tutor sixth formers on Saturdays, which keeps my basics honest.",
      skills:
        'Custom software, inventory systems, point of sale, payroll with Social Security and GST reports, booking systems for tours and water taxis, databases, PostgreSQL, TypeScript, Python, Android apps, bank and card payment integration, WhatsApp order forms, Excel clean-up, moving old Access files to something safer, offline apps for places with poor signal, backups, staff training in English, Kriol and Spanish, programas a la medida, code review, monthly maintenance and emergency support.',
      bio: "The first program I sold counted bread for my aunt's bakery on Cemetery Road. It still runs. These days I build stock, payroll and booking software for shops, clinics and tour outfits between the Swing Bridge and Mile 8. I sit with your staff for a day before I write one line, because the person at the counter knows things the owner doesn't. Small jobs start at BZ$600, and you get the price on paper. If the power or BTL goes down in a storm, the system keeps selling and catches up later.",
      showcase: ['code-window', 'laptop', 'bar-chart'],
      joinedDaysAgo: 612,
      video: true,
      reviews: [
        {
          author: 'Denise R.',
          stars: 5,
          daysAgo: 540,
          text: 'Kareem made the stock system for our hardware store on Central American Boulevard. He spent a whole Friday behind the counter just watching us. Two years of losing track of paint and PVC, finished.',
        },
        {
          author: 'Albert N.',
          stars: 4,
          daysAgo: 233,
          text: "Good work on our tour bookings. It took three weeks longer than he said, but he told us early and didn't charge for the extra time.",
          reply:
            'Fair point, Mr Albert. The card payments held us up at the bank. I now add that waiting time to every quote.',
        },
        {
          author: 'Shakira M.',
          stars: 5,
          daysAgo: 41,
          text: 'Di payroll wa come out right every Friday now, wid di Social Security already work out. I get mi evenings back.',
        },
      ],
    },
    {
      firstName: 'Jason',
      lastName: 'Huang',
      portrait: { presents: 'man', age: 'young', skin: 'light' },
      location: 'Belize City',
      occupation: 'Phone Repair Technician',
      education:
        'Belize High School, class of 2016. Six months at a repair market in Guangzhou with my uncle, learning board work under a microscope.',
      skills:
        'Screen replacement, cracked glass, battery, charging port, water damage, iPhone, Samsung, Xiaomi, Infinix, tablets, microsoldering, data recovery, unlocking with proof of purchase, reparación de celulares',
      bio: "Cracked screen? Most Samsung and iPhone models I fix while you eat your lunch on Albert Street. My family has kept the shop for twenty years; I took over the back counter and the microscope. Screens from BZ$90, batteries from BZ$55, and I show you the old part before you pay. Phone fell off the boat at Goff's? Turn it off, don't charge it, no rice please, and bring it the same day.",
      showcase: ['smartphone', 'wrench-set'],
      joinedDaysAgo: 388,
      reviews: [
        {
          author: 'Tamara L.',
          stars: 5,
          daysAgo: 301,
          text: 'Screen done in forty minutes, BZ$110 for my A14. He gave me back the broken one in a bag.',
        },
        {
          author: 'Greg P.',
          stars: 5,
          daysAgo: 150,
          text: 'Off a cruise ship with a dead phone and every photo of our trip on it. Jason got it charging again with an hour to spare before the last tender. Saved the holiday.',
        },
        {
          author: 'Orlando C.',
          stars: 3,
          daysAgo: 96,
          text: "Battery is fine now but the screen has a little gap at the corner where dust gets in. He offered to redo it, I just haven't had the time to go back to town.",
          reply: 'Come any day, Orlando, no charge. Ten minutes and fresh adhesive will do it.',
        },
        {
          author: 'Joan F.',
          stars: 4,
          daysAgo: 12,
          text: 'Polite young man. He moved all my contacts to the new phone and wrote down my password so big that I can read it.',
        },
      ],
    },
    {
      firstName: 'Marisol',
      lastName: 'Pech',
      portrait: { presents: 'woman', age: 'middle', skin: 'tan' },
      location: 'Orange Walk',
      occupation: 'Computer Repair Technician',
      education:
        'Associate degree in Computer Science, Muffles Junior College. CompTIA A+ certified, renewed twice.',
      skills:
        'Laptop repair, desktop repair, virus removal, Windows installation, SSD upgrade, memory, fan cleaning, keyboard replacement, printer set-up, school laptops, reparación de computadoras, formateo, respaldo de fotos',
      bio: "During crop season the dust from the cane trucks gets into everything, and I spend from January to June cleaning black fluff out of laptops. I work from a room beside my mother's house near Fort Cairns. You will hear chickens. Diagnosis costs BZ$25 and comes off the bill if you go ahead. Teachers and students pay less in PSE and CXC weeks, since nobody should lose an SBA to a bad hard drive. Hablo español, claro.",
      showcase: ['laptop'],
      joinedDaysAgo: 275,
      reviews: [
        {
          author: 'Yesenia T.',
          stars: 5,
          daysAgo: 199,
          text: 'Mi hija perdió su SBA dos días antes de entregarla. Doña Marisol la recuperó completa esa misma noche. Mil gracias.',
        },
        {
          author: 'Henry D.',
          stars: 4,
          daysAgo: 73,
          text: 'Swapped my hard drive for an SSD, BZ$210 with the part. The old Dell boots in seconds. Parking on that street is a headache on market day.',
        },
      ],
    },
    {
      firstName: 'Abram',
      lastName: 'Thiessen',
      portrait: { presents: 'man', age: 'middle', skin: 'light' },
      location: 'Orange Walk',
      occupation: 'Wireless Network Installer',
      education:
        'Blue Creek schools, then eleven years learning radio links on grain dryers and farm towers. Ubiquiti wireless training, Mérida.',
      skills:
        'Point-to-point wireless, towers, long-range Wi-Fi, farm internet, fibre splicing, Starlink mounting, lightning protection, grounding, office cabling, Cat6, solar power for radio sites, German, Spanish, English',
      bio: 'I put internet where the cable stops. Rice fields at Blue Creek, a cattle camp past San Felipe, a sawmill with one bar of signal. If there is a clear line to a tower, we can make a link; if a cohune ridge stands between, we build a higher pole. I climb myself, with a harness, and never with thunder about. Most farm links come to BZ$900 to BZ$2,400 including grounding. Sundays I am at church and nobody picks up.',
      showcase: ['network-router', 'solar-panels'],
      joinedDaysAgo: 501,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Cornelius F.',
          stars: 5,
          daysAgo: 420,
          text: 'Link from the dryer to the house, 6 kilometres, has not dropped since he set it. He came back after the first lightning season to look over the ground rods.',
        },
        {
          author: 'Wilmer S.',
          stars: 4,
          daysAgo: 118,
          text: 'Buen trabajo en el rancho. Llegó con todo el equipo y su propia escalera. Hay que llamarlo temprano porque contesta poco de día.',
        },
      ],
    },
    {
      firstName: 'Maximiliano Alberto',
      lastName: 'Castellanos-Novelo',
      portrait: { presents: 'man', age: 'middle', skin: 'tan' },
      location: 'Belmopan',
      occupation: 'Systems Administrator and Cloud Engineer',
      education:
        'BSc Information Technology, University of Belize. Microsoft Azure Administrator and Red Hat certified. Eleven years running servers for a ministry.',
      skills:
        'Microsoft 365 migration, email hosting, Azure, AWS, Linux servers, Windows Server, Active Directory, VPN, remote work, backup, disaster recovery, hurricane plan, firewall, cybersecurity audit, government IT',
      bio: "Everyone calls me Max; the full name only fits on a diploma. I looked after a ministry's servers on Ring Road until 2021, through two floods in the basement and one very confident iguana in the air-con duct. Now I do the same for NGOs, clinics and law offices: email that arrives, files that survive June to November, passwords that are not the name of the dog. A half-day check of your set-up costs BZ$250, and you keep the written report whether you hire me or not.",
      showcase: ['network-router', 'laptop'],
      joinedDaysAgo: 344,
      phoneKind: 'landline',
      reviews: [
        {
          author: 'Marva G.',
          stars: 5,
          daysAgo: 290,
          text: 'Moved our NGO of 22 people to Microsoft 365 over a long weekend. On Tuesday morning we opened the laptops and everything was simply there.',
        },
        {
          author: 'Rudolph A.',
          stars: 5,
          daysAgo: 121,
          text: "The report he wrote on our clinic's computers was blunt and useful. We fixed the five things on page one.",
        },
        {
          author: 'Iris V.',
          stars: 3,
          daysAgo: 57,
          text: 'Knows his work well, no question. He explains in a very technical way, so our secretary had to ask him to repeat himself a few times.',
          reply:
            'Thank you, Iris. I have since written your secretary a two-page guide in plain words. Tell me if anything in it is still fog.',
        },
      ],
    },
    {
      firstName: 'Tanisha',
      lastName: 'Arana',
      portrait: { presents: 'woman', age: 'young', skin: 'deep' },
      location: 'Dangriga',
      occupation: 'IT Support Technician',
      education:
        'Ecumenical Junior College, Computer Science. ITVET Stann Creek, electronics short course. Two years on a help desk in Belize City.',
      skills:
        'Help desk, remote support, computer set-up, point of sale, receipt printers, Wi-Fi problems, email accounts, Zoom and Teams, lessons for seniors, school labs, Garifuna, Kriol, English',
      bio: 'Buiti binafi! When I came home from the help desk in the City, my grandmother asked me to fix her tablet. Then her church group asked. That was the whole business plan. Weekdays I keep tills and office computers alive along St Vincent Street and down to Hopkins; Thursday evenings I teach people over sixty to video call their children in LA. House visits BZ$40 in town, and I charge by the problem, not by how long it stumps me.',
      showcase: ['laptop', 'smartphone'],
      joinedDaysAgo: 163,
      reviews: [
        {
          author: 'Felicia N.',
          stars: 5,
          daysAgo: 130,
          text: 'My mother is 74 and now calls me in Los Angeles on her own, on video, with her glasses on. Tanisha has the patience of a saint.',
        },
        {
          author: 'Bradley W.',
          stars: 4,
          daysAgo: 62,
          text: 'Got our receipt printer talking to the till on a Saturday night before a full house. Would be 5 stars but the first visit she had to go back to town for a cable.',
        },
      ],
    },
    {
      firstName: 'Derrick',
      lastName: 'Usher',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      location: 'San Pedro',
      occupation: 'CCTV Installer',
      education:
        'ITVET Belize City, electrical installation, level 2. Hikvision and Dahua installer courses. Licensed wireman.',
      skills:
        'CCTV, security cameras, night vision, remote viewing on phone, video doorbell, gate intercom, alarm, access control, cable trunking, UPS, salt-proof housings, camera repair, cámaras de seguridad',
      bio: "Salt eats cameras. I learned that the expensive way, on a beachfront job north of the bridge, and paid for the second set myself. Since then I use sealed housings, marine grease on every screw and cable run where the sea spray can't find it. Four cameras with recorder, fitted and showing on your phone, run about BZ$1,450. I have a golf cart, a tall ladder and a cousin with a boat for jobs past Secret Beach.",
      showcase: ['camera', 'wrench-set', 'house'],
      joinedDaysAgo: 455,
      reviews: [
        {
          author: 'Linda K.',
          stars: 5,
          daysAgo: 377,
          text: 'We own a condo and live in Ohio most of the year. Derrick sent photos of every step and now I can watch the pelicans from my kitchen in Dayton.',
        },
        {
          author: 'Efrain G.',
          stars: 2,
          daysAgo: 210,
          text: 'Cameras work good but he promised to come Tuesday and came the next Monday. For a shop that was just robbed, six days is long.',
          reply:
            'You are right, Efrain. The recorder sat on the barge all week and I should have called you myself. I fitted the extra door sensor free; I hope it helps.',
        },
        {
          author: 'Natalie B.',
          stars: 5,
          daysAgo: 88,
          text: 'Clean cable work, nothing dangling. He even repainted the bit of wall where he drilled.',
        },
        {
          author: 'Pablo A.',
          stars: 4,
          daysAgo: 19,
          text: 'Solid job at our dive shop, eight cameras. Not the cheapest on the island, but the last cheap ones rusted in a year.',
        },
      ],
    },
    {
      firstName: 'Ixchel',
      lastName: 'Canul',
      portrait: { presents: 'woman', age: 'young', skin: 'brown' },
      location: 'San Ignacio',
      occupation: 'Web Developer',
      education:
        'BSc Computer Science, Galen University. Before that, Sacred Heart Junior College.',
      skills:
        'Websites, WordPress, online shop, booking calendar, tour operator pages, menus, domain names, hosting, Google Business profile, photo clean-up, bilingual sites, páginas web en español e inglés, accessibility',
      bio: "A guide I know lost a group of eight because his website showed last year's ATM cave price. I fixed the page over coffee on Burns Avenue, and by Saturday market three of his friends were asking. So now I make small, quick sites for guides, guesthouses and farms in the west. They load on one bar of signal in Cristo Rey. You can change your own prices without calling me. From BZ$750, with the first year's hosting inside.",
      showcase: ['code-window', 'temple-tour'],
      joinedDaysAgo: 207,
      reviews: [
        {
          author: 'Everaldo C.',
          stars: 5,
          daysAgo: 160,
          text: 'I change my tour prices from my own phone now. Bookings from abroad went up from the first month, mostly families.',
        },
      ],
    },
    {
      firstName: 'Ramón',
      lastName: 'Chuc',
      portrait: { presents: 'man', age: 'middle', skin: 'brown' },
      location: 'Corozal',
      occupation: 'Computer Technician',
      education: 'Corozal Junior College.',
      skills: 'Formatting, repairs, printers, cartuchos de tinta',
      bio: 'Computers fixed. Ranchito, by the cool spot.',
      showcase: [],
      joinedDaysAgo: 34,
      reviews: [],
      workEmail: false,
      pictures: false,
    },
    {
      firstName: 'Deborah',
      lastName: 'Kellogg',
      portrait: { presents: 'woman', age: 'elder', skin: 'light' },
      location: 'Caye Caulker',
      occupation: 'Wi-Fi Consultant',
      education:
        'BSc Electrical Engineering, Oregon State. Twenty-six years designing hospital networks before I moved to the island.',
      skills:
        'Guesthouse Wi-Fi, mesh, access points, Starlink, guest login, bandwidth limits, streaming, remote worker set-up, voice over IP, troubleshooting, written network plans',
      bio: "I retired here in 2017 to snorkel. Then my landlord's guests kept asking why the Wi-Fi stopped at the mango tree. Concrete walls, tin roofs and twenty people streaming at once: it is a lovely puzzle, and I never could leave one alone. I walk your property with a meter, draw you a plan, and either set it up or hand the drawing to your own electrician. Plan only, BZ$120. No hurry, go slow, but it will be done when I say.",
      showcase: ['network-router', 'hammock'],
      joinedDaysAgo: 89,
      phoneKind: 'landline',
      reviews: [],
    },
    {
      firstName: 'Santiago',
      lastName: "Ch'oc",
      portrait: { presents: 'man', age: 'young', skin: 'brown' },
      location: 'Punta Gorda',
      occupation: 'GIS and Drone Mapping Technician',
      education:
        'Natural Resource Management, University of Belize. QGIS and drone survey training with a forestry project in Toledo. Civil aviation drone permit.',
      skills:
        "GIS, QGIS, drone mapping, farm maps, land boundaries, GPS tracks, cacao plots, flood maps, forest cover, shapefiles, printed maps, data collection with tablets, Q'eqchi', English, Spanish",
      bio: "My father walked the boundary of our milpa in San Pedro Columbia with a machete and a good memory. I walk it with a GPS, and we still argue. I make maps for cacao farmers, village councils and conservation groups: which plot floods when the Moho comes up, how many acres are really planted, where the trail goes. Flights wait for a dry morning, so in June book early. I explain every map in Q'eqchi' if you prefer.",
      showcase: ['blueprint', 'cocoa-pods', 'tree-seedling'],
      joinedDaysAgo: 128,
      video: true,
      reviews: [],
    },
    {
      firstName: 'Norman',
      lastName: 'Tillett',
      portrait: { presents: 'man', age: 'elder', skin: 'brown' },
      location: 'Ladyville',
      occupation: 'Printer and Copier Technician',
      education: 'Learned on the job, 1988 onward.',
      skills: 'Copiers, printers, toner, fax machines still',
      bio: 'I fix copiers. Office visits only, Ladyville to town.',
      showcase: [],
      joinedDaysAgo: 560,
      reviews: [],
      workEmail: false,
      phoneKind: 'landline',
    },
  ],
} satisfies DemoSpecialistCategory;
