export const pageNotFound = 'Página no encontrada';
export const heading = { profile: 'Denunciar este perfil', review: 'Denunciar esta reseña' };
export const intro = {
  profile:
    'Díganos qué está mal. Una persona de nuestro equipo lo revisa y decide; hasta entonces el perfil queda como está. Nadie más sabrá quién lo denunció.',
  review:
    'Díganos qué está mal. Una persona de nuestro equipo la revisa y decide; hasta entonces la reseña queda como está. Nadie más sabrá quién la denunció.',
};
export const reason = '¿Qué está mal?';
export const choose = 'Elija, por favor';
export const reasons = {
  profile: {
    'wrong-details': 'Los datos están mal o no están al día',
    'not-real': 'No es un negocio o persona real',
    offensive: 'Ofensivo o indecente',
    scam: 'Una estafa o un fraude',
    spam: 'Spam',
    'copied-pictures': 'Fotos copiadas',
    other: 'Otra cosa',
  },
  review: {
    'not-a-customer': 'No la escribió un cliente',
    'wrong-provider': 'Habla de otro especialista o negocio',
    untrue: 'No es verdad',
    offensive: 'Ofensiva, con odio o amenazas',
    'private-details': 'Datos privados de alguien',
    spam: 'Spam o publicidad',
    other: 'Otra cosa',
  },
};
export const chooseReason = 'Elija qué está mal.';
export const sayWhat = 'Díganos qué está mal.';
export const details = 'Detalles';
export const detailsHint = 'Opcional, a menos que haya elegido “Otra cosa”.';
export const thisText = 'Este texto';
export const email = 'Su correo electrónico';
export const emailField = 'Correo electrónico';
export const emailHint = 'Opcional: por si nuestro equipo tiene una pregunta.';
export const send = 'Enviar denuncia';
export const sending = 'Enviando...';
export const danger = 'Si alguien está en peligro, llame primero a la policía: 911.';
export const thanks = '¡Gracias por avisarnos!';
export const next = 'Una persona de nuestro equipo lo revisará pronto.';
export const already = 'Ya lo ha denunciado';
export const alreadyNext =
  'Basta con una denuncia suya, o de la red que comparte con otros. ¿Algo que agregar? Escríbanos.';
export const back = 'Volver al perfil';
export const contact = 'Escríbanos';

export const gone = 'Esto ya no existe, así que no queda nada que denunciar.';
