/** Every address of the site, written once. */
export const paths = {
  home: '/',
  section: (id: HomeSection) => `/#${id}`,
  specialists: '/specialists-results',
  specialist: (id: string) => `/specialist/${id}`,
  businesses: '/businesses-results',
  business: (id: string) => `/business/${id}`,
  message: (kind: 'specialist' | 'business', id: string) => `/${kind}/${id}/message`,
  reportProfile: (id: string) => `/report/profile/${id}`,
  review: (kind: 'specialist' | 'business', id: string) => `/${kind}/${id}/review`,
  ownReviews: '/reviews',
  reportReview: (id: number) => `/report/review/${id}`,
  allSpecialists: '/specialists',
  allBusinesses: '/businesses',
  signup: '/signup',
  login: '/login',
  specialistLogin: '/specialistlogin',
  businessLogin: '/businesslogin',
  resetPassword: '/resetpassword',
  logout: '/logout',
  specialistEditor: '/profile1',
  businessEditor: '/profile2',
  account: '/account',
  admin: '/admin',
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
