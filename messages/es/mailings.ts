export const title = 'Noticias por correo';
export const description = 'Si recibe nuestras noticias por correo.';
export const stopQuestion = '¿Dejar de recibir noticias por correo?';
export const stopSentence = (site: string) =>
  `No recibiría más noticias de ${site} por correo. Los códigos, los mensajes de visitantes y las respuestas para usted siguen llegando.`;
export const stop = 'Sí, no enviarlas más';
export const stopped = 'Ya no recibe noticias por correo';
export const stoppedSentence = (site: string) =>
  `Los códigos, los mensajes de visitantes y las respuestas de ${site} siguen llegando.`;
export const again = 'Recibirlas de nuevo';
export const linkWrong = 'Este enlace no funciona';
export const linkWrongSentence =
  'Puede que se haya cortado en su correo. Entre y podrá dejar de recibir noticias en la página de su cuenta.';
export const nobody = 'No recibe noticias por correo';
export const nobodySentence =
  'La cuenta a la que pertenecía este enlace ya no existe. No queda nada por hacer.';
export const login = 'Entrar';
export const goHome = 'Ir a la página de inicio';
export const because = (site: string) =>
  `Lo recibe porque tiene un perfil en ${site} y recibe sus noticias por correo.`;
export const unsubscribe = 'No recibir más noticias por correo';
