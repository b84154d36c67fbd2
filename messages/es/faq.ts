export const title = 'Preguntas y respuestas';
export const description =
  'Qué categoría corresponde a su trabajo, cómo encontrar y contactar a alguien, cómo se revisan los perfiles y cómo cuidar su cuenta.';
export const heading = 'Preguntas frecuentes';
export const intro = 'Qué va en cada categoría, cómo funciona todo y a quién preguntar.';
export const questions = 'Preguntas';
export const findQuestion = 'Buscar una pregunta';
export const examples = 'Contraseña, plomero, fotos …';
export const count = (total: number) => `${total} preguntas`;
export const countOf = (found: number, total: number) => `${found} de ${total} preguntas`;
export const parts = 'Partes de esta página';
export const specialistsTitle = 'Categorías de especialistas';
export const specialistsIntro =
  '¿En qué categoría va el trabajo de una persona? Abra una para ver ejemplos.';
export const specialistsAre = 'Ocupaciones de esta categoría son, por ejemplo:';
export const seeSpecialists = (category: string) => `Ver especialistas en ${category}`;
export const businessesTitle = 'Sectores de negocios';
export const businessesIntro = '¿En qué sector está un negocio? Cuatro ejemplos de cada uno.';
export const businessesAre = 'Negocios de este sector son, por ejemplo:';
export const seeBusinesses = (sector: string) => `Ver negocios en ${sector}`;
export const copyLink = 'Copiar enlace';
export const copyLinkTo = (question: string) => `Copiar enlace a “${question}”`;
export const linkCopied = 'Enlace copiado. Abre esta respuesta.';
export const copyToShare = (url: string) => `Copie este enlace para compartir la respuesta: ${url}`;
export const noneSpeaksOf = (typed: string) => `Ninguna pregunta habla de “${typed}”.`;
export const tryAnother =
  'Pruebe con una sola palabra o escríbanos: respondemos todos los mensajes.';
export const showAll = 'Ver todas las preguntas';
export const askUs = 'Pregúntenos';
