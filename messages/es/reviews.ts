export const titleOf = (name: string) => `Su reseña sobre ${name}`;
export const descriptionOf = (name: string) =>
  `Cuente a otros cómo fue trabajar con ${name}. No necesita cuenta.`;
export const review = 'Reseña';
export const noAccount = 'No necesita cuenta. Solo se muestra su primer nombre, nunca su correo.';
export const onePerProvider = (days: number) =>
  `Una reseña por perfil. Si escribe otra vez desde el mismo correo antes de ${days} días, la nueva reemplaza a la anterior.`;
export const atOnce = 'Se publica de inmediato, tenga una estrella o cinco.';
export const mayReply =
  'El especialista o negocio puede responder una vez, en público, y de nuevo si usted cambia su reseña.';
export const stepOf = (step: number) => `Paso ${step} de 2`;
export const yourRating = 'Su calificación';
export const stars = (count: number) => `${count} ${count === 1 ? 'estrella' : 'estrellas'}`;
export const starsMissing = 'Elija de 1 a 5 estrellas.';
export const yourReview = 'Su reseña';
export const hint = (characters: number) =>
  `Al menos ${characters} caracteres. ¿Qué se hizo y cómo salió?`;
export const tooShort = (characters: number) => `Escriba al menos ${characters} caracteres.`;
export const firstName = 'Primer nombre';
export const firstNameHint = 'Se muestra con su reseña.';
export const email = 'Correo electrónico';
export const emailHint = 'Nunca se muestra. Le enviamos un código para comprobar que es suyo.';
export const sending = 'Enviando...';
export const goOn = 'Continuar';
export const theButton = 'el botón';
export const enterCode = 'Escríbalo para publicar su reseña.';
export const publish = 'Publicar reseña';
export const publishing = 'Publicando...';
export const change = 'Cambiar algo';
export const back = 'Volver al perfil';
export const ownTitle = 'Sus reseñas';
export const ownDescription =
  'Aquí los especialistas y negocios leen lo que se escribió de ellos, y responden.';
export const ownIntro =
  'Lo que la gente escribió de usted. Puede responder cada reseña una vez, en público, y de nuevo si quien la escribió la cambia.';
export const seeOnProfile = 'Verlas en su perfil';
export const ask = 'Pedir una reseña';
export const noneYet =
  'Pida una a quienes quedaron contentos con su trabajo: envíeles un enlace o deles una tarjeta. No necesitan cuenta.';
export const edited = ' · editada';
export const removed = (reason: string) => `Retirada por el equipo: ${reason}`;
export const reply = 'Responder';
export const replyTo = (author: string) => ` a ${author}`;
export const yourReply = 'Su respuesta';
export const replyHint = 'Todos la pueden leer, y después no se puede cambiar.';
export const publishReply = 'Publicar respuesta';
export const replySent = 'Su respuesta está publicada.';
export const notPublished = 'Lo que escribió, sin publicar';
export const reason = 'Motivo';

export const gone = 'Este perfil ya no está en el directorio.';
export const busy = (name: string) =>
  `${name} ha recibido muchas reseñas últimamente. Envíe la suya más tarde.`;
export const own = 'No puede escribir una reseña de su propio perfil.';
export const tooLate = (days: number) =>
  `Usted ya escribió una reseña de este perfil. Una reseña se puede cambiar durante ${days} días desde que se publicó, y ese tiempo ya pasó.`;
export const removedBefore = (why: string) =>
  `Nuestro equipo quitó su reseña de este perfil, así que no se puede cambiar. La razón: ${why}`;
export const replied = 'Usted ya respondió a esta reseña.';
export const notThere = 'Esta reseña no existe.';
export const removedAlready = 'Esta reseña ya se quitó.';
