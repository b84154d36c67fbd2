export const home = 'Home';
export const notFound = 'Page not found';
export const titleOf = (category: string, who: string, place: string) =>
  `${category} ${who} in ${place}`;
export const localSpecialists = (place: string) => `Local specialists in ${place}`;
export const localBusinesses = (place: string) => `Local businesses in ${place}`;
export const pageAbout = (total: number, intro: string) => `${total} listed. ${intro}`;
export const listed = (who: string) => ` ${who} listed. Free, no commissions.`;
export const seeAll = (total: number) => `See all ${total}, filter and sort`;
export const nobody = 'Nobody is listed here yet.';
export const lookBelow = ' Look at the places and categories below, or';
export const orBeFirst = 'be the first';
export const beFirst = 'Be the first';
export const categoryByPlace = (category: string) => `${category}, place by place`;
export const byPlace = 'Place by place';
export const everythingIn = (place: string) => `Everything in ${place}`;
export const allCategories = 'All categories';
export const newOf = (what: string) => `New: ${what}`;
