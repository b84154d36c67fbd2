export const language = 'es';
export const desks = {
  queue: 'Cola',
  reports: 'Denuncias',
  reviews: 'Reseñas',
  inbox: 'Mensajes',
  featured: 'Destacados',
  import: 'Importar',
  accounts: 'Cuentas',
  claims: 'Reclamos',
  add: 'Agregar un perfil',
  invitations: 'Invitaciones',
  mailings: 'Envíos',
  duplicates: 'Duplicados',
  searchWords: 'Búsqueda',
  staff: 'Equipo',
  log: 'Registro',
  numbers: 'Cifras',
  settings: 'Ajustes',
  security: 'Seguridad',
};
export const deskGroups = {
  daily: 'Cada día',
  providers: 'Especialistas y negocios',
  site: 'El sitio',
};
export const badge = 'Equipo';
export const toTheSite = ', ir al sitio';
export const administration = 'Administración';
export const sections = 'Secciones';
export const more = 'Más';
export const counted = {
  waiting: 'en espera',
  reports: 'abiertas',
  messages: 'nuevos',
  claims: 'abiertos',
};

export const show = 'Mostrar';
export const pagesOf = (many: string) => `Páginas de ${many}`;
export const unknownForm = 'No conocemos este formulario. Cargue la página de nuevo.';
export const notSent = 'Lo que escribió, sin enviar';
export const gone = 'Esto ya no existe.';
export const notYourRole = 'Su rol no incluye esto. Un administrador puede hacerlo.';
export const refused = (role: string) =>
  `Esa página no es parte de su rol (${role}). Un administrador puede darle otro.`;
export const lastAdmin =
  'Siempre debe haber un administrador que pueda entrar. Nombre primero a otra persona.';

export const lessThanAMinute = 'menos de un minuto';
export const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`);
export const hours = (count: number) => (count === 1 ? '1 hora' : `${count} horas`);
export const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);

export const exportList = 'Exportar esta lista';
export const listColumns = {
  action: 'Acto',
  actor: 'Quién',
  author: 'Autor',
  createdAt: 'Cuándo',
  email: 'Correo',
  from: 'Desde',
  headline: 'Ocupación',
  kind: 'Tipo',
  location: 'Lugar',
  means: 'Significa',
  month: '30 días',
  name: 'Nombre',
  object: 'Sobre qué',
  phone: 'Teléfono',
  reason: 'Motivo',
  reply: 'Respuesta',
  slug: 'Dirección',
  stars: 'Estrellas',
  state: 'Estado',
  status: 'Situación',
  term: 'Palabra',
  text: 'Texto',
  today: 'Hoy',
  topic: 'Tema',
  until: 'Hasta',
  week: '7 días',
  yesterday: 'Ayer',
};
