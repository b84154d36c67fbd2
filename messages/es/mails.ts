export const descriptor = (country: string) => `el directorio de servicios locales de ${country}`;
export const localTime = (when: string, country: string) => `${when} (hora de ${country})`;
export const wasItYou = '¿Fue usted? Entonces no tiene que hacer nada.';
export const notYou =
  'Si no fue usted, elija ya una contraseña nueva. Así también se cierra la sesión en todos los dispositivos que usan su cuenta.';
export const chooseNewPassword = 'Elegir una contraseña nueva';
export const seeYourProfile = 'Ver su perfil';
export const editYourProfile = 'Editar su perfil';
export const seeTheProfile = 'Ver el perfil';
export const mistake = (address: string) => `¿Cree que es un error? Escriba a ${address}.`;
export const hasAccount = (site: string) =>
  `Recibe este correo porque esta dirección tiene una cuenta en ${site}.`;
export const hasProfile = (site: string) =>
  `Recibe este correo porque esta dirección tiene un perfil en ${site}.`;
export const wroteReview = (site: string) =>
  `Se envía una sola vez, porque desde esta dirección se escribió una reseña en ${site}.`;

const isYourCode = (code: string, site: string) =>
  `${code} es su código de verificación de ${site}`;
export const codes = {
  signup: {
    subject: isYourCode,
    heading: 'Confirme su correo',
    ask: (site: string) => `Escriba este código en ${site} para terminar su registro.`,
    otherwise:
      'Si usted no se registró, ignore este correo: sin el código no se crea ninguna cuenta.',
  },
  password_reset: {
    subject: (code: string, site: string) =>
      `${code} es su código para cambiar su contraseña de ${site}`,
    heading: 'Cambie su contraseña',
    ask: () => 'Escriba este código junto con su contraseña nueva.',
    otherwise: 'Si usted no lo pidió, ignore este correo: su contraseña queda como está.',
  },
  email_change: {
    subject: (code: string, site: string) =>
      `${code} es su código para confirmar su correo nuevo de ${site}`,
    heading: 'Confirme su correo nuevo',
    ask: (site: string) =>
      `Escriba este código en ${site} para entrar con esta dirección de ahora en adelante.`,
    otherwise: 'Si usted no lo pidió, ignore este correo: no cambia nada.',
  },
  review: {
    subject: isYourCode,
    heading: 'Confirme su reseña',
    ask: (site: string) => `Escriba este código en ${site} para publicar su reseña.`,
    otherwise: 'Si usted no escribió una reseña, ignore este correo: no se publica nada.',
  },
  work_email: {
    subject: (code: string, site: string) =>
      `${code} es su código para confirmar su correo de trabajo en ${site}`,
    heading: 'Confirme su correo de trabajo',
    ask: (site: string) =>
      `Escriba este código en ${site} para recibir en esta dirección los mensajes de los visitantes.`,
    otherwise: 'Si usted no lo pidió, ignore este correo: no se le envía nada.',
  },
  claim: {
    subject: isYourCode,
    heading: 'Reclame su perfil',
    ask: (site: string) =>
      `Escriba este código en ${site} para reclamar el perfil que está mirando.`,
    otherwise: 'Si usted no lo pidió, ignore este correo: no cambia nada.',
  },
};
export const codeLifetime = (minutes: number) => `Sirve una sola vez, durante ${minutes} minutos.`;
export const orOpenPage = 'O abra la página con el código ya escrito:';
export const neverAsked = (site: string) => `Nadie de ${site} le pedirá nunca este código.`;
export const addressEntered = (email: string, site: string) =>
  `Enviado a ${email} porque alguien escribió esta dirección en ${site}.`;

export const welcomeSubject = (site: string, name: string) =>
  `Le damos la bienvenida a ${site}, ${name}`;
export const welcomeHeading = (name: string) => `¡Qué gusto tenerle aquí, ${name}!`;
export const live = (hours: number) =>
  `Su perfil ya es público y se puede encontrar. Nuestro equipo lo revisa en un plazo de ${hours} horas.`;
export const waiting = (hours: number) =>
  `Nuestro equipo revisa su perfil en un plazo de ${hours} horas. Hasta entonces solo usted puede verlo.`;
