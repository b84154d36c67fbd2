import { index, route, type RouteConfig } from '@react-router/dev/routes';

const notBuiltYet = (path: string) => route(path, 'pages/not-built-yet.tsx', { id: path });

/** Door 1, whole: every page of the site. */
export default [
  index('pages/home.tsx'),
  notBuiltYet('signup'),
  notBuiltYet('specialists-results'),
  notBuiltYet('specialist/:id'),
  notBuiltYet('businesses-results'),
  notBuiltYet('business/:id'),
  notBuiltYet('login'),
  notBuiltYet('business-form'),
  notBuiltYet('specialist-form'),
  notBuiltYet('directory-search'),
  notBuiltYet('about'),
  notBuiltYet('contact'),
  notBuiltYet('featured-carousel-v2'),
  notBuiltYet('hero-section'),
  notBuiltYet('featured-carousel-v1'),
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
