export const home = 'Hoam';
export const notFound = 'Wi noh fain dis paij';
export const titleOf = (category: string, who: string, place: string) =>
  `${category}: ${who} eena ${place}`;
export const localSpecialists = (place: string) => `Loakal speshalis eena ${place}`;
export const localBusinesses = (place: string) => `Loakal bizniz eena ${place}`;
export const allSpecialists =
  'Speshalis, fahn plomba tu teecha, wid dehn werk, dehn raytin ahn dehn nomba.';
export const allBusinesses =
  'Loakal bizniz, fahn baykri tu daiv shap, wid weh dehn gat ahn how fi reech dehn.';
export const introIn = (what: string, place: string, about: string) =>
  `${what} Eena ${place}, ${about}.`;
export const pageAbout = (total: number, intro: string) => `${total} pahn di lis. ${intro}`;
export const listed = (who: string) => ` ${who} pahn di lis. Free, no kamishan.`;
export const seeAll = (total: number) => `See aal ${total}, filta ahn saat`;
export const nobody = 'Nobadi noh deh pahn dis lis yet.';
export const lookBelow = ' Luk da di plays ahn katigori dong ya, er';
export const orBeFirst = 'bee di fos wan';
export const beFirst = 'Bee di fos wan';
export const categoryByPlace = (category: string) => `${category}, plays bai plays`;
export const byPlace = 'Plays bai plays';
export const everythingIn = (place: string) => `Evriting eena ${place}`;
export const allCategories = 'Aal katigori';