export const specialistReady = (site: string) => `Su cuenta de especialista en ${site} está lista.`;
export const businessReady = (site: string) => `Su cuenta de negocio en ${site} está lista.`;
export const helpChoosing =
  'Un retrato, unas fotos de su trabajo y un teléfono al día ayudan a la gente a elegir. Puede cambiar todo cuando quiera.';
export const freeQuestions = (site: string, address: string) =>
  `${site} es gratis y no cobra comisiones. ¿Preguntas? Escriba a ${address}.`;
export const signedUp = (site: string) =>
  `Recibe este correo porque esta dirección se registró en ${site}.`;

export const deletedSubject = (site: string) => `Borramos su cuenta de ${site}`;
export const deletedHeading = 'Borramos su cuenta';
export const deletedNews = (site: string, when: string) =>
  `Su cuenta de ${site} se borró el ${when}.`;
export const goodbye = (name: string) => `Hasta pronto, ${name}.`;
export const deletedAll =
  'Su perfil, sus fotos y las reseñas sobre usted ya no existen, y se cerró la sesión en todos los dispositivos. Esto no se puede deshacer.';
export const deletedThanks =
  'Gracias por haber estado aquí. Puede registrarse de nuevo cuando quiera.';
export const deletedNotYou = (address: string) => `Si no fue usted, escriba a ${address}.`;
export const hadAccount = (site: string) =>
  `Se envía una sola vez, porque esta dirección tenía una cuenta en ${site}.`;

export const passwordSubject = (site: string) => `Se cambió su contraseña de ${site}`;
export const passwordHeading = 'Se cambió su contraseña';
export const passwordNews = (site: string, when: string) =>
  `La contraseña de su cuenta de ${site} se cambió el ${when}.`;
export const makeSure = (address: string) =>
  `Después asegúrese de que nadie más pueda leer su correo, y avísenos: ${address}.`;
export const signsIn = (site: string) =>
  `Recibe este correo porque usa esta dirección para entrar en ${site}.`;

export const loginSubject = (site: string) => `Se cambió su correo de acceso a ${site}`;
export const loginHeading = 'Se cambió su correo de acceso';
export const loginNews = (when: string, site: string, email: string) =>
  `El ${when} el correo de acceso de su cuenta de ${site} se cambió a ${email}.`;
export const loginWasYou =
  '¿Fue usted? Entonces no tiene que hacer nada. Con esta dirección ya no se puede entrar.';
export const loginNotYou = (address: string) =>
  `Si no fue usted, escriba enseguida a ${address}, desde esta dirección, y le ayudaremos a recuperar su cuenta.`;
export const loginOnce = 'Enviamos este aviso una sola vez, y nada más a esta dirección.';
export const signedIn = (site: string) =>
  `Recibe este correo porque hasta ahora usaba esta dirección para entrar en ${site}.`;

export const messageSubject = (name: string, site: string) =>
  `Mensaje de ${name} por medio de ${site}`;
export const messageHeading = (name: string) => `${name} le escribió`;
export const messageNews = (to: string, name: string, email: string, site: string, when: string) =>
  `Hola, ${to}: ${name} (${email}) encontró su perfil en ${site} y escribió el ${when}:`;
export const messageAnswer = (name: string) =>
  `Responda a este correo para escribirle a ${name}, que verá entonces la dirección desde la que usted responde.`;
export const messageCare = (address: string) =>
  `Nadie ha comprobado que esa dirección sea suya. Tenga cuidado con los enlaces, con quien pida dinero y con quien pida una contraseña o un código. Si este mensaje es spam o algo peor, reenvíelo a ${address}.`;
export const messageForm = (site: string) =>
  `Recibe este correo porque usted tiene un perfil en ${site} y alguien llenó su formulario de mensajes.`;

export const stars = (count: number) => `${count} de 5 estrellas`;
export const reviewedSubject = (author: string) => `${author} escribió una reseña sobre usted`;
export const reviewedHeading = 'Tiene una reseña nueva';
export const reviewedNews = (name: string, author: string, rating: string) =>
  `Hola, ${name}: ${author} le dio ${rating} y escribió:`;
