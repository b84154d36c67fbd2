export const noConnection = 'Noh kanekshan';
export const trying = 'Di chrai agen, haaf minit di moas';
export const connectionIsBack = 'Di kanekshan kohn bak';
export const searchHere = (date: string) =>
  `Yu stil kuda serch ahn kaal: di direktri a ${date} deh pahn dis foan.`;
export const notKept =
  'Di direktri noh deh pahn dis foan. Wen yu gat kanekshan, ton it aan da di batam a eni paij.';
export const needsScripts = 'Fi serch pahn dis foan, pleez alow script eena yu browza.';
export const needsConnection = 'Dis paij need kanekshan.';
export const notHere = 'Dis profail noh deh eena di direktri pahn dis foan.';
export const showMore = 'Shoa moa';
export const keptPages = 'Paij weh deh pahn dis foan';
export const keep = (size: string) => `Kip di direktri pahn dis foan, ${size}`;
export const keepDistrict = (district: string, size: string) =>
  `Kip ${district} pahn dis foan, ${size}`;
export const keeping = 'Wi di kip it...';
export const kept = 'Ih deh pahn dis foan. Serch ahn kaal widowt kanekshan.';
export const gone = 'Ih noh deh pahn dis foan agen.';
export const failed = 'Wi kudn kip it. Pleez chrai agen layta.';
