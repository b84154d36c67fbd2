export const yourPage = 'Su página:';
export const seePublicPage = 'Ver su página pública';
export const seeOwnPage = 'Ver su página, que solo usted ve';
export const yourPages = 'Sus páginas';
export const overview = 'Resumen';
export const title = 'Panel';
export const description = 'Cuántas veces se vio, encontró y usó su perfil.';
export const profile = 'Perfil';
export const yourProfile = 'Su perfil';
export const yourBusinessProfile = 'El perfil de su negocio';
export const reviews = 'Reseñas';
export const yourReviews = 'Sus reseñas';
export const askForReview = 'Pedir una reseña';
export const numbers = 'Cifras';
export const yourNumbers = 'Sus cifras';
export const poster = 'Afiche';
export const yourPoster = 'Su afiche';
export const yourCards = 'Sus tarjetas';
export const yourWebsiteCard = 'Su tarjeta para sitios web';
export const account = 'Cuenta';

export const live = 'Publicado';
export const isLive = 'Su perfil está publicado';
export const approved = 'Lo hemos revisado y aprobado.';
export const foundAlready = (hours: number) =>
  `Los visitantes ya lo encuentran. Revisamos los perfiles nuevos y cambiados en ${hours} horas.`;
export const changesWaiting =
  'Sus cambios están en revisión. Hasta entonces, los visitantes ven la versión aprobada.';
export const changeNotApproved =
  'Los visitantes ven la versión que aprobamos antes. Su último cambio no fue aprobado.';
export const suspended = 'Suspendido';
export const isSuspended = 'Su perfil está suspendido';
export const whenSuspended = 'Los visitantes no lo ven. Escríbanos y lo vemos juntos.';
export const contactUs = 'Contáctenos';
export const notApproved = 'No aprobado';
export const wasNotApproved = 'Su perfil no fue aprobado';
export const whenNotApproved = (hours: number) =>
  `Los visitantes no lo ven. Cambie lo que se indica aquí y guarde: lo revisamos de nuevo en ${hours} horas.`;
export const correctIt = 'Corregirlo';
export const paused = 'En pausa';
export const isPaused = 'Su perfil está en pausa';
export const whenPaused = 'Los visitantes no lo encuentran hasta que usted lo active de nuevo.';
export const goToAccount = 'Ir a su cuenta';
export const waiting = 'En revisión';
export const isWaiting = 'Su perfil está en revisión';
export const whenWaiting = (hours: number) =>
  `Lo revisamos en ${hours} horas. Hasta entonces solo usted lo ve.`;
export const waitingSince = (when: string, country: string) =>
  `En revisión desde: ${when} (hora de ${country})`;
export const soFar = (hours: number) =>
  hours < 1
    ? 'menos de una hora hasta ahora'
    : `${hours} ${hours === 1 ? 'hora' : 'horas'} hasta ahora`;
export const usuallyWithin = (hours: number) => `Normalmente revisamos en ${hours} horas.`;
export const longerThanUsual = 'Esto tarda más de lo normal: lo sentimos, ya lo estamos viendo.';

export const stillRight = '¿Todo sigue al día?';
export const lastConfirmedOn = 'Los visitantes ven cuándo lo confirmó por última vez:';
export const confirm = 'Mis datos siguen al día';
export const thanks = '¡Gracias! Los visitantes ven que sus datos están al día.';
export const signedOut = 'Su sesión terminó. Entre de nuevo en otra pestaña e intente de nuevo.';
export const notConfirmed = 'No funcionó. Revise su conexión e intente de nuevo.';

export const firstSteps = 'Sus primeros pasos';
export const stepsDone = (done: number, all: number) => `${done} de ${all} listos`;
export const putAway = 'Ocultar';
export const seeYourPage = 'Ver su página';
export const addHours = 'Agregar su horario';
export const printPoster = 'Imprimir un afiche';
export const shareOnWhatsapp = 'Compartir por WhatsApp';
export const stepDone = ': listo';
export const oncePublic = 'cuando sea público';

