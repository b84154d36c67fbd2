export const title = 'Cuentas';
export const description = 'Aquí el equipo atiende las cuentas.';
export const lead =
  'Todas las personas que pueden entrar o figuran en el directorio, las más nuevas primero.';
export const addProfile = 'Agregar un perfil';
export const filter = 'Buscar cuentas';
export const search = 'Correo, nombre o teléfono';
export const kind = 'Tipo';
export const kinds = {
  '': 'Todos',
  specialist: 'Especialistas',
  business: 'Negocios',
  admin: 'Equipo',
};
export const state = 'Estado';
export const states = {
  '': 'Todos',
  active: 'Puede entrar',
  suspended: 'Cuenta suspendida',
  pending: 'Perfil espera revisión',
  approved: 'Perfil aprobado',
  rejected: 'Perfil rechazado',
  held: 'Perfil suspendido',
  paused: 'Perfil en pausa',
  unclaimed: 'Perfil sin reclamar',
};
export const counted = ['cuenta', 'cuentas'] as const;
export const none = 'No hay ninguna cuenta así';
export const noneHint = 'Pruebe con una parte del correo, del nombre o del teléfono.';
export const showAll = 'Ver todas las cuentas';
export const kindOf = { specialist: 'Especialista', business: 'Negocio', admin: 'Equipo' };
export const demo = 'Demo';
export const isSuspended = 'Cuenta suspendida';
export const profileIs = (how: string) => `Perfil: ${how}`;
export const profileStates = {
  pending: 'Espera revisión',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  suspended: 'Suspendido',
};
export const paused = 'En pausa';
export const since = 'Desde el';
export const noAccountWith = 'Todavía no hay una cuenta con';
export const begunOn = 'pero alguien empezó a registrarse con ese correo:';
export const sendSignupCode = 'Enviar otra vez el código de verificación';

export const oneTitle = 'Cuenta';
export const oneDescription = 'Aquí el equipo atiende una cuenta.';
export const signedIn = 'Sesiones abiertas';
export const noDevice = 'En ningún dispositivo.';
export const youHere = 'Usted, aquí';
export const lastSeen = 'Por última vez el';
export const signOut = 'Cerrar sesión';
export const signOutAll = 'Cerrar sesión en todos los dispositivos';
export const signOutOthers = 'Cerrar sesión en los demás dispositivos';
export const about = 'Sobre la cuenta';
export const loginEmail = 'Correo de acceso';
export const createdAt = 'Desde';
export const lastSignedIn = 'Entró por última vez';
export const never = 'Nunca';
export const profile = 'Perfil';
export const phone = 'Teléfono';
export const workEmail = 'Correo de trabajo';
export const notGiven = 'No tiene';
export const notConfirmed = '(sin confirmar)';
export const review = 'Revisión';
export const sentIn = 'Enviado';
export const visitors = 'Visitantes';
export const canFind = 'Lo encuentran';
export const cannotFind = 'No lo encuentran';
export const acts = 'Lo que puede hacer';
export const isYou = 'Es su propia cuenta: no puede suspenderla ni borrarla.';
export const nobodySignsIn = 'Nadie entra con ella todavía';
export const findDuplicates = 'Buscar duplicados';
export const sendResetCode = 'Enviar un código para otra contraseña';
export const stopMailings = 'No enviarle noticias';
export const mailingsStopped = 'Ya no recibe envíos.';
export const unsuspend = 'Abrir la cuenta de nuevo';
export const suspend = 'Suspender';
export const suspendAccount = 'Suspender la cuenta';
export const why = 'Por qué';
export const whyHint = 'El dueño de la cuenta lo lee.';
export const reason = 'Motivo';
export const remove = 'Borrar';
export const removeAccount = 'Borrar la cuenta para siempre';
export const allOf = 'El perfil, las fotos, las reseñas y el acceso de';
export const goForGood = 'se borran de inmediato y para siempre.';
export const type = (word: string) => `Escriba ${word}`;

export const gone = 'Esta cuenta ya no existe.';
export const notYourself = 'No puede hacer esto con su propia cuenta.';
export const reasonMissing = 'Diga por qué: se le avisa al dueño.';
export const suspendedAlready = 'Esta cuenta ya está suspendida.';
export const activeAlready = 'Esta cuenta ya no está suspendida.';
export const suspended =
  'La cuenta está suspendida, sin sesiones abiertas, y se le avisa al dueño.';
export const unsuspended = 'La cuenta está abierta de nuevo y se le avisa al dueño.';
export const sessionEnded = 'Se cerró la sesión en el dispositivo.';
export const sessionGone = 'En este dispositivo la sesión ya estaba cerrada.';
export const sessionsGone = 'Ya no había ninguna sesión abierta.';
export const sessionsEnded = 'Se cerró la sesión en todos los dispositivos.';
export const othersEnded = 'Se cerró la sesión en sus demás dispositivos.';
export const deleted = 'La cuenta está borrada.';
export const nobodySignsUp = 'Hoy nadie ha empezado a registrarse con este correo.';
export const codeSent = (email: string) => `Un código va en camino a ${email}.`;
