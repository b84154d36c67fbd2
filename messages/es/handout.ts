export const posterDescription = 'Un afiche con un código que lleva a su perfil.';
export const posterNote =
  'Una página para su puerta, su mostrador o el tablero de avisos del pueblo.';
export const cardsInstead = 'Tarjetas para su bolsillo';
export const cardsDescription = 'Tarjetas con un código que lleva a su perfil.';
export const cardsNote =
  'Diez tarjetas de 3.5 por 2 pulgadas en una página, para cortar por las líneas. Mejor en papel grueso.';
export const posterInstead = 'Un afiche para su puerta';
export const notListed =
  'Por ahora los visitantes no ven su perfil: mientras tanto, el código no lleva a nada.';
export const onPaper = 'En papel';
export const paper = 'Papel';
export const letter = 'Carta';
export const a4 = 'A4';
export const a5 = 'A5';
export const print = 'Imprimir';
export const printByMenu = 'Elija Imprimir en el menú de su navegador.';

export const poster = 'Afiche';
export const portraitOf = (name: string) => `Foto de ${name}`;
export const logoOf = (name: string) => `Logo de ${name}`;
export const codeOpens = (address: string) => `Código QR que abre ${address}`;
export const callOrWhatsapp = 'Llamadas y WhatsApp';
export const call = 'Llame';
export const scanToWrite = (kind: string) =>
  kind === 'specialist' ? 'Escanee para escribirme' : 'Escanee para escribirnos';
export const scanToSee = (kind: string) =>
  kind === 'specialist' ? 'Vea mi trabajo y mis reseñas' : 'Vea nuestro trabajo y reseñas';
export const rating = (stars: string, reviews: number) =>
  `${stars} de 5 en ${reviews} ${reviews === 1 ? 'reseña' : 'reseñas'}`;

export const picture = 'Imagen para WhatsApp';
export const drawing = 'Dibujando...';
export const download = 'Descargar';
export const share = 'Compartir';
export const pictureNote = 'Para su estado, sus grupos y sus otras páginas.';
export const pictureReady = 'Su imagen está lista. Toque Compartir otra vez.';
export const pictureFailed = 'No se pudo hacer la imagen. Intente más tarde.';

export const askTitle = 'Pedir una reseña';
export const askDescription =
  'Un enlace y una tarjeta para las personas para quienes ha trabajado.';
export const askNote =
  'A quienes les gustó su trabajo les alegra que se la pida. Envíeles un enlace o deles una tarjeta.';
export const customer = 'Nombre del cliente (opcional)';
export const customerHint = 'Ya está en el formulario cuando abren el enlace. Pueden cambiarlo.';
export const putOnCard = 'Ponerlo también en la tarjeta';
export const askOnWhatsapp = 'Pedirla por WhatsApp';
export const asking = (kind: string, name: string, link: string) =>
  `Hola${name && ` ${name}`}, ¡gracias por ${kind === 'specialist' ? 'elegirme' : 'elegirnos'}! ¿Podría escribir una breve reseña de ${kind === 'specialist' ? 'mi' : 'nuestro'} trabajo? Toma dos minutos y no necesita cuenta: ${link}`;
export const copyLink = 'Copiar enlace';
export const linkCopied = 'Enlace copiado.';
export const copyThis = (link: string) => `Copie este enlace: ${link}`;
export const codeOpensForm = 'Código QR que abre el formulario de reseñas';
export const thankYou = (name: string) => (name ? `¡Gracias, ${name}!` : '¡Gracias!');
export const howWasIt = (kind: string) =>
  `¿Qué tal ${kind === 'specialist' ? 'mi' : 'nuestro'} trabajo? Escanee y escriba una reseña.`;
export const noAccount = 'Sin cuenta';

export const beFoundIn = (where: string) => `Que le encuentren en ${where}`;
export const forAnybody = 'Para quien ofrece un servicio';
export const forKind = {
  specialist: 'Para quien tiene un oficio',
  business: 'Para cada tienda y negocio',
};
export const freeProfile = 'Su propia página. Gratis, sin comisiones.';
export const scanToSignUp = 'Escanee y regístrese en pocos minutos';

export const websiteDescription = 'Una tarjeta de su perfil para cualquier sitio web.';
export const websiteNote =
  'Muestre su tarjeta en su propio sitio web, o pida a un amigo que la ponga en el suyo. Se mantiene al día sola: nombre, calificación y si está abierto.';
export const websiteNotListed =
  'Por ahora los visitantes no ven su perfil: mientras tanto, la tarjeta lo dice con cortesía.';
export const oneLine = 'Una línea para copiar';
export const oneLineHint =
  'Péguela donde deba estar la tarjeta. La mayoría de los creadores de sitios lo llaman “HTML” o “Insertar”.';
export const copyLine = 'Copiar la línea';
export const lineCopied = 'Línea copiada.';
export const copyByHand = 'Marque la línea y cópiela usted.';
export const howItLooks = 'Así se ve';
export const websiteTheme = 'Clara u oscura, según el dispositivo del visitante.';
export const seeProfile = 'Ver el perfil';
export const cardOn = (name: string, site: string) => `${name} en ${site}`;
export const notHere = (site: string) => `Este perfil no está en ${site} por ahora.`;
