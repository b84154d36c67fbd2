export const welcome = 'Welcome';
export const findSpecialist = 'Find a specialist';
export const findBusiness = 'Find a business';
export const playVideo = 'Play video';
export const pauseVideo = 'Pause video';
export const featuredSpecialists = 'Featured Specialists';
export const specialistsLead =
  'Electricians, tutors, designers, guides: people who do good work near you.';
export const featuredBusinesses = 'Featured Businesses';
export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (number: number, count: number) => `${number} of ${count}`;
export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`;
export const previous = (what: string) => `Previous ${what}`;
export const next = (what: string) => `Next ${what}`;
export const firstOnTheirWay = 'The first specialists are on their way';
export const signUp = 'Sign Up';
export const couldBeFirst = 'Do you do good work? Your free profile could be the first one here.';
export const searchTitle = 'What do you need done?';
export const searchLead =
  'Choose what you know and leave the rest open: an empty field searches everything.';
export const whatToSearch = 'What to search';
export const search = (what: string) => `Search ${what}`;
export const anywhereIn = (country: string) => `Anywhere in ${country}`;
export const browseSpecialists = 'Or look around: specialists by place and trade';
export const browseBusinesses = 'Or look around: businesses by place and sector';
export const categoriesOf = (what: string) => `Categories of ${what}`;
export const aboutUs = 'About us';
export const aboutTitle = 'Good work deserves to be found';
export const mission = 'Our mission';
export const forSeekers = 'For service seekers';
export const startSearching = 'Start searching';
export const forProviders = 'For service providers';
export const createProfile = 'Create your free profile';
export const vision = 'Our vision';
export const featuredSpecialistsPage = 'Featured specialists';
export const featuredSpecialistsAbout = (country: string) =>
  `People who do good work, chosen from all over ${country}.`;
export const featuredBusinessesPage = 'Featured businesses';
export const featuredBusinessesAbout = (country: string) =>
  `Shops, lodges, workshops and clinics worth knowing, all over ${country}.`;
export const searchPage = 'Search the directory';
export const searchPageAbout = (country: string) =>
  `Search specialists and businesses all over ${country} by category, place and word.`;
export const aboutPageAbout =
  'Our mission and vision, and what the directory does for people who need something done and for those who do it. Free, with no commissions.';
