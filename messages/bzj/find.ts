export const pageAbout = 'Speshalis ahn bizniz tugeda. Free, noh kamishan.';
export const everybodyIn = (place: string) => `Evribadi eena ${place}`;
export const loading = 'Di luk fa hoo fit...';
export const found = (count: string) => `Fain ${count}`;
export const tooLong = (max: number) => `Pleez seh it eena nomoa dan ${max} leta.`;
export const noText = 'Pleez seh it eena playn werd.';
export const nobodyLeft = 'Nobadi lef wid dehn filta ya.';
export const withoutFilters = 'Shoa aal widowt filta';
export const understood = 'Wi andastan';
export const inPlace = (place: string) => `eena ${place}`;
export const anywhereBut = (where: string) => `eniweh bot noh ${where}`;
export const times: Readonly<Record<string, string>> = {
  today: 'tudeh',
  tonight: 'tunait',
  tomorrow: 'tumaaro',
  weekend: 'weeken',
  weekdays: 'weekday',
  'at night': 'da nait',
  'in the morning': 'da maanin',
  '24 hours': '24 owa',
  holidays: 'halideh',
};
export const openOn = (day: string) => `opm ${day}`;
export const lowPrice = 'cheep';
export const relatedTo = (trade: string) => `Sohnting laik ${trade}`;
export const openToday = 'Opm tudeh';
export const openTonight = 'Opm tunait';
export const openTomorrow = 'Opm tumaaro';
export const openAtWeekend = 'Opm pahn di weeken';
export const nobodyListed = 'Nobadi noh lis yet.';
export const nearest = (where: string, place: string, km: number) =>
  `Nobadi ${where} yet. Di kloasis: ${place}, ${km} km`;
export const nearestOf = (trade: string, where: string, place: string, km: number) =>
  `Noh ${trade} ${where} yet. Di kloasis: ${place}, ${km} km`;
export const notMet = (wishes: string) => `Bai dehn deetayl, non a dehn ya: ${wishes}.`;
export const nobodyFits = (where: string) =>
  `Nobadi noh fit dehn werd ya yet. Wi di shoa hoo deh ${where}, di bes wan fos.`;
export const allButOne = 'Nobadi noh gat aal a dehn werd ya. Wi di shoa hoo gat aal bot wan.';
export const othersInCategory = (trade: string, category: string) =>
  `Noh ${trade} yet. Wi di shoa ada wan eena ${category}.`;
export const mentions = (trade: string) => `Noh ${trade} yet. Wi di shoa hoo taak bout it.`;
export const besideOthers = (trade: string) =>
  `Noh ${trade} yet. Wi di shoa hoo du it wid anada chrayd.`;
export const besideOthersAnd = (trade: string, related: string) =>
  `Noh ${trade} yet. Wi di shoa hoo du it wid anada chrayd, ahn chrayd laik ${related}.`;
