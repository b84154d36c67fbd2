export const welcome = 'Welkom';
export const findSpecialist = 'Fain wahn speshalis';
export const findBusiness = 'Fain wahn bizniz';
export const playVideo = 'Play di vidyo';
export const pauseVideo = 'Paaz di vidyo';
export const featuredSpecialists = 'Speshalis fi luk pahn';
export const specialistsLead =
  'Lektrishan, teecha, dizaina, gaid: peepl weh du gud werk eena evri dischrik.';
export const featuredBusinesses = 'Bizniz fi luk pahn';
export const carousel = 'karasel';
export const slide = 'kyaad';
export const slideOf = (number: number, count: number) => `${number} owta ${count}`;
export const pageOf = (page: number, count: number) => `Paij ${page} owta ${count}`;
export const previous = (what: string) => `Bak: ${what}`;
export const next = (what: string) => `Neks: ${what}`;
export const firstOnTheirWay = 'Di fos speshalis deh pahn di way';
export const signUp = 'Sain op';
export const couldBeFirst = 'Yu du gud werk? Yu free profail kuda bee di fos wan ya.';
export const searchTitle = 'Weh yu need fi get don?';
export const searchLead = 'Pik weh yu noa ahn lef di res opm: wahn emti baks luk fa evriting.';
export const whatToSearch = 'Weh fi luk fa';
export const search = (what: string) => `Luk fa ${what.toLowerCase()}`;
export const anywhereIn = (country: string) => `Eniweh eena ${country}`;
export const browseSpecialists = 'Er luk rong: speshalis bai plays ahn chrayd';
export const browseBusinesses = 'Er luk rong: bizniz bai plays ahn sekta';
export const categoriesOf = (what: string) => `Katigori a ${what}`;
export const aboutUs = 'Bout wi';
export const aboutTitle = 'Gud werk fi get fain';
export const mission = 'Wi mishan';
export const forSeekers = 'Fi peepl weh di luk fa servis';
export const startSearching = 'Staat fi luk';
export const forProviders = 'Fi peepl weh gi servis';
export const createProfile = 'Mek yu free profail';
export const vision = 'Wi vizhan';
export const featuredSpecialistsPage = 'Speshalis fi luk pahn';
export const featuredSpecialistsAbout = (country: string) =>
  `Peepl weh du gud werk, pik fahn evri dischrik eena ${country}.`;
export const featuredBusinessesPage = 'Bizniz fi luk pahn';
export const featuredBusinessesAbout = (country: string) =>
  `Shap, laj, werkshap ahn klinik weh gud fi noa, aal oava ${country}.`;
export const searchPage = 'Luk eena di direktri';
export const searchPageAbout = (country: string) =>
  `Luk fa speshalis ahn bizniz aal oava ${country} bai katigori, plays ahn werd.`;
export const aboutPageAbout =
  'Wi mishan ahn vizhan, ahn weh di direktri du fi peepl weh need sohnting don ahn fi dehn weh du it. Free, noh kamishan.';
