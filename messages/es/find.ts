export const pageAbout = 'Especialistas y negocios juntos. Gratis, sin comisiones.';
export const everybodyIn = (place: string) => `Todos en ${place}`;
export const loading = 'Buscando a la persona indicada...';
export const found = (count: string) => (count === '1' ? '1 encontrado' : `${count} encontrados`);
export const tooLong = (max: number) => `Dígalo en ${max} caracteres como máximo, por favor.`;
export const noText = 'Dígalo en texto simple, por favor.';
export const nobodyLeft = 'Con estos filtros no queda nadie.';
export const withoutFilters = 'Ver todos sin filtros';
export const understood = 'Entendimos';
export const inPlace = (place: string) => `en ${place}`;
export const anywhereBut = (where: string) => `en cualquier lugar menos ${where}`;
export const times: Readonly<Record<string, string>> = {
  today: 'hoy',
  tonight: 'esta noche',
  tomorrow: 'mañana',
  weekend: 'fin de semana',
  weekdays: 'entre semana',
  'at night': 'de noche',
  'in the morning': 'por la mañana',
  '24 hours': '24 horas',
  holidays: 'días feriados',
};
export const openOn = (day: string) => `abierto el ${day}`;
export const lowPrice = 'precio bajo';
export const relatedTo = (trade: string) => `Relacionado con ${trade}`;
export const openToday = 'Abierto hoy';
export const openTonight = 'Abierto esta noche';
export const openTomorrow = 'Abierto mañana';
export const openAtWeekend = 'Abierto el fin de semana';
export const nobodyListed = 'Todavía no hay nadie en el directorio.';
export const nearest = (where: string, place: string, km: number) =>
  `Todavía no hay nadie ${where}. Lo más cerca: ${place}, ${km} km`;
export const nearestOf = (trade: string, where: string, place: string, km: number) =>
  `Todavía no hay ${trade} ${where}. Lo más cerca: ${place}, ${km} km`;
export const notMet = (wishes: string) => `Según sus datos, ninguno de estos: ${wishes}.`;
export const nobodyFits = (where: string) =>
  `Todavía nadie coincide con estas palabras. Se muestra a quienes están ${where}, los mejores primero.`;
export const allButOne =
  'Nadie tiene todas estas palabras. Se muestra a quienes tienen todas menos una.';
export const othersInCategory = (trade: string, category: string) =>
  `Todavía no hay ${trade}. Se muestran otros de ${category}.`;
export const mentions = (trade: string) =>
  `Todavía no hay ${trade}. Se muestra a quienes lo mencionan.`;
export const besideOthers = (trade: string) =>
  `Todavía no hay ${trade}. Se muestra a quienes lo ofrecen junto con otro oficio.`;
export const besideOthersAnd = (trade: string, related: string) =>
  `Todavía no hay ${trade}. Se muestra a quienes lo ofrecen junto con otro oficio, y oficios parecidos como ${related}.`;
