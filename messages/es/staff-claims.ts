export const title = 'Reclamos';
export const description = 'El equipo decide aquí de quién es un perfil.';
export const lead =
  'A quienes no les llega ningún código y dicen que un perfil es suyo. Si se acepta, eligen una contraseña y lo cuidan.';
export const filter = 'Buscar reclamos';
export const status = 'Estado';
export const statuses = {
  open: 'En espera',
  accepted: 'Aceptado',
  refused: 'Rechazado',
  all: 'Todos',
};
export const counted = ['reclamo', 'reclamos'] as const;
export const none = 'Ningún reclamo espera';
export const noneHint =
  'Los reclamos vienen de “¿Es usted? Reclámelo” en los perfiles que agregamos nosotros.';
export const showOpen = 'Mostrar los que esperan';
export const claims = 'reclama';
export const claimedSince = 'Reclamado mientras tanto';
export const reached = 'En el perfil:';
export const accept = 'Aceptar';
export const refuse = 'Rechazar';
export const refuseClaim = 'Rechazar el reclamo';
export const why = 'Por qué';
export const whyHint = 'Lo lee quien reclama.';
export const reasonMissing = 'Diga por qué: se le avisa a quien reclama.';
export const accepted = (email: string) => `Aceptado. Un enlace va en camino a ${email}.`;
export const refused = (email: string) => `Rechazado. Se le explica a ${email}.`;
export const decidedAlready = 'Este reclamo ya se decidió.';
export const hasOwner = 'Mientras tanto alguien reclamó este perfil.';
export const notListed =
  'Los visitantes no encuentran este perfil, así que su dueño no podría abrir el enlace. Vuelva a ponerlo primero o rechace el reclamo.';

export const unclaimed = 'Sin reclamar';
export const cardNote =
  'Nadie entra aquí todavía. Su dueño puede reclamarlo con un código al correo del perfil o con uno que usted diga o imprima.';
export const makeCode = 'Código para una llamada o carta';
export const invite = 'Avisar que aparece';
export const noEmail = 'No tiene correo, así que no se puede avisar por correo.';
export const toldOn = 'Se le escribió por última vez el';
export const toldNow = 'El correo va en camino.';
export const toldLately = (days: number) =>
  `Se le escribió en los últimos ${days} días, o no hay a quién escribir.`;
export const takeDown = 'Quitar';
export const putBack = 'Volver a poner';
export const takenDown = 'El perfil se quitó. Los visitantes ya no lo encuentran.';
export const putBackDone = 'El perfil está de vuelta, hasta donde su revisión lo permite.';
export const notUnclaimed = 'Este perfil ya tiene dueño.';

export const codeTitle = 'Código para una llamada o carta';
export const codeDescription = 'El equipo crea aquí un código que reclama un perfil.';
export const codeNote = (days: number) =>
  `Quien tiene el código reclama el perfil. Sirve ${days} días, anula el anterior y se muestra una sola vez.`;
export const callNumber = (phone: string) =>
  `Dígalo en una llamada al ${phone}, el número del perfil, y en ningún otro lugar.`;
export const noNumber = 'El perfil no tiene número: imprima la carta.';
export const codeUntil = 'Ya hay uno, hasta el';
export const make = 'Crear un código';
export const makeNew = 'Crear un código nuevo';
export const shownOnce = 'Anótelo o imprima la carta ahora: no se muestra otra vez.';
export const print = 'Imprimir la carta';
export const code = 'Código';
