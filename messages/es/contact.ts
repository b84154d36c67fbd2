export const title = 'Contacto';
export const description =
  'Escríbanos sobre su perfil, su cuenta, un problema o una idea. Respondemos todos los mensajes.';
export const heading = 'Contáctenos';
export const intro = 'Escríbanos un mensaje y le responderemos pronto.';
export const askedBefore = '¿Una duda común?';
export const readFaq = 'Vea las preguntas';
export const byEmail = 'Por correo';
export const byPhone = 'Por teléfono';
export const topic = 'Tema';
export const removeTopic = (label: string) => `Quitar el tema ${label}`;
export const topics = {
  video: 'Subir un video',
  'account-deletion': 'Borrar la cuenta',
  'email-change': 'Cambio de correo',
  'abuse-report': 'Denuncia de abuso',
};
export const videoStart =
  'Quisiera agregar un video a mi perfil.\n\nNombre en mi perfil: \nEnlace al video: ';
export const deletionStart =
  'Por favor borren mi cuenta y todo lo que le pertenece.\n\nEspecialista o negocio: \nCorreo con el que entro a la cuenta: ';
export const emailChangeStart = (site: string) =>
  `Por favor cambien el correo con el que entro a mi cuenta.\n\nNombre completo en la cuenta: \nCorreo anterior: \nCorreo nuevo: \n\nSi hace falta, puedo enviar una foto mía con una nota escrita a mano: “${site}”, mi nombre completo y la fecha.`;
export const reportStart = (profile: string) =>
  `Quisiera denunciar un perfil o una reseña.\n\nCuál (nombre o enlace): ${profile}\nQué está mal: `;
export const fullName = 'Nombre completo';
export const emailAddress = 'Correo electrónico';
export const message = 'Mensaje';
export const fullNameField = 'Nombre completo';
export const emailAddressField = 'Correo electrónico';
export const send = 'Enviar mensaje';
export const sending = 'Enviando...';
export const leaveEmpty = 'Deje este campo vacío';
export const thanks = '¡Gracias por escribirnos!';
export const answer = 'Responderemos su mensaje lo antes posible.';
export const messageTo = (name: string) => `Mensaje a ${name}`;
export const introTo = (name: string) =>
  `${name} recibe su mensaje por correo y le responde directamente. No guardamos copia.`;
export const hint = 'Diga qué necesita, dónde y para cuándo.';
export const demo = 'Este perfil es de muestra: nadie responderá.';
export const onItsWay = (name: string) => `Su mensaje va en camino a ${name}.`;
export const answerComes = 'La respuesta llega por correo a la dirección que usted dio.';
export const back = 'Volver al perfil';

export const profileGone = 'Este perfil ya no existe, así que no se envió nada.';
export const busy = (name: string) =>
  `${name} ha recibido muchos mensajes últimamente. Intente más tarde o contacte de otra manera.`;
