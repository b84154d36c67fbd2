export const title = 'Envíos';
export const description = 'Noticias por correo a muchos especialistas y negocios.';
export const lead =
  'Noticias para muchos a la vez, a cada quien en su idioma. Los códigos y otros correos que alguien espera nunca aguardan detrás de ellas.';
export const write = 'Escribir un envío';
export const none = 'Todavía no hay envíos';
export const noneHint = 'Escriba el primero: nada se envía antes de que usted lo diga.';
export const counted = ['envío', 'envíos'] as const;
export const untitled = 'Sin asunto';
export const states = {
  draft: 'Borrador',
  sending: 'Enviándose',
  paused: 'En pausa',
  done: 'Enviado',
  canceled: 'Cancelado',
};
export const kinds = { '': 'Ambos', specialist: 'Especialistas', business: 'Negocios' };
export const standings = {
  all: 'Todos',
  listed: 'Los que los visitantes encuentran',
  waiting: 'En espera de revisión',
  paused: 'En pausa por su dueño',
  stale: 'Sin confirmar desde hace mucho',
};

export const toWhom = 'A quién';
export const toWhomNote =
  'Solo a especialistas y negocios con correo que no han dicho que no. Personas inventadas y cuentas suspendidas nunca lo reciben.';
export const kind = 'Tipo';
export const place = 'Lugar';
export const everywhere = 'En todas partes';
export const wholeDistrict = (name: string) => `${name} (todo el distrito)`;
export const category = 'Categoría';
export const anyCategory = 'Cualquiera';
export const standing = 'Cómo está el perfil';
export const theMail = 'El correo';
export const theMailNote =
  'Escriba al menos en un idioma. Quien habla uno que falta lo recibe en inglés, o en el que haya. Una línea vacía empieza un párrafo; direcciones como https://example.com se vuelven enlaces.';
export const subjectIn = (language: string) => `Asunto en ${language}`;
export const textIn = (language: string) => `Texto en ${language}`;
export const subject = 'Asunto';
export const text = 'Texto';
export const nothingWritten = 'Escriba un asunto y un texto en al menos un idioma.';
export const subjectMissing = 'Escriba también un asunto.';
export const textMissing = 'Escriba también un texto.';
export const save = 'Guardar y ver';
export const changedMeanwhile =
  'Mientras tanto, otra persona cambió este envío. Cargue la página de nuevo: lo que usted escribió vuelve, pero no sobre lo que esa persona cambió. Cópielo antes.';

export const recipients = (count: number) =>
  count === 1 ? 'Lo recibe 1 destinatario' : `Lo reciben ${count} destinatarios`;
export const nobody = 'Nadie lo recibe';
export const nobodyHint =
  'Nadie corresponde, o ninguno quiere noticias por correo. Elija a otros y mire de nuevo.';
export const ofLanguage = (language: string, count: number) => `${language}: ${count}`;
export const getsInstead = (language: string, instead: string, count: number) =>
  `${language}: ${count} (en ${instead})`;
export const rate = (perMinute: number) => `Salen como máximo ${perMinute} por minuto.`;
export const change = 'Cambiarlo';
export const sendTest = 'Enviarme una prueba';
export const testSent = (email: string) => `La prueba va en camino a ${email}.`;
export const testSubject = (own: string) => `Prueba: ${own}`;
export const send = (count: number) =>
  count === 1 ? 'Enviar a 1 destinatario' : `Enviar a ${count} destinatarios`;
export const sendSure = 'Sí, enviar ahora';
export const sendNote = 'Lo que salió no se puede recuperar. Puede pausar o cancelar el resto.';
export const sent = 'Se está enviando.';
export const sentAlready = 'Alguien ya lo envió.';
export const changedBeforeSending =
  'Mientras tanto, otra persona cambió este envío. Mírelo de nuevo y luego envíelo.';
export const fewerOrMore = (count: number) =>
  `Mientras tanto serían ${count}. Mírelo de nuevo y luego envíelo.`;
export const deleteDraft = 'Borrar el borrador';
export const notADraft = 'Esto ya no es un borrador.';
export const preview = 'Cómo se ve';
export const previewIn = (language: string) => `Cómo se ve en ${language}`;
export const progress = 'Progreso';
export const sentOf = (count: number, total: number) =>
  count === 0 ? `Ninguno de ${total} enviado` : `${count} de ${total} enviados`;
export const sentTo = (count: number) => {
  if (count === 0) return 'No se envió a nadie';
  return count === 1 ? 'Enviado a 1 destinatario' : `Enviado a ${count} destinatarios`;
};
export const about = (minutes: number) =>
  minutes <= 1 ? 'Listo en cerca de un minuto.' : `Listo en unos ${minutes} minutos.`;
export const pause = 'Pausar';
export const goOn = 'Continuar';
export const cancel = 'Cancelar el resto';
export const cancelSure = 'Sí, cancelar el resto';
export const cancelNote =
  'Quien no lo ha recibido aún no lo recibirá. Después, este envío no puede continuar.';
export const paused = 'En pausa. Algunos que ya estaban entregados pueden salir todavía.';
export const goesOn = 'Continúa.';
export const canceled = 'El resto está cancelado.';
export const notSending = 'No se está enviando en este momento.';
export const notPaused = 'No está en pausa.';
export const overAlready = 'Ya terminó.';
export const startedOn = 'Empezado';
export const endedOn = 'Terminado';