export const dayByDay = 'Verlas día por día';
export const totals = 'Totales por período';
export const what = 'Qué';
export const days = (count: number) => `${count} días`;
export const profileViews = 'Vistas del perfil';
export const views = 'Vistas';
export const searchAppearances = 'Apariciones en búsquedas';
export const searches = 'Búsquedas';
export const tapsOnCall = 'Toques en Llamar';
export const call = 'Llamar';
export const tapsOnWhatsapp = 'Toques en WhatsApp';
export const whatsapp = 'WhatsApp';
export const tapsOnEmail = 'Toques en Correo';
export const email = 'Correo';
export const messages = 'Mensajes';
export const noVisitors = 'Todavía no hay visitas que contar';
export const completeProfile = 'Completar mi perfil';
export const lookOverProfile = 'Repasar mi perfil';
export const soonNumbers =
  'En cuanto la gente vea su perfil, aquí encontrará cuántas veces, día por día. Esto ayuda a lograrlo:';
export const publicNumbers =
  'Cuando su perfil sea público, aquí encontrará cuántas veces lo ven, día por día. Esto ayuda a lograrlo:';
export const percentComplete = (percent: number) =>
  `Su perfil está completo al ${percent} %. Con fotos y unas palabras más sube en las búsquedas.`;
export const sendYourPage =
  'Envíe su página a personas para quienes ha trabajado y pídales una reseña.';
export const hangPoster = 'Cuelgue un afiche y reparta tarjetas con su código.';

export const showAround = 'Muéstrelo';
export const posterAndCards =
  'Un afiche para su puerta y tarjetas para su bolsillo, con un código que lleva a su página.';
export const cards = 'Tarjetas';
export const websiteCard = 'Tarjeta para sitios web';
export const sharePicture = 'Imagen para compartir';
export const latestReviews = 'Últimas reseñas';
export const noReviews =
  'Nadie ha escrito una todavía. A quienes les gustó su trabajo les alegra que se la pida.';
export const replied = ', ya respondió';
export const notReplied = ', sin respuesta todavía';
export const seeAllReviews = 'Ver todas y responder';

export const numbersDescription = 'Cuántas veces se vio, encontró y usó su perfil, día por día.';
export const howWeCount = (country: string) =>
  `Los días son los de ${country}, con lo que va de hoy. Sus propias visitas y los robots no se cuentan, y no se reconoce a nadie: sabemos cuántas veces, no quién.`;
export const tapsAndMessages = 'Toques y mensajes';
export const inDays = (count: number) => `en ${count} días`;
export const byDay = (counted: string) => `${counted} por día`;
export const fromTo = (first: string, last: string) => `Del ${first} al ${last}`;
export const none = 'ninguna.';
export const inAll = (total: number, most: number, best: string) =>
  `${total} en total, como máximo ${most} en un día, la última vez el ${best}. La tabla de abajo tiene cada día.`;
export const today = 'Hoy';
export const everyDay = 'Día por día';
export const everyDayInNumbers = 'Cada día en cifras';
export const day = 'Día';

export const question = '¿Sus datos siguen al día?';
export const questionDescription = 'Un toque les dice a los visitantes que su perfil está al día.';
export const howPeopleReach = 'Así encuentran y contactan a';
export const occupation = 'Ocupación';
export const businessType = 'Tipo de negocio';
export const location = 'Lugar';
export const phone = 'Teléfono';
export const workEmail = 'Correo de trabajo';
export const everythingRight = 'Sí, todo está bien';
export const confirming = 'Confirmando...';
export const changeSomething = 'No, quiero cambiar algo';
export const detailsConfirmed = '¡Gracias! Sus datos están confirmados';
export const visitorsOf = 'Quienes visitan a';
export const readLastConfirmed = 'leen: confirmado el';
export const editProfile = 'Editar mi perfil';
export const linkOld = 'Este enlace ya venció';
export const linkWrong = 'Este enlace no funciona';
export const logInInstead = 'Entre y allí podrá confirmar sus datos.';
export const linkCutOff =
  'Puede que se haya cortado en su correo. Entre y allí podrá confirmar sus datos.';
export const login = 'Entrar';
export const goHome = 'Ir a la página de inicio';

export const pleaseCheck = 'Por favor, revise sus datos';
export const askedToCheck = 'Nos dijeron que algo en su perfil puede no estar bien:';
export const confirmOrCorrect =
  '¿Está todo bien? Entonces confírmelo. Si no, corríjalo: guardar cuenta como confirmar.';
export const numberHidden =
  'Alguien nos dijo que su número puede estar equivocado. Los visitantes no lo ven hasta que usted lo confirme o lo corrija.';
export const yourNumber = 'Su número:';
export const numberRight = 'Sí, todo está bien';
export const correctDetails = 'Corregirlo';
export const checked = '¡Gracias! Los visitantes ven sus datos como están.';
