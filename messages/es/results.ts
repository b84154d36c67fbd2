export const results = 'Resultados';
export const back = 'Volver';
export const titleFor = (title: string, words: string) => `${title} para “${words}”`;
export const titleIn = (what: string, place: string) => `${what} en ${place}`;
export const titleNear = (what: string, place: string) => `${what} cerca de ${place}`;
export const onPage = (title: string, page: number) => `${title}, página ${page}`;
export const pageAbout = (title: string, compare: string) =>
  `${title}: compare ${compare} y comuníquese directamente. Gratis, sin comisiones.`;
export const tooLong = (max: number) =>
  `Cada campo de búsqueda admite ${max} caracteres como máximo.`;
export const noText = 'La búsqueda debe ser texto simple.';
export const failedToFetch = (what: string) => `No se pudieron cargar los ${what}`;
export const error = (message: string) => `Error: ${message}`;
export const showing = (first: number, last: number) => `, del ${first} al ${last}`;
export const filterSome = (what: string) => `Filtrar ${what}`;
export const search = 'Buscar';
export const allOf = (country: string) => `Todo ${country}`;
export const language = 'Idioma';
export const anyLanguage = 'Cualquier idioma';
export const price = 'Precio';
export const anyPrice = 'Cualquier precio';
export const sortBy = 'Ordenar por';
export const best = 'Relevancia';
export const near = 'Más cercanos';
export const rating = 'Mejor calificados';
export const newest = 'Más nuevos';
export const byName = 'Nombre, A a Z';
export const filters = 'Filtros';
export const active = ' activos';
export const clear = 'Borrar';
export const showResults = 'Ver resultados';
export const showCount = (count: number) =>
  count === 1 ? 'Ver 1 resultado' : `Ver ${count} resultados`;
export const map = 'Mapa';
export const whereAre = (what: string) => `Dónde hay ${what}`;
export const activeCriteria = 'Criterios activos';
export const nearPlace = 'Cerca de';
export const remove = (what: string) => `Quitar ${what}`;
export const clearAll = 'Borrar todo';
export const mostWords = 'Nadie tiene todas las palabras. Estos tienen la mayoría.';
export const matchToo = (who: string, count: number) =>
  `${who} también ${count === 1 ? 'coincide' : 'coinciden'}`;
export const match = (who: string, count: number) =>
  `${who} ${count === 1 ? 'coincide' : 'coinciden'}`;
export const beFirst = 'Sea el primero';
export const couldBeYours = 'Todavía no hay nadie. Su perfil gratis puede ser el primero aquí.';
export const lookedFor = (tried: string) => `Buscamos ${tried}.`;
export const needsLetter =
  'Una búsqueda necesita al menos una letra o un número, de cualquier alfabeto.';
export const didYouMean = '¿Quiso decir ';
export const afterMeant = '? ';
export const waysOn = 'Otras búsquedas';
export const all = (what: string) => `Todos los ${what}`;
export const allOfCountry = (country: string) => `todo ${country}`;
export const without = (what: string) => `Sin ${what}`;
export const nearby = (what: string, place: string) => `${what} cerca, en ${place}`;
export const whatIn = (what: string, where: string) => `${what} en ${where}`;
export const anywhereInProfile = (words: string) => `“${words}” en cualquier parte de un perfil`;
export const notAvailable = 'N/D';
export const notSpecified = 'No indicado';
export const call = 'Llamar';
export const moreAbout = (name: string) => `Más sobre ${name}`;
export const more = 'Más';