export const changedSubject = (author: string) => `${author} cambió una reseña sobre usted`;
export const changedHeading = 'Se cambió una reseña sobre usted';
export const changedNews = (name: string, author: string, rating: string) =>
  `Hola, ${name}: ${author} cambió su reseña sobre usted. Ahora le da ${rating}:`;
export const seeItOnProfile = 'Verla en su perfil';
export const mayReply =
  'Puede responder a una reseña una vez, en público, y de nuevo si quien la escribió la cambia. Una respuesta tranquila ayuda a quienes la leen.';
export const replyToReviews = 'Responder a sus reseñas';
export const breaksTerms =
  '¿No cumple nuestros términos? Toque “Denunciar” debajo de ella, y nuestro equipo la revisará. Solo quitamos una reseña por una razón que decimos en público.';
export const removedSubject = (name: string) => `Se quitó su reseña sobre ${name}`;
export const removedHeading = 'Se quitó su reseña';
export const removedNews = (author: string, name: string) =>
  `Hola, ${author}: nuestro equipo quitó su reseña sobre ${name}. Esta es la razón, que también aparece en su lugar en el perfil:`;
export const replySubject = (name: string) => `${name} respondió a su reseña`;
export const replyNews = (author: string, name: string) =>
  `Hola, ${author}: ${name} respondió en público a lo que usted escribió:`;
export const seeTheReply = 'Ver la respuesta';

export const approvedSubject = (site: string) => `Su perfil de ${site} está aprobado`;
export const approvedHeading = 'Su perfil está aprobado';
export const approvedPreview = (name: string) =>
  `Buenas noticias, ${name}: la gente puede encontrarle y contactarle.`;
export const approvedNews = (name: string) =>
  `Buenas noticias, ${name}: nuestro equipo aprobó su perfil.`;
export const canBeFound = (site: string) =>
  `La gente puede encontrarle en ${site} y contactarle directamente.`;
export const keepFresh =
  'Manténgalo al día: fotos nuevas y datos actuales ayudan a la gente a elegir.';
export const rejectedSubject = (site: string) => `Su perfil de ${site} necesita un cambio`;
export const rejectedHeading = 'Su perfil necesita un cambio';
export const rejectedNews = (name: string) =>
  `Hola, ${name}: nuestro equipo revisó su perfil y todavía no pudo aprobarlo. Esta es la razón:`;
export const rejectedHidden =
  'Corríjalo y guárdelo: entonces lo revisamos de nuevo. Hasta entonces su página está oculta: los visitantes no la ven.';
export const rejectedChange =
  'Corríjalo y guárdelo: entonces lo revisamos de nuevo. Hasta entonces los visitantes ven la versión que aprobamos antes.';
export const correctIt = 'Corregirlo';
export const suspendedSubject = (site: string) => `Su perfil de ${site} está suspendido`;
export const suspendedHeading = 'Su perfil está suspendido';
export const suspendedNews = (name: string) =>
  `Hola, ${name}: nuestro equipo suspendió su perfil, así que los visitantes ya no lo ven. Esta es la razón:`;
export const suspendedWayOn = 'Todavía puede entrar y corregirlo.';
export const reopenedSubject = (site: string) => `Estamos revisando otra vez su perfil de ${site}`;
export const reopenedHeading = 'Estamos revisando otra vez su perfil';
export const reopenedNews = (name: string) =>
  `Hola, ${name}: no haga caso de nuestro último correo; estamos revisando su perfil una vez más.`;
export const reopenedRest = 'No tiene que hacer nada. Pronto tendrá noticias nuestras.';
export const seeHowItStands = 'Ver cómo va';
export const questions = (address: string) => `¿Preguntas? Escriba a ${address}.`;
export const blockedSubject = (site: string) => `Su cuenta de ${site} está suspendida`;
export const blockedHeading = 'Su cuenta está suspendida';
export const blockedNews =
  'Nuestro equipo suspendió su cuenta. No puede entrar, y los visitantes no ven su perfil. Esta es la razón:';
export const openSubject = (site: string) => `Su cuenta de ${site} está abierta de nuevo`;
export const openHeading = 'Qué bueno tenerle de vuelta';
export const openNews = 'Su cuenta está abierta de nuevo, y puede entrar como antes.';
export const logIn = 'Entrar';

