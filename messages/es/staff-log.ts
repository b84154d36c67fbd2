export const title = 'Registro';
export const description = 'Todo lo que hizo el equipo.';
export const lead = (country: string) =>
  `Todo lo que hizo el equipo, lo más nuevo primero. No se puede cambiar ni borrar. Las horas son las de ${country}.`;
export const filter = 'Filtrar el registro';
export const who = 'Quién';
export const everybody = 'Todos';
export const whatAbout = 'Sobre qué';
export const everything = 'Todo';
export const day = 'Día';
export const entries = (count: number) => (count === 1 ? '1 entrada' : `${count} entradas`);
export const showMoreThan = (object: string) => `Ver más que ${object}`;
export const none = 'No hay entradas';
export const noneHint = 'No se hizo nada así.';
export const showAll = 'Ver todo el registro';
export const pages = 'Páginas del registro';
export const nothing = 'nada';
export const yes = 'sí';
export const no = 'no';

export const kinds = {
  account: 'cuenta',
  claim: 'reclamo',
  message: 'mensaje',
  profile: 'perfil',
  review: 'reseña',
  search: 'búsqueda',
  signup: 'inscripción',
  staff: 'equipo',
  synonym: 'sinónimo',
  trade: 'oficio',
};
export const acts = {
  accept: 'aceptar',
  add: 'agregar',
  'add-phrase': 'agregar frase',
  answer: 'responder',
  approve: 'aprobar',
  change: 'cambiar',
  'change-role': 'cambiar rol',
  claim: 'reclamar',
  'claim-code': 'crear código de reclamo',
  close: 'cerrar',
  delete: 'borrar',
  dismiss: 'descartar',
  'dismiss-reports': 'descartar denuncias',
  'end-sessions': 'cerrar sesiones',
  feature: 'destacar',
  invite: 'invitar',
  join: 'unirse',
  'move-featured': 'mover en destacados',
  note: 'anotar',
  'put-back': 'volver a poner',
  'recovery-codes': 'códigos de recuperación',
  refuse: 'rechazar',
  reject: 'rechazar',
  remove: 'quitar',
  reopen: 'abrir de nuevo',
  revoke: 'retirar invitación',
  'second-factor': 'segundo factor',
  'send-again': 'enviar otra vez',
  'send-code': 'enviar código',
  'send-reset-code': 'enviar código de contraseña',
  suspend: 'suspender',
  'take-away': 'quitar',
  'take-down': 'quitar',
  'take-phrase': 'quitar frase',
  'time-featured': 'cambiar días en destacados',
  undo: 'deshacer',
  unfeature: 'quitar de destacados',
  unsuspend: 'abrir de nuevo',
  'uphold-reports': 'aceptar denuncias',
};
export const names = {
  act: 'acto',
  answer: 'respuesta',
  authorName: 'autor',
  by: 'por',
  category: 'categoría',
  count: 'cantidad',
  createdAt: 'creado',
  decidedAt: 'decidido',
  email: 'correo',
  endsAt: 'termina',
  kind: 'tipo',
  language: 'idioma',
  listed: 'publicado',
  means: 'quiere decir',
  miss: 'buscado en vano',
  name: 'nombre',
  notes: 'notas',
  phrase: 'frase',
  place: 'lugar',
  position: 'posición',
  profile: 'perfil',
  profileId: 'número de perfil',
  published: 'fotos publicadas',
  reason: 'motivo',
  recoveryCodes: 'códigos de recuperación',
  removedReason: 'motivo del retiro',
  reply: 'respuesta',
  reports: 'denuncias',
  revisionId: 'número de revisión',
  role: 'rol',
  secondFactor: 'segundo factor',
  session: 'sesión',
  stars: 'estrellas',
  startsAt: 'empieza',
  state: 'estado',
  status: 'estado',
  term: 'palabra',
  text: 'texto',
  trade: 'oficio',
  version: 'versión',
  wasPending: 'esperaba',
};
/** What a kind, a session, a state or the second factor can be. */
export const values = {
  accepted: 'aceptado',
  active: 'activa',
  admin: 'equipo',
  all: 'todas',
  'another device': 'otro dispositivo',
  answered: 'respondido',
  approved: 'aprobado',
  business: 'negocio',
  bzj: 'kriol',
  closed: 'cerrado',
  code: 'código',
  dismissed: 'descartado',
  editor: 'editor',
  en: 'inglés',
  es: 'español',
  email: 'correo',
  new: 'nuevo',
  off: 'desactivado',
  on: 'activado',
  open: 'abierto',
  pending: 'en espera',
  published: 'publicado',
  refused: 'rechazado',
  rejected: 'rechazado',
  removed: 'retirado',
  reviewer: 'revisor',
  specialist: 'especialista',
  staff: 'equipo',
  suspended: 'suspendido',
  upheld: 'aceptado',
};
