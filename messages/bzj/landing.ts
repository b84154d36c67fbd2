export const home = 'Hoam';
export const notFound = 'Wi noh fain dis paij';
export const titleOf = (category: string, who: string, place: string) =>
  `${category}: ${who} eena ${place}`;
export const localSpecialists = (place: string) => `Loakal speshalis eena ${place}`;
export const localBusinesses = (place: string) => `Loakal bizniz eena ${place}`;
export const pageAbout = (total: number, intro: string) => `${total} pahn di lis. ${intro}`;
export const listed = (who: string) => ` ${who} pahn di lis. Free, noh kamishan.`;
export const seeAll = (total: number) => `See aal ${total}, filta ahn saat`;
export const nobody = 'Nobadi noh deh pahn dis lis yet.';
export const lookBelow = ' Luk da di plays ahn katigori dong ya, er';
export const orBeFirst = 'bee di fos wan';
export const beFirst = 'Bee di fos wan';
export const categoryByPlace = (category: string) => `${category}, plays bai plays`;
export const byPlace = 'Plays bai plays';
export const everythingIn = (place: string) => `Evriting eena ${place}`;
export const allCategories = 'Aal katigori';
export const newOf = (what: string) => `Nyoo: ${what}`;
