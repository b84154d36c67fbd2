export const specialistDescription = 'Aquí los especialistas cuidan su perfil.';
export const businessDescription = 'Aquí los negocios cuidan su perfil.';
export const needsJavaScript =
  'Para editar hace falta JavaScript: actívelo y cargue esta página de nuevo.';
export const leaveQuestion = '¿Salir sin guardar?';
export const leaveWarning = 'Se perdería lo que cambió desde la última vez que guardó.';
export const stay = 'Quedarme aquí';
export const leave = 'Salir sin guardar';
export const show = 'Mostrar';
export const edit = 'Editar';
export const preview = 'Ver';
export const previewHeading = 'Vista previa de su página pública';
export const previewLost = 'No se pudo cargar la vista previa.';

export const completeness = 'Perfil completo';
export const nextBestStep = 'Siguiente paso:';
export const everythingThere = 'Ya está todo.';
export const addPortrait = 'Agregue una foto de perfil';
export const addBanner = 'Agregue una foto ancha para la parte de arriba';
export const addShowcase = 'Agregue fotos de su trabajo';
export const addWorkEmail = 'Agregue un correo de trabajo';
export const addVideo = 'Agregue un video';
export const writeMore = (label: string) => `Escriba más en “${label}”`;

export const whatsappSwitch = 'Los visitantes pueden escribirme por WhatsApp';
export const whatsappShown =
  'Su perfil muestra un botón de WhatsApp que abre un chat con el número de arriba.';
export const whatsappNeedsMobile = (country: string, starts: readonly string[]) =>
  `WhatsApp necesita un celular: en ${country} empiezan con ${new Intl.ListFormat('es', { type: 'disjunction' }).format(starts)}.`;
export const workEmailShown = 'Se muestra en su perfil para que los visitantes le escriban.';
export const workEmailConfirmed =
  'Confirmado. Se muestra en su perfil; los mensajes de los visitantes llegan aquí.';
export const workEmailNotConfirmed =
  'Aún sin confirmar: los mensajes de los visitantes llegan a su correo de acceso.';
export const confirmIt = 'Confirmarlo';
export const invalidEmail = 'Correo no válido.';
export const currentPicture = 'Su foto actual';

export const facts = 'Datos';
export const factsNote = 'Lo que la gente quiere saber antes de llamar. Todo es opcional.';
export const hoursHint = 'Elija lo más parecido y luego cambie algunos días.';
export const mondayToFriday = 'Lun–vie 8–5';
export const mondayToSaturday = 'Lun–sáb 8–5';
export const everyDay = 'Cada día 8–6';
export const alwaysOpen = 'Siempre abierto';
export const closed = 'Cerrado';
export const opens = (day: string, which: string) => `${day}: abre${which}`;
export const closes = (day: string, which: string) => `${day}: cierra${which}`;
export const midnight = 'medianoche';
export const afterMidnight = (day: string) => `${day}, después de medianoche`;
export const closesOn = (day: string, time: string) => `Cierra el ${day}, ${time}.`;
export const addTime = (day: string) => `Agregar un horario: ${day}`;
export const removeTime = (which: number, day: string) => `Quitar el horario ${which}: ${day}`;
export const copyMonday = 'Copiar el lunes a todos los días';
export const byAppointment = 'Con cita';
export const openOnHolidays = 'Abierto en días feriados';
export const closedUntil = 'Cerrado hasta';
export const closedUntilHint = '¿De vacaciones o en reparación? El día en que abre de nuevo.';
export const otherToday = 'Otro horario hoy';
export const otherTodayHint =
  '¿Tormenta, una diligencia? Vale solo por hoy, y los visitantes ven que cambió.';
export const per = 'Por';
export const languagesHint = 'Lo que habla con sus clientes.';
export const areasHint = 'Adónde va además de su propio lugar.';
export const allOf = (country: string) => `Todo ${country}`;
export const noneOfThem = 'Ninguno';
export const emergency = 'Llamadas de emergencia';
export const emergencyHint = 'Los clientes pueden llamar a cualquier hora si no puede esperar.';
export const sinceYear = (since: string) => `${since} (año)`;
export const sinceHint = 'Cuándo empezó, por ejemplo 2009.';