export const mergedSubject = (site: string) => `Dos perfiles de ${site} ahora son uno`;
export const mergedHeading = 'Dos perfiles ahora son uno';
export const mergedNews = (other: string, name: string) =>
  `Nuestro equipo vio que los perfiles ${other} y ${name} son de la misma persona o negocio e hizo de los dos uno solo. Las reseñas y los números cuentan juntos, y la dirección anterior lleva a la nueva.`;
export const mergedClosed = 'Ya no puede entrar con este correo.';
export const mergedLogin = (login: string) => `Desde ahora entre con ${login}.`;
export const mergedNoLogin = 'Si el perfil es suyo, escríbanos y le daremos acceso.';
export const mergedLook = 'Por favor revise si todo está bien. Entra como antes.';

export const answerSubject = (topic: string, site: string) => `Re: ${topic} (${site})`;
export const yourMessage = 'Su mensaje';
export const answerHeading = (name: string) => `Nuestra respuesta para usted, ${name}`;
export const youWrote = (when: string) => `El ${when} usted escribió:`;
export const mayAnswer = 'Puede responder a este correo: le llega a nuestro equipo.';
export const contactForm = (site: string) =>
  `Recibe este correo porque esta dirección se dio en el formulario de contacto de ${site}.`;

export const confirmSubject = '¿Sus datos siguen al día?';
export const confirmPreview = 'Mírelos y confírmelos. No tiene que entrar.';
export const confirmNews = (name: string, site: string) =>
  `Hola, ${name}: la gente llama al número y va al lugar que dice su perfil en ${site}. ¿Todo sigue como allí dice?`;
export const lookAndConfirm = 'Ver y confirmar';
export const putRight = '¿Algo cambió? Corríjalo, y también cuenta como confirmado.';
export const confirmNote =
  'Los visitantes ven cuándo confirmó usted sus datos por última vez. No tiene que entrar para confirmarlos.';
export const everyDays = (days: number, site: string) =>
  `Se envía como mucho cada ${days} días, porque esta dirección tiene un perfil en ${site}.`;

export const invitationSubject = (site: string) => `Que le encuentren en ${site}`;
export const invitationHeading = (name: string | null) =>
  name ? `${name}, tiene una invitación` : 'Tiene una invitación';
export const invitationWhat = (site: string, country: string) =>
  `${site} es el directorio de servicios locales de ${country}: ahí la gente busca a alguien cerca y le llama o le escribe directamente. Un perfil es gratis y no hay comisiones.`;
export const invitationAsk = (site: string) =>
  `Nos gustaría verle en ${site}. Registrarse toma pocos minutos.`;
export const invitationButton = 'Crear su perfil';
export const invitationObject = (address: string) =>
  `No tiene que hacer nada: le escribimos sobre esto una sola vez. Si no quiere saber de nosotros, o quiere que olvidemos su dirección, responda a este correo o escriba a ${address}.`;
export const invitationBecause = (site: string) =>
  `Se envía una sola vez, porque el equipo de ${site} invitó a esta dirección.`;
export const testSubject = (site: string) => `${site}: esto es una prueba`;
export const testText = (site: string) => `El correo de ${site} funciona: este le ha llegado.`;
export const testBecause = 'Recibe este correo porque lo pidió en los primeros pasos.';
export const checkSubject = (site: string) => `Por favor, revise su perfil de ${site}`;
export const checkNews = (name: string) =>
  `Nos dijeron que algo en el perfil de ${name} puede no estar bien. Por favor, mírelo:`;
export const checkWayOn = '¿Está todo bien? Entonces confírmelo. Si no, corríjalo.';
export const hiddenSubject = (site: string) => `Su número en ${site} necesita una revisión`;
export const hiddenNews = (name: string) =>
  `Alguien nos dijo que el número en el perfil de ${name} puede estar equivocado. Los visitantes no lo ven hasta que usted lo confirme o lo corrija.`;
export const checkOverSubject = 'No queda nada por revisar';
export const checkOverNews = (name: string) =>
  `Le pedimos que mirara el perfil de ${name}. Ya está resuelto: no tiene que hacer nada.`;
export const numberBack = 'Los visitantes ven su número de nuevo.';
