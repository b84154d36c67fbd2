export const titleOf = {
  specialist: (name: string) => `¿Es usted ${name}?`,
  business: (name: string) => `¿Es suyo el negocio ${name}?`,
};
export const description = (site: string) => `Reclame un perfil que ${site} agregó.`;
export const notFound = 'Perfil no encontrado';
export const intro = (site: string) =>
  `El equipo de ${site} agregó este perfil. Demuestre que es suyo y lo será: usted cambia lo que dice y los mensajes le llegan. No cuesta nada.`;

export const lost = 'Pasó demasiado tiempo y hay que empezar de nuevo. Nada ha cambiado.';
export const byEmail = 'Por correo';
export const byEmailNote = (email: string) =>
  `Enviamos un código a ${email}, el correo que está en el perfil.`;
export const sendCode = 'Enviar el código';
export const sending = 'Enviando...';
export const byClaimCode = 'Con un código nuestro';
export const byClaimCodeNote =
  'Nuestro equipo lo dice en una llamada al número del perfil o lo envía en una carta.';
export const claimCode = 'Código de una llamada o una carta';
export const claimCodeHint = (length: number) => `${length} cifras`;
export const claimCodeWrong = (length: number) =>
  `No es el código de este perfil o ya venció. Tiene ${length} cifras.`;
export const goOn = 'Continuar';
export const checking = 'Comprobando...';
export const noCode = 'No tengo código y ningún correo me llega';
export const noCodeNote =
  'Díganos cómo podemos ver que el perfil es suyo. Alguien de nuestro equipo lo mira y responde por correo.';
export const yourName = 'Su nombre';
export const yourEmail = 'Su correo';
export const yourEmailHint = 'Le enviamos un código. Con este correo va a entrar.';
export const words = '¿Cómo podemos ver que es suyo?';
export const wordsField = 'Su respuesta';
export const wordsHint =
  'Por ejemplo, un sitio web que lo nombre, o cuándo podemos llamar al número.';
export const takeDown = 'No quiero aparecer aquí';
export const takeDownNote = (email: string) =>
  `Enviamos un enlace a ${email}. Abre una página donde usted lo confirma; entonces el perfil desaparece al instante.`;
export const takeDownAsk = 'Este perfil no tiene correo. Escríbanos y nuestro equipo lo quita.';
export const takeDownElse = '¿Ese correo no le llega?';
export const sendLink = 'Enviar el enlace';
export const writeToUs = 'Escríbanos';

export const enterCode = 'Escríbalo para demostrar que el perfil es suyo.';
export const loginTitle = '¿Con qué correo va a entrar?';
export const loginNote = 'Los visitantes no lo ven. Le enviamos un código.';
export const proveTitle = 'Compruebe su correo';
export const passwordTitle = 'Elija una contraseña';
export const passwordNote = (email: string) => `Va a entrar con ${email}.`;
export const password = 'Contraseña';
export const claim = 'Reclamar el perfil';
export const claiming = 'Reclamando...';
export const startOver = 'Empezar de nuevo';

export const toldTitle = 'Gracias, lo vamos a mirar';
export const toldText =
  'Alguien de nuestro equipo decide y responde por correo, normalmente en dos días.';
export const linkTitle = 'El enlace va en camino';
export const linkText = (days: number) =>
  `Sirve ${days} días. Si no llega nada, mire en su carpeta de spam o escríbanos.`;
export const backToProfile = 'Volver al perfil';
export const claimedTitle = 'Este perfil ya tiene dueño';
export const claimedText =
  'Alguien lo reclamó y lo cuida. ¿Es suyo? Entre. ¿Hay algo mal? Escríbanos.';
export const logIn = 'Entrar';

export const emailHasAccount =
  'Este correo ya tiene una cuenta. Use otro: cada perfil tiene su propia entrada.';
export const proofGone = 'Lo que demostraba que este perfil es suyo ya no vale. Empiece de nuevo.';
export const gone = 'Este perfil ya no está aquí.';
export const claimedMeanwhile = 'Mientras tanto alguien reclamó este perfil. Escríbanos.';

export const takeDownTitle = 'Quitar el perfil';
export const takeDownDescription = 'Haga quitar un perfil.';
export const takeDownQuestion = (name: string, site: string) =>
  `¿Desea que ${name} deje de aparecer en ${site}?`;
export const takeDownEffect =
  'El perfil desaparece para todos al instante. Si cambia de opinión, escríbanos.';
export const takeDownNow = 'Quitarlo';
export const takingDown = 'Quitando...';
export const ratherClaim = 'Mejor reclamarlo';
export const downTitle = 'El perfil ya no aparece';
export const downText = (name: string) =>
  `${name} ya no está en el directorio. Gracias por avisar.`;
export const linkWrong = 'Este enlace no está completo';
export const linkWrongText = 'Puede que se haya cortado. Ábralo de nuevo desde el correo.';
export const linkOld = 'Este enlace ya no sirve';
export const linkOldText =
  'Ya se usó, un correo más nuevo lo reemplazó o el perfil ya tiene dueño.';
export const goHome = 'Ir al inicio';