export const videoHeading = 'Video';
export const videoNote =
  'Opcional. Muéstrese trabajando, su local o su equipo, en un minuto o dos.';
export const cancelUpload = 'Cancelar la subida';
export const uploadedVideo = 'Su video subido';
export const replace = 'Cambiar';
export const remove = 'Quitar';
export const theVideo = 'el video';
export const videoLink = 'Enlace del video';
export const uploadVideo = 'Subir un video';
export const videoFile = (megabytes: number) =>
  `O un archivo suyo: .mp4 o .webm, hasta ${megabytes} MB.`;
export const playedFrom = (site: string) => `Los visitantes pueden verlo desde ${site}.`;
export const linkedTo = (site: string) =>
  `No se puede ver aquí: los visitantes reciben un enlace a ${site}.`;
export const videoHint =
  'De YouTube, Vimeo, Facebook o TikTok, un archivo .mp4, .webm u .ogg, o cualquier página que lo muestre.';
export const video =
  'Escriba un enlace que todos puedan abrir y que empiece con https://, por ejemplo a un video en YouTube.';
export const videoFailed = 'No se pudo enviar el video. Intente de nuevo.';
export const videoSignedOut =
  'Su sesión terminó. Entre de nuevo en otra pestaña y elija el video otra vez.';

export const login = 'Acceso';
export const loginNote = 'Solo para usted: los visitantes no lo ven.';
export const loginEmail = 'Correo de acceso';
export const changeItIn = 'Para cambiarlo, vaya a';
export const yourAccount = 'su cuenta';

export const save = 'Guardar cambios';
export const saving = 'Guardando…';
export const unsaved = 'Sin guardar';
export const allSaved = 'Todo guardado';
export const blocked = 'Corrija los errores antes de guardar.';
export const saved = '¡Perfil actualizado!';
export const failed = 'No se pudo actualizar el perfil.';
export const unchanged = 'No hay nada nuevo que guardar.';
export const connection =
  'No se pierde nada de lo que escribió. Revise su conexión y guarde de nuevo.';
export const expired =
  'Su sesión terminó. No se pierde nada de lo que escribió: entre de nuevo en otra pestaña, vuelva aquí y guarde.';
export const stranger =
  'Ahora tiene abierta la sesión de otra cuenta. Entre en la cuenta de este perfil en otra pestaña y luego guarde.';
export const logIn = 'Entrar (abre otra pestaña)';
export const pictureGone = 'No se pudo conservar una foto que se quitó en otro lugar.';
export const conflict =
  'Este perfil se cambió en otro lugar desde que usted lo abrió. No se pierde nada de lo que escribió: vea la versión más nueva o guarde la suya encima.';
export const lookAtNewer = 'Ver la versión más nueva';
export const saveMine = 'Guardar la mía';
export const newerHeading = 'La versión más nueva';
export const differences = 'En esto se distinguen las dos versiones.';
export const identical = 'Ahora las dos versiones dicen lo mismo.';
export const takeNewer = 'Tomar la más nueva';
export const goOnWithMine = 'Seguir con la mía';
export const newer = 'Versión más nueva';
export const yours = 'La suya';
export const nothing = 'Nada';
export const whatsapp = 'WhatsApp';
export const on = 'Sí';
export const off = 'No';
export const aside = 'Está viendo la versión más nueva. Lo que escribió queda guardado aparte.';
export const bringMineBack = 'Traer la mía';
export const textLanguages = 'Idiomas de sus textos';
export const textLanguagesNote =
  'Los visitantes leen sus textos primero en su propio idioma, si usted los escribió en él.';
export const writtenInHint =
  'Para que se lean en voz alta como deben sonar. Elíjalo para agregar otro idioma.';
export const recognised = 'Según los textos';
export const addIn = (language: string) => `Agregar estos textos en ${language}`;
export const removeIn = (language: string) => `Quitar ${language}`;
export const claimed = 'El perfil es suyo. ¡Bienvenido! Revíselo y cambie lo que quiera.';
