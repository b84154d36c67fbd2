export const home = 'Inicio';
export const notFound = 'Página no encontrada';
export const titleOf = (category: string, who: string, place: string) =>
  `${category}: ${who} en ${place}`;
export const localSpecialists = (place: string) => `Especialistas locales en ${place}`;
export const localBusinesses = (place: string) => `Negocios locales en ${place}`;
export const pageAbout = (total: number, intro: string) => `${total} en el directorio. ${intro}`;
export const listed = (who: string) => ` ${who} en el directorio. Gratis, sin comisiones.`;
export const seeAll = (total: number) => `Ver los ${total} y filtrar`;
export const nobody = 'Aquí todavía no hay nadie.';
export const lookBelow = ' Vea abajo otros lugares y categorías, o';
export const orBeFirst = 'sea el primero';
export const beFirst = 'Sea el primero';
export const categoryByPlace = (category: string) => `${category}, lugar por lugar`;
export const byPlace = 'Lugar por lugar';
export const everythingIn = (place: string) => `Todo en ${place}`;
export const allCategories = 'Todas las categorías';
export const newOf = (what: string) => `Nuevo: ${what}`;
