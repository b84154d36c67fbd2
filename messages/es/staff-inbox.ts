export const title = 'Mensajes';
export const description = 'Aquí el equipo responde mensajes.';
export const lead = 'Lo que nos escribieron los visitantes, primero quien más espera.';
export const filter = 'Filtrar mensajes';
export const status = 'Estado';
export const statuses = {
  waiting: 'Espera respuesta',
  new: 'Nuevo',
  open: 'En curso',
  answered: 'Respondido',
  closed: 'Cerrado',
  all: 'Todos',
};
export const topic = 'Tema';
export const allTopics = 'Todos';
export const noTopic = 'Sin tema';
export const search = 'Nombre, correo o palabras';
export const counted = ['mensaje', 'mensajes'] as const;
export const notes = 'Notas';
export const waitingFor = (age: string) => `espera desde hace ${age}`;
export const nobodyWaits = 'Nadie espera respuesta';
export const none = 'No hay ningún mensaje así';
export const noneHint = 'Elija otro estado o tema, u otras palabras.';
export const showWaiting = 'Ver quién espera';

export const oneTitle = 'Mensaje';
export const oneDescription = 'Aquí el equipo responde un mensaje.';
export const from = (name: string) => `Mensaje de ${name}`;
export const theMessage = 'El mensaje';
export const reopen = 'Abrir de nuevo';
export const close = 'Cerrar';
export const closeUnanswered = 'Cerrar sin respuesta';
export const ourAnswer = 'Nuestra respuesta';
export const somebodyGone = 'Alguien que ya no está';
export const answerByMail = 'Responder por correo';
export const answerGoes = (email: string, name: string) =>
  `Va a ${email}, con el mensaje debajo. Lo que ${name} conteste llega al correo del equipo.`;
export const yourAnswer = 'Su respuesta';
export const answer = 'Respuesta';
export const send = 'Enviar la respuesta';
export const sending = 'Enviando...';
export const notesHint = 'Solo el equipo las ve.';
export const saveNotes = 'Guardar las notas';
export const nowTheyRead = 'Ahora dicen:';

export const answerMissing = 'Escriba una respuesta.';
export const notesChanged = 'Otra persona cambió las notas mientras tanto. Véalas primero.';
export const closedMeanwhile =
  'Este mensaje se cerró mientras tanto. Ábralo de nuevo para responder.';
export const notOpen = 'Este mensaje ya no está abierto.';
export const notDone = 'Este mensaje ya está abierto.';
export const notesSaved = 'Las notas están guardadas.';
export const closed = 'El mensaje está cerrado.';
export const reopened = 'El mensaje está abierto de nuevo.';
export const alreadyAnswered = (by: string | null) =>
  `${by ?? 'Otra persona'} respondió este mensaje mientras tanto. Su respuesta no se envió.`;
export const answerSent = (email: string) => `Su respuesta va en camino a ${email}.`;
