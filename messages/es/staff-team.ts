export const title = 'Equipo';
export const description = 'Quién trabaja aquí y qué puede hacer.';
export const lead = 'Quién trabaja aquí y qué puede hacer. Todos necesitan un segundo factor.';
export const invite = 'Invitar a alguien';
export const inviteNote = (days: number) =>
  `Recibe un correo con un enlace que sirve una vez, durante ${days} días.`;
export const email = 'Correo';
export const role = 'Rol';
export const language = 'Idioma del correo';
export const sendInvitation = 'Enviar la invitación';
export const invitations = 'Invitados';
export const expires = 'Sirve hasta el';
export const expired = 'Vencida';
export const invitedBy = (who: string) => `Invitado por ${who}`;
export const sendAgain = 'Enviar otra vez';
export const revoke = 'Retirar';
export const members = 'Integrantes';
export const you = 'Usted';
export const suspended = 'Suspendido';
export const noSecondFactor = 'Todavía sin segundo factor';
export const lastSignedIn = 'Entró por última vez:';
export const never = 'nunca';
export const ownRole = 'Otro administrador puede cambiar su rol o quitarle.';
export const changeRole = 'Cambiar el rol';
export const saveRole = 'Guardar el rol';
export const remove = 'Quitar';
export const removeNow = 'Quitar del equipo';
export const removeNote = (who: string) =>
  `Se cierran de inmediato todas las sesiones de ${who}, y no puede volver sin una invitación nueva. Lo que hizo queda en el registro.`;
export const rolesTitle = 'Qué puede hacer cada rol';

export const invited = (who: string) => `La invitación va en camino a ${who}.`;
export const revoked = 'La invitación se retiró.';
export const roleChanged = (who: string, given: string) => `${who}: ${given}.`;
export const removed = (who: string) => `${who} ya no trabaja aquí.`;
export const roleUnknown = 'Elija un rol.';
export const languageUnknown = 'Elija un idioma.';
export const isStaff = 'Este correo ya es una cuenta del equipo.';
export const isProvider =
  'Este correo es la cuenta de un especialista o negocio. El equipo necesita un correo aparte.';
export const invitedAlready = 'Este correo ya tiene una invitación. Puede enviarla otra vez abajo.';
export const invitationGone = 'Esta invitación se usó o se retiró mientras tanto.';
export const memberGone = 'Esta persona ya no trabaja aquí.';
export const sameRole = 'Ya tiene este rol.';
export const notYourself = 'Nadie se cambia ni se quita aquí a sí mismo.';
