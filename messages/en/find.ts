export const pageAbout = 'Specialists and businesses together. Free, no commissions.';
export const everybodyIn = (place: string) => `Everybody in ${place}`;
export const loading = 'Looking for who fits...';
export const found = (count: string) => `${count} found`;
export const tooLong = (max: number) => `Please say it in at most ${max} characters.`;
export const noText = 'Please say it in plain text.';
export const nobodyLeft = 'Nobody is left with these filters.';
export const withoutFilters = 'Show all without filters';
export const understood = 'Understood';
export const inPlace = (place: string) => `in ${place}`;
export const anywhereBut = (where: string) => `anywhere but ${where}`;
export const times: Readonly<Record<string, string>> = {
  today: 'today',
  tonight: 'tonight',
  tomorrow: 'tomorrow',
  weekend: 'weekend',
  weekdays: 'weekdays',
  'at night': 'at night',
  'in the morning': 'in the morning',
  '24 hours': '24 hours',
  holidays: 'holidays',
};
export const openOn = (day: string) => `open ${day}`;
export const lowPrice = 'low price';
export const relatedTo = (trade: string) => `Related to ${trade}`;
export const openToday = 'Open today';
export const openTonight = 'Open tonight';
export const openTomorrow = 'Open tomorrow';
export const openAtWeekend = 'Open at the weekend';
export const nobodyListed = 'Nobody is listed yet.';
export const nearest = (where: string, place: string, km: number) =>
  `Nobody ${where} yet. Nearest: ${place}, ${km} km`;
export const nearestOf = (trade: string, where: string, place: string, km: number) =>
  `No ${trade} ${where} yet. Nearest: ${place}, ${km} km`;
export const notMet = (wishes: string) => `Going by their details, none of these: ${wishes}.`;
export const nobodyFits = (where: string) =>
  `Nobody fits these words yet. Shown: who is listed ${where}, the best first.`;
export const allButOne = 'Nobody has all of these words. Shown: who has all but one.';
export const othersInCategory = (trade: string, category: string) =>
  `No ${trade} yet. Shown: others in ${category}.`;
export const mentions = (trade: string) => `No ${trade} yet. Shown: who mentions it.`;
export const besideOthers = (trade: string) =>
  `No ${trade} yet. Shown: who offers it beside another trade.`;
export const besideOthersAnd = (trade: string, related: string) =>
  `No ${trade} yet. Shown: who offers it beside another trade, and related trades such as ${related}.`;
