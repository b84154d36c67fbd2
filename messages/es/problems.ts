export const unexpected = 'Algo salió mal';
export const unavailable = 'Estamos tomando aire. Intente de nuevo en un momento.';
export const noRoomLeft =
  'Ya no hay espacio para guardar esto. Nada cambió. Intente de nuevo más tarde.';
export const filesAway =
  'Por ahora no hay acceso a las fotos y los videos. Intente de nuevo en un rato.';
export const addressTooLong = 'Esta dirección es demasiado larga.';
export const otherSite = 'Esta solicitud no vino de una página de este sitio.';
export const tooMuchAtOnce = 'Es más de lo que se puede enviar de una vez.';
export const tooSlow = 'La solicitud tardó demasiado. Intente de nuevo.';
export const sendingTooMuch = 'Está enviando demasiado a la vez. Intente de nuevo en un momento.';
export const tooMuchJustNow =
  'En este momento se está enviando demasiado. Intente de nuevo en un momento.';
export const tooManySearches = 'Demasiadas búsquedas. Intente de nuevo en un minuto.';
export const tooManyInSeconds = (wait: number) =>
  `Demasiados intentos. Intente de nuevo en ${wait} ${wait === 1 ? 'segundo' : 'segundos'}.`;
export const tooManyInMinutes = (wait: number) =>
  `Demasiados intentos. Intente de nuevo en ${wait} ${wait === 1 ? 'minuto' : 'minutos'}.`;
export const tooManyInHours = (wait: number) =>
  `Demasiados intentos. Intente de nuevo en ${wait} ${wait === 1 ? 'hora' : 'horas'}.`;
export const loginFirst = 'Primero entre en su cuenta.';
export const otherKind = 'Esto no es para su tipo de cuenta.';
export const otherRole = 'Su rol no incluye esto.';
export const secondFactorFirst = 'Primero configure su segundo factor.';
export const staffAlone = 'Esto es solo para el equipo.';
export const otherAccount =
  'Ahora tiene abierta la sesión de otra cuenta. Cargue esta página de nuevo para seguir con ella.';
export const noProfile = 'Esta cuenta no tiene perfil.';
export const noSuchProfile = 'No existe ese perfil.';
export const noNumber = 'No hay ningún número.';
export const wrongLogin = 'Correo o contraseña incorrectos.';
export const wrongPassword = 'Esta no es su contraseña.';
export const samePassword = 'Esta es la contraseña que ya tiene. Elija otra.';
export const resetFailed = 'No se pudo cambiar la contraseña.';
export const emailMissing = 'Escriba su correo.';
export const emailTaken = 'Este correo ya está en uso.';
export const emailUnverified = 'Primero verifique su correo.';
export const codeInvalid = 'El código de verificación no es válido.';
export const codeExpired = 'Este código ya venció. Pida uno nuevo.';
export const codeTriedTooOften = 'El código fue incorrecto demasiadas veces. Pida uno nuevo.';
export const pictureMissing = 'Falta una foto. Elíjala de nuevo.';
export const picturePixels = 'Esta foto tiene más de 40 millones de píxeles.';
export const pictureSide = 'Esta foto tiene más de 12,000 píxeles de ancho o de alto.';
export const pictureUnreadable = 'Este archivo no se pudo leer como foto.';
export const videoType = 'Elija un video .mp4 o .webm.';
export const unknownForm = 'No conocemos este formulario.';
export const tooFast = (button: string) => `Eso fue muy rápido. Presione ${button} otra vez.`;
export const tooOld = (button: string) =>
  `Esta página lleva mucho tiempo abierta. Presione ${button} otra vez.`;
export const trapped = (button: string) =>
  `Se llenó un campo que las personas no ven. Presione ${button} otra vez.`;
export const decidedByOther = (email: string, done: string) =>
  `${email} se adelantó: el perfil fue ${done}.`;
