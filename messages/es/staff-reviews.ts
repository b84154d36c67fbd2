export const title = 'Reseñas';
export const description = 'Aquí el equipo cuida las reseñas.';
export const lead =
  'Primero las más nuevas. Una reseña se retira por lo que dice, nunca por sus estrellas, y el motivo es público.';
export const filter = 'Filtrar reseñas';
export const starsFilter = 'Estrellas';
export const anyNumber = 'Cualquiera';
export const stars = (count: number) => (count === 1 ? '1 estrella' : `${count} estrellas`);
export const state = 'Estado';
export const states = { '': 'Todas', published: 'Publicadas', removed: 'Retiradas' };
export const provider = 'Especialista o negocio';
export const one = 'reseña';
export const many = 'reseñas';
export const noneLikeThat = 'No hay reseñas así';
export const noneYet = 'Aún no hay reseñas';
export const whereTheyCome = 'Los clientes las escriben en la página de un perfil.';
export const showAll = 'Mostrar todas las reseñas';
export const onProvider = ' sobre ';
export const isRemoved = 'Retirada';
export const openReports = (count: number) =>
  count === 1 ? '1 denuncia abierta' : `${count} denuncias abiertas`;
export const reply = 'Respuesta:';
export const reasonWas = 'Motivo público:';

export const remove = 'Retirar';
export const removeReviewBy = 'Retirar la reseña de ';
export const publicReason = 'Motivo público';
export const chooseReason = 'Elija un motivo';
export const moreAboutIt = 'Más detalles, en público';
export const otherReason = 'Otro motivo';
export const text = 'Texto';
export const reasonMissing = 'Elija un motivo.';
export const textMissing = 'Diga cuál es el motivo.';
export const removed = 'La reseña está retirada. El motivo es público.';
