export const account = 'Cuenta';
export const about = 'Su acceso, sus dispositivos y lo que guardamos sobre usted.';
export const staffLead = 'Cómo entra usted, y dónde.';
export const lead = 'Cómo entra usted, quién le ve y lo que guardamos.';
export const onThisPage = 'En esta página';
export const loginEmail = 'Correo de acceso';
export const workEmail = 'Correo de trabajo';
export const password = 'Contraseña';
export const devices = 'Dispositivos';
export const visibility = 'Visibilidad del perfil';
export const downloadData = 'Descargar mis datos';
export const deleteAccount = 'Borrar mi cuenta';
export const yourPassword = 'Su contraseña';
export const sending = 'Enviando...';

export const signInBefore = 'Usted entra con';
export const signInAfter = '. Los visitantes no ven esta dirección.';
export const newEmail = 'Correo nuevo';
export const newEmailHint =
  'Le enviamos allí un código. Nada cambia antes de que usted lo escriba.';
export const sendCode = 'Enviar el código';
export const confirming = 'Confirmando...';
export const confirm = 'Confirmar';
export const codeSent = '¡Código enviado! Revise su correo.';
export const codeGone = 'Su código ya venció. Empiece de nuevo.';
export const emailChanged = (email: string) =>
  `Su correo de acceso es ahora ${email}. Se cerró la sesión en los demás dispositivos.`;

export const confirmed = 'Confirmado';
export const notConfirmed = 'Todavía sin confirmar';
export const messagesGoTo = 'Los mensajes de los visitantes llegan a';
export const profileShows = 'Su perfil muestra';
export const untilConfirmed =
  '. Hasta que usted confirme que es suyo, los mensajes de los visitantes llegan a su correo de acceso,';
export const showsNone =
  'Su perfil no muestra ningún correo de trabajo. Los mensajes de los visitantes llegan a su correo de acceso,';
export const addOneIn = '. Puede agregar uno en';
export const yourProfile = 'su perfil';
export const confirmAddress = 'Confirmar esta dirección';
export const noWorkEmail = 'Su perfil no muestra ningún correo de trabajo.';
export const workEmailKnown = 'Esta dirección ya está confirmada.';
export const workEmailChanged = 'Su perfil muestra ahora otro correo de trabajo. Confirme ese.';
export const workEmailConfirmed = (email: string) =>
  `Los mensajes de los visitantes llegan ahora a ${email}.`;

export const passwordNote = 'Una contraseña nueva cierra la sesión en sus demás dispositivos.';
export const currentPassword = 'Contraseña actual';
export const newPassword = 'Contraseña nueva';
export const changing = 'Cambiando...';
export const changePassword = 'Cambiar la contraseña';
export const passwordChanged =
  'Se cambió su contraseña. Se cerró la sesión en los demás dispositivos.';

export const devicesNote = (country: string) =>
  `Dónde tiene la sesión abierta. Si hay un dispositivo que no conoce, cierre allí la sesión y cambie su contraseña. Las horas son las de ${country}.`;
export const thisDevice = 'Este dispositivo';
export const unknownDevice = 'Dispositivo desconocido';
export const aBrowser = 'Un navegador';
export const browserOn = (browser: string, system: string) => `${browser} en ${system}`;
export const signedIn = 'Entró el';
export const lastSeen = 'Última visita:';
export const signOut = 'Cerrar sesión';
export const signingOut = 'Cerrando...';
export const signOutOthers = 'Cerrar sesión en los demás dispositivos';
export const deviceSignedOut = 'Se cerró la sesión en el dispositivo.';
export const othersSignedOut = 'Se cerró la sesión en los demás dispositivos.';
export const deviceUnknown = 'La sesión en este dispositivo ya está cerrada.';

export const since = 'desde el';
export const seeProfile = 'Ver mi perfil';
export const showing = 'Mostrando...';
export const showAgain = 'Mostrar mi perfil de nuevo';
export const pausing = 'Pausando...';
export const pause = 'Pausar mi perfil';
export const paused = 'En pausa';
export const pausedMeaning =
  'Nadie más que usted puede ver su perfil. Todo se conserva, también las reseñas y las fotos, hasta que lo muestre de nuevo.';
export const visible = 'Visible para todos';
export const visibleMeaning =
  'La gente le encuentra en la búsqueda y en su dirección. Un perfil en pausa desaparece de ambas enseguida, y vuelve como estaba cuando usted quiera.';
export const waiting = 'En revisión';
export const waitingMeaning =
  'Nuestro equipo revisa primero su perfil. Cuando esté aprobado, todos podrán verlo.';
export const takenDown = 'Retirado';
export const takenDownMeaning =
  'Nuestro equipo retiró su perfil. La razón está en el editor de su perfil.';
export const profilePaused = 'Su perfil está en pausa.';
export const profileVisible = 'Su perfil es visible de nuevo.';
export const profileResumed = 'Su perfil ya no está en pausa.';
export const staffHaveNone = 'Las cuentas del equipo no tienen perfil.';

export const dataAll = 'Todo lo que guardamos sobre usted, en un archivo zip:';
export const dataAccount = 'Su cuenta y sus dispositivos';
export const dataProfile = 'Su perfil con sus versiones anteriores, y las reseñas sobre él';
export const dataFiles = 'Sus fotos y su video como archivos';
export const dataNote = 'Los textos están en kanek.json, que abre cualquier editor de texto.';
export const preparing = 'Preparando...';
export const inDownloads = (file: string) => `${file} está en sus descargas.`;

export const deleteAll = 'Enseguida y para siempre desaparece todo esto:';
export const deleteProfile = 'Su perfil y su lugar en la búsqueda';
export const deletePictures = 'Sus fotos y su video';
export const deleteReviews = 'Las reseñas sobre usted';
export const deleteLogin = 'Su acceso, en todos los dispositivos';
export const pauseInstead = 'Si solo necesita un descanso, mejor pause su perfil.';
export const wantDelete = 'Quiero borrar mi cuenta';
export const keepAccount = 'Conservar mi cuenta';
export const cannotUndo = 'Esto no se puede deshacer; nosotros tampoco podemos.';
export const typeWord = (word: string) => `Escriba ${word}`;
export const typeToConfirm = (word: string) => `Escriba ${word} para confirmar.`;
export const deleting = 'Borrando...';
export const deleteForGood = 'Borrar mi cuenta para siempre';
export const deleted = 'Borramos su cuenta.';
export const deletedNote = 'Le enviamos un correo que lo confirma. Puede volver cuando quiera.';
export const goHome = 'Ir a la página de inicio';

export const mailings = 'Noticias por correo';
export const mailingsOn = 'Recibe noticias por correo';
export const mailingsOff = 'No recibe noticias por correo';
export const mailingsNote =
  'De vez en cuando escribimos sobre lo nuevo de aquí. Los códigos, los mensajes de visitantes y las respuestas para usted llegan en todo caso.';
export const stopMailings = 'No recibir más noticias';
export const getMailings = 'Recibir noticias';
export const mailingsStopped = 'Ya no recibe noticias por correo.';
export const mailingsBack = 'Recibe de nuevo nuestras noticias por correo.';
