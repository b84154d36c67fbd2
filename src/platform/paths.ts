/** Every address of the site, written once. */
export const paths = {
  home: '/',
  section: (id: HomeSection) => `/#${id}`,
  specialists: '/specialists-results',
  specialist: (id: string) => `/specialist/${id}`,
  businesses: '/businesses-results',
  business: (id: string) => `/business/${id}`,
  allSpecialists: '/specialists',
  allBusinesses: '/businesses',
  signup: '/signup',
  login: '/login',
  loginCode: '/login/code',
  specialistLogin: '/specialistlogin',
  businessLogin: '/businesslogin',
  resetPassword: '/resetpassword',
  logout: '/logout',
  specialistEditor: '/profile1',
  businessEditor: '/profile2',
  account: '/account',
  admin: '/admin',
  adminQueueItem: (slug: string) => `/admin/queue/${slug}`,
  adminLog: '/admin/log',
  adminSecurity: '/admin/security',
  specialistForm: '/specialist-form',
  businessForm: '/business-form',
  contact: '/contact',
  faq: '/faq',
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
} as const;

export const HOME_SECTIONS = [
  'home',
  'featured-specialists',
  'search',
  'featured-businesses',
  'about',
  'footer',
] as const;

export type HomeSection = (typeof HOME_SECTIONS)[number];
