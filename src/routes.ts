import { index, route, type RouteConfig } from '@react-router/dev/routes';

const notBuiltYet = (path: string) => route(path, 'pages/not-built-yet.tsx', { id: path });

/** Door 1, whole: every page of the site. */
export default [
  index('pages/home.tsx'),
  notBuiltYet('signup'),
  route('specialists-results', 'pages/specialists-results.tsx'),
  route('specialist/:id', 'pages/specialist.tsx'),
  route('specialist/:id/contact.vcf', 'pages/vcard.ts', { id: 'specialist-vcard' }),
  route('businesses-results', 'pages/businesses-results.tsx'),
  route('business/:id', 'pages/business.tsx'),
  route('business/:id/contact.vcf', 'pages/vcard.ts', { id: 'business-vcard' }),
  notBuiltYet('login'),
  notBuiltYet('business-form'),
  notBuiltYet('specialist-form'),
  route('directory-search', 'pages/directory-search.tsx'),
  route('about', 'pages/about.tsx'),
  notBuiltYet('contact'),
  route('featured-carousel-v2', 'pages/featured-carousel-v2.tsx'),
  route('hero-section', 'pages/hero-section.tsx'),
  route('featured-carousel-v1', 'pages/featured-carousel-v1.tsx'),
  notBuiltYet('terms'),
  notBuiltYet('privacy'),
  notBuiltYet('businesslogin'),
  notBuiltYet('resetpassword'),
  notBuiltYet('specialistlogin'),
  notBuiltYet('faq'),
  notBuiltYet('profile1'),
  notBuiltYet('profile2'),
  notBuiltYet('verification-modal'),
  route('styleguide', 'pages/styleguide.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
