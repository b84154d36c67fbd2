export const notGiven = 'N/D';
export const thisOne = { specialist: 'este especialista', business: 'este negocio' };
export const loading = { specialist: 'Cargando especialista...', business: 'Cargando negocio...' };
export const notFound = {
  specialist: 'Especialista no encontrado',
  business: 'Negocio no encontrado',
};
export const fetchFailed = (status: string | number) =>
  `No se pudo cargar el especialista: ${status}`;
export const serviceUnavailable = 'servicio no disponible';
export const unreachable = 'No pudimos abrir este perfil. Intente de nuevo en un momento.';
export const gone =
  'Puede que este perfil se haya retirado o cambiado de nombre, o que el enlace esté cortado.';
export const searchFor = (name: string) => `Buscar “${name}”`;
export const seeAll = {
  specialist: 'Ver todos los especialistas',
  business: 'Ver todos los negocios',
};
export const searchDirectory = 'Buscar en el directorio';
export const home = 'Inicio';
export const all = { specialist: 'Especialistas', business: 'Negocios' };
export const doesIn = (does: string, place: string) => `${does} en ${place}`;
export const demo = 'Perfil de muestra';
export const edit = 'Editar';
export const pictureOf = {
  specialist: (name: string) => `Retrato de ${name}`,
  business: (name: string) => `Logo de ${name}`,
};
export const hours = 'Horario';
export const allHours = 'Horario completo';
export const price = 'Precio';
export const fromPrice = (amount: string) => `Desde ${amount}`;
export const languages = 'Idiomas';
export const alsoServes = 'También atiende';
export const emergencies = 'Emergencias';
export const takesEmergencies = 'Atiende emergencias';
export const since = 'Desde';
export const contact = (name: string) => `Contactar a ${name}`;
export const contactUs = 'Contáctenos';
export const call = 'Llamar';
export const email = 'Correo';
export const message = 'Mensaje';
export const sendMessage = 'Enviar un mensaje';
export const numberChecked = 'El número se está comprobando';
export const phone = 'Teléfono';
export const location = 'Lugar';
export const greeting = (name: string, site: string) =>
  `Hola, ${name}: encontré su perfil en ${site} y quisiera preguntar por sus servicios.`;
export const mailSubject = (site: string) => `Su perfil en ${site}`;
export const mailStart = (name: string) => `Hola, ${name}:`;
export const lastConfirmed = 'Confirmado el';
export const memberSince = 'Miembro desde';
export const addedBy = (site: string) => `Agregado por ${site}, todavía sin reclamar.`;
export const claimIt = '¿Es usted? Reclámelo';
export const share = 'Compartir';
export const theProfile = 'el perfil';
export const saveContact = 'Guardar contacto';
export const foundOn = (site: string) => `Encontrado en ${site}`;
export const noSuchContact = 'Ese contacto no existe.';
export const reportProfile = 'Denunciar este perfil';
export const showcase = 'Trabajos';
export const noPictures = {
  specialist: 'Este especialista todavía no ha puesto fotos de su trabajo.',
  business: 'Este negocio todavía no ha puesto fotos de su trabajo.',
};
export const pictureBy = (number: number, count: number, name: string) =>
  `Foto ${number} de ${count}, de ${name}`;
export const enlarge = 'Ampliar:';
export const pictures = 'Fotos';
export const previousPicture = 'Foto anterior';
export const nextPicture = 'Foto siguiente';
export const pictureLost = 'No se pudo cargar esta foto.';
export const close = 'Cerrar';
export const video = 'Video';
export const noVideo = {
  specialist: 'Este especialista todavía no ha subido un video. ¿Preguntas sobre esta página?',
  business: 'Este negocio todavía no ha subido un video. ¿Preguntas sobre esta página?',
};
export const noVideoOfYours =
  'Todavía no ha subido un video. A la gente le gusta ver a quién llama.';
export const addVideo = 'Agregar un video';
export const videoOf = (name: string) => `Video de ${name}`;
export const videoOn = (name: string, host: string) => `Video de ${name} en ${host}`;
export const playsFrom = (site: string) => `El video viene de ${site}.`;
export const cannotPlay = 'El video no se puede ver en este momento.';
export const openFile = 'Abrir el archivo';
export const openFileAt = (site: string) => `Abrir el archivo en ${site}`;
export const doesNotPlay = '¿No se reproduce?';
export const watchItOn = (host: string) => `Véalo en ${host}`;
export const playFrom = (host: string) => `Ver el video de ${host}`;
export const watchOn = (host: string) => `Ver el video en ${host}`;
export const anotherSite = 'otro sitio';
export const leaving = (site: string) =>
  `Va a salir de este sitio: ${site} se abre en otra pestaña.`;
export const reviews = 'Reseñas';
export const thanks = {
  published: '¡Gracias! Su reseña está publicada.',
  changed: '¡Gracias! Su reseña quedó cambiada.',
};
export const starsCount = (stars: number, count: number) =>
  `${stars} ${stars === 1 ? 'estrella' : 'estrellas'}: ${count}`;
export const writeReview = 'Escribir una reseña';
export const showMore = (count: number) => `Ver ${count} más`;
export const reviewOf = 'Una reseña del';
export const removed = (reason: string) => `Retirada por el equipo: ${reason}`;
export const reviewBy = (author: string) => `Reseña de ${author}`;
export const edited = ' · editada';
export const replyFrom = (name: string) => `Respuesta de ${name}`;
export const report = 'Denunciar';
export const reportedReview = (author: string) => ` la reseña de ${author}`;
export const similarNear = {
  specialist: 'Especialistas parecidos cerca de aquí',
  business: 'Negocios parecidos cerca de aquí',
};
export const similarIn = {
  specialist: (country: string) => `Especialistas parecidos en ${country}`,
  business: (country: string) => `Negocios parecidos en ${country}`,
};
export const allIn = (category: string) => `Todo en ${category}`;
export const shareRating = (rating: number, count: number) =>
  `${rating} de 5, ${count === 1 ? '1 reseña' : `${count} reseñas`}`;
export const alsoIn = (language: string) => `También en ${language}`;
