export const title = 'Cola de revisión';
export const description = 'Perfiles que esperan revisión.';
export const lead = (hours: number) =>
  `Perfiles nuevos y cambiados, primero los más antiguos. Prometemos responder en ${hours} horas.`;
export const protect = 'Proteja su cuenta con un segundo factor';
export const protectWhy =
  'El código de una aplicación en su celular no deja entrar a otros, aunque sepan su contraseña.';
export const setItUp = 'Configurarlo';
export const profilesWait = (count: number) =>
  count === 1 ? '1 perfil espera' : `${count} perfiles esperan`;
export const news = { new: 'Nuevo', changed: 'Cambiado', suspended: 'Suspendido, cambiado' };
export const theFirst = (count: number) =>
  `Estos son los primeros ${count}. Los demás aparecen conforme se deciden estos.`;
export const nobodyWaits = 'Nadie espera';
export const allAnswered = 'Cada perfil tiene su respuesta. Los nuevos aparecen aquí.';
export const nobodyYet = 'Todavía no hay nadie en el directorio';
export const nobodyYetHint = 'Traiga a los primeros: desde una lista, uno por uno o invitándolos.';
export const importList = 'Importar una lista';
export const addOne = 'Agregar a alguien';
export const invite = 'Invitar';
export const justDecided = 'Recién decididos';
export const decided = {
  approve: 'aprobado',
  reject: 'rechazado',
  suspend: 'suspendido',
  undo: 'devuelto a la cola',
};
export const afterName = (done: string) => `: perfil ${done}`;
export const wasDecided = (name: string, done: string) => `${name}: perfil ${done}.`;
export const undo = 'Deshacer';

export const soon = 'pronto: ';
export const urgent = 'urgente: ';
export const left = (time: string) => `vence en ${time}`;
export const late = (time: string) => `${time} de retraso`;
export const days = (count: number) => `${count} días`;
export const hours = (count: number) => `${count} h`;
export const minutes = (count: number) => `${count} min`;

export const shortcuts = 'Atajos de teclado';
export const useShortcuts = 'Usar atajos de teclado';
export const neverWhileTyping = 'No funcionan mientras escribe.';
export const thisHelp = 'Esta ayuda';
export const nextProfile = 'Perfil siguiente';
export const previousProfile = 'Perfil anterior';
export const openIt = 'Abrirlo';
export const rejectKey = 'Rechazar: elegir un motivo';
export const suspendKey = 'Suspender: elegir un motivo';

export const reviewOf = (name: string) => `Revisar ${name}`;
export const itemDescription = 'Un perfil que espera revisión.';
export const placeOf = (place: number, total: number) => `${place} de ${total}`;
export const publicPage = 'Página pública';
export const states = {
  pending: 'Aún sin revisar',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  suspended: 'Suspendido',
};
export const isSeen = 'Los visitantes lo ven';
export const isNotSeen = 'Los visitantes no lo ven';
export const signedUp = (when: string) => `registro: ${when}`;
export const asVisitorsSeeIt = 'Como lo ven los visitantes';

export const yourDecision = 'Su decisión';
export const nothingWaitsHere = 'Nada espera aquí';
export const toldProvider = 'Se le dijo: ';
export const decidedBy = (done: string) => `Perfil ${done} por `;
export const approve = 'Aprobar';
export const reject = 'Rechazar';
export const suspend = 'Suspender';
export const reason = 'Motivo';
export const choose = 'Elija, por favor';
export const reasons = {
  incomplete: 'Falta algo importante',
  contact: 'Los datos de contacto no funcionan',
  category: 'Categoría o lugar equivocado',
  picture: 'Una foto no está permitida',
  text: 'Texto en mayúsculas, spam o lleno de enlaces',
  duplicate: 'Ya hay otro perfil de la misma persona o negocio',
  fake: 'No es un especialista o negocio real',
  identity: 'Nombre o negocio de otra persona',
  harm: 'Fraude o daño a visitantes',
  illegal: 'Contenido ilegal u ofensivo',
  other: 'Otra cosa',
};
export const whatExactly = 'Qué exactamente';
export const providerReadsIt =
  'El dueño del perfil lo lee, con el motivo, en un correo y en el editor.';
export const reasonMissing = 'Elija un motivo.';
export const textMissing = 'Escriba qué está mal.';
export const textTooLong = (max: number) => `Use menos de ${max} caracteres.`;
export const changedMeanwhile =
  'El dueño cambió este perfil después de que usted lo abrió. Mírelo de nuevo.';
export const nothingLeft = 'Aquí ya no queda nada que decidir.';
export const suspendedAlready = 'Este perfil ya está suspendido.';
export const nothingToUndo = 'Esto ya no se puede deshacer: después pasó algo más con el perfil.';

export const worthALook = 'Conviene mirar';
export const samePhone = (phone: string) => `El número ${phone} también es de`;
export const looksLike = 'Se parece a';
export const samePicture = 'La misma foto la usa';
export const sameConnection = 'Se registró desde la misma conexión que';
export const links = (found: string) => `Enlaces o direcciones en el texto: ${found}`;
export const shouting = 'Parte del texto está en mayúsculas.';

export const whatChanged = 'Qué cambió';
export const allIsNew = 'Todo es nuevo';
export const sinceApproved = (when: string) => `Desde la versión aprobada el ${when}.`;
export const nothingDiffers = 'No hay diferencias con ella.';
export const before = 'Antes: ';
export const after = 'Después: ';
export const nothing = 'nada';
export const pictureBefore = (label: string, number: number) => `${label} ${number}, antes`;
export const pictureAfter = (label: string, number: number) => `${label} ${number}, después`;
export const on = 'Sí';
export const off = 'No';
