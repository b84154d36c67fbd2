export const welcome = 'Le damos la bienvenida';
export const findSpecialist = 'Buscar especialista';
export const findBusiness = 'Buscar negocio';
export const playVideo = 'Reproducir video';
export const pauseVideo = 'Pausar video';
export const featuredSpecialists = 'Especialistas destacados';
export const specialistsLead =
  'Electricistas, tutores, diseñadores, guías: gente que trabaja bien cerca de usted.';
export const featuredBusinesses = 'Negocios destacados';
export const carousel = 'carrusel';
export const slide = 'tarjeta';
export const slideOf = (number: number, count: number) => `${number} de ${count}`;
export const pageOf = (page: number, count: number) => `Página ${page} de ${count}`;
export const previous = (what: string) => `Ver ${what} anteriores`;
export const next = (what: string) => `Ver ${what} siguientes`;
export const firstOnTheirWay = 'Los primeros especialistas vienen en camino';
export const signUp = 'Registrarse';
export const couldBeFirst = '¿Trabaja bien? Su perfil gratis puede ser el primero aquí.';
export const searchTitle = '¿Qué necesita que le hagan?';
export const searchLead =
  'Elija lo que ya sabe y deje lo demás en blanco: un campo vacío busca en todo.';
export const whatToSearch = 'Qué buscar';
export const search = (what: string) => `Buscar ${what.toLowerCase()}`;
export const anywhereIn = (country: string) => `En todo ${country}`;
export const browseSpecialists = 'O explore: especialistas por lugar y oficio';
export const browseBusinesses = 'O explore: negocios por lugar y sector';
export const categoriesOf = (what: string) => `Categorías de ${what}`;
export const aboutUs = 'Sobre nosotros';
export const aboutTitle = 'El buen trabajo merece que lo encuentren';
export const mission = 'Nuestra misión';
export const forSeekers = 'Para quien busca un servicio';
export const startSearching = 'Empezar a buscar';
export const forProviders = 'Para quien ofrece un servicio';
export const createProfile = 'Crear su perfil gratis';
export const vision = 'Nuestra visión';
export const featuredSpecialistsPage = 'Especialistas destacados';
export const featuredSpecialistsAbout = (country: string) =>
  `Gente que trabaja bien, elegida en todo ${country}.`;
export const featuredBusinessesPage = 'Negocios destacados';
export const featuredBusinessesAbout = (country: string) =>
  `Tiendas, hospedajes, talleres y clínicas que vale la pena conocer, en todo ${country}.`;
export const searchPage = 'Buscar en el directorio';
export const searchPageAbout = (country: string) =>
  `Busque especialistas y negocios en todo ${country} por categoría, lugar y palabra.`;
export const aboutPageAbout =
  'Nuestra misión y visión, y lo que el directorio hace por quienes necesitan un trabajo y por quienes lo hacen. Gratis, sin comisiones.';
