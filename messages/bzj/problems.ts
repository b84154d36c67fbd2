export const unexpected = 'Sohnting gaan rang';
export const unavailable = 'Wi di kech wi bret. Pleez chrai agen eena wahn minit.';
export const noRoomLeft = 'Noh room noh lef fi sayv dis. Notn neva chaynj. Pleez chrai agen layta.';
export const filesAway = 'Wi kyaahn reech di pikcha ahn vidyo rait now. Pleez chrai agen soon.';
export const addressTooLong = 'Dis adres tu lang.';
export const otherSite = 'Dis neva kohn fahn wahn paij a dis sait.';
export const tooMuchAtOnce = 'Dat da moa dan yu kuda sen wan taim.';
export const tooSlow = 'Dat tek tu lang. Pleez chrai agen.';
export const sendingTooMuch = 'Yu di sen tu moch wan taim. Pleez chrai agen eena wahn minit.';
export const tooMuchJustNow = 'Peepl di sen tu moch rait now. Pleez chrai agen eena wahn minit.';
export const tooManySearches = 'Tu moch serch. Pleez chrai agen eena wahn minit.';
export const tooManyInSeconds = (wait: number) =>
  `Yu chrai tu moch taim. Pleez chrai agen eena ${wait} sekan.`;
export const tooManyInMinutes = (wait: number) =>
  `Yu chrai tu moch taim. Pleez chrai agen eena ${wait} minit.`;
export const tooManyInHours = (wait: number) =>
  `Yu chrai tu moch taim. Pleez chrai agen eena ${wait} owa.`;
export const loginFirst = 'Pleez lag in fos.';
export const otherKind = 'Dis noh fi yu kain a akownt.';
export const otherRole = 'Dis noh da fi yu fi du.';
export const secondFactorFirst = 'Pleez set op yu sekan fakta fos.';
export const staffAlone = 'Dis da fi staaf oanli.';
export const otherAccount =
  'Yu lag in tu anada akownt now. Load dis paij agen fi goh aan wid dat wan.';
export const noProfile = 'Dis akownt noh gat noh profail.';
export const noSuchProfile = 'Noh profail noh deh laik dat.';
export const noNumber = 'Noh nomba noh deh fi gi.';
export const wrongLogin = 'Di email er di password rang.';
export const wrongPassword = 'Dis da noh yu password.';
export const samePassword = 'Dis da di password weh yu aredi gat. Chooz wahn neks wan.';
export const resetFailed = 'Wi kudn chaynj di password.';
export const emailMissing = 'Pleez put eena yu email.';
export const emailTaken = 'Sohnbadi aredi di yooz dis email.';
export const emailUnverified = 'Pleez verifai yu email fos.';
export const codeInvalid = 'Dis verifikayshan koad noh kerek.';
export const codeExpired = 'Dis koad tu oal. Pleez aks fi wahn nyoo wan.';
export const codeTriedTooOften = 'Dat da-mi di rang koad tu moch taim. Pleez aks fi wahn nyoo wan.';
export const pictureMissing = 'Wahn pikcha noh deh ya. Pleez chooz it agen.';
export const picturePixels = 'Dis pikcha gat moa dan 40 milyan piksel.';
export const pictureSide = 'Dis pikcha moa dan 12,000 piksel waid er hai.';
export const pictureUnreadable = 'Wi kudn reed dis fail az wahn pikcha.';
export const videoType = 'Pleez chooz wahn .mp4 er .webm vidyo.';
export const unknownForm = 'Wi noh noa dis faam.';
export const tooFast = (button: string) => `Dat mi reel kwik. Pleez pres ${button} wan moa taim.`;
export const tooOld = (button: string) =>
  `Dis paij opm fi lang taim. Pleez pres ${button} wan moa taim.`;
export const trapped = (button: string) =>
  `Wahn feel weh peepl kyaahn see mi ful owt. Pleez pres ${button} wan moa taim.`;
export const decidedByOther = (email: string, done: string) =>
  `${email} mi faasa: di profail mi ${done}.`;
