export const title = 'Ajustes';
export const description = 'Cómo se presenta el sitio y con qué reglas.';
export const lead =
  'Todos ven un cambio en menos de dos segundos. Cada uno queda en el registro y se puede deshacer abajo.';
export const groups = {
  storm: 'Modo tormenta',
  identity: 'Nombre y contacto',
  look: 'Colores e imágenes',
  rules: 'Reglas',
};
export const notes = {
  storm:
    'Para un huracán o una inundación: cada página muestra un aviso, y quienes atienden emergencias salen primero. Termina solo.',
  identity:
    'En el encabezado y el pie, en los correos, en los textos legales y donde se nombre el sitio.',
  look: 'Cada color se mide antes de aceptarlo: las letras de ese color, y las blancas sobre él, deben poder leerse.',
  rules: 'Rigen desde el momento en que las guarda.',
};
export const names = {
  STORM_UNTIL: 'El modo tormenta dura',
  STORM_TEXT: 'Aviso en inglés',
  STORM_TEXT_ES: 'Aviso en español',
  STORM_TEXT_BZJ: 'Aviso en kriol',
  SITE_NAME: 'Nombre del sitio',
  SITE_TAGLINE: 'Lema en inglés',
  SITE_TAGLINE_ES: 'Lema en español',
  SITE_TAGLINE_BZJ: 'Lema en kriol',
  CONTACT_EMAIL: 'Correo de contacto',
  CONTACT_PHONE: 'Teléfono de contacto',
  SOCIAL_FACEBOOK: 'Facebook',
  SOCIAL_INSTAGRAM: 'Instagram',
  SOCIAL_TIKTOK: 'TikTok',
  COLOR_MAIN: 'Color principal',
  COLOR_BUSINESS: 'Color de los negocios',
  SITE_LOGO: 'Logotipo',
  HERO_PICTURE: 'Imagen de la página de inicio',
  HERO_VIDEO: 'Video de la página de inicio',
  REVIEW_POLICY: 'Cuándo se muestra un perfil nuevo',
  ALLOWED_EMAIL_DOMAINS: 'Servicios de correo que pueden registrarse',
  FEATURED_FILL: 'Lugares libres entre los destacados',
  FEATURED_MIN_REVIEWS: 'Reseñas necesarias para destacar por turno',
  SITE_LANGUAGES: 'Idiomas',
};
export const hints = {
  STORM_UNTIL: 'Desde ahora. Puede terminarlo antes o prolongarlo.',
  STORM_TEXT: 'Hasta 240 caracteres.',
  STORM_TEXT_ES: 'Vacío: el de inglés, si lo escribió.',
  STORM_TEXT_BZJ: 'Vacío: el de inglés, si lo escribió.',
  SITE_NAME: 'De 2 a 40 caracteres.',
  SITE_TAGLINE: 'Una frase bajo el título de la página de inicio. Vacío: el nuestro.',
  SITE_TAGLINE_ES: 'Vacío: el inglés, si ha escrito uno.',
  SITE_TAGLINE_BZJ: 'Vacío: el inglés, si ha escrito uno.',
  CONTACT_EMAIL: 'Lo ven todos.',
  CONTACT_PHONE: 'Como debe leerse, con el código del país.',
  SOCIAL_FACEBOOK: 'Su nombre allí o la dirección completa. Un guion no muestra ninguno.',
  SOCIAL_INSTAGRAM: 'Su nombre allí o la dirección completa. Un guion no muestra ninguno.',
  SOCIAL_TIKTOK: 'Su nombre allí o la dirección completa. Un guion no muestra ninguno.',
  COLOR_MAIN: 'Como #0a6a61. Botones, enlaces y lo que trata de especialistas.',
  COLOR_BUSINESS: 'Como #6f3ad6. Lo que trata de negocios.',
  SITE_LOGO:
    'PNG, JPEG o WebP, hasta 2MB; lo mejor es un PNG sin fondo. Lo siguen el encabezado, los iconos, las imágenes compartidas y los carteles. Los correos no llevan imágenes y muestran el nombre.',
  HERO_PICTURE:
    'PNG, JPEG o WebP, hasta 5MB, de 1280 píxeles de ancho o más. Sobre ella no se reproduce nuestro video; el suyo sí.',
  HERO_VIDEO:
    'MP4 o WebM, hasta 8MB; medio minuto basta. Se reproduce sin sonido, sobre la imagen, cuando la página ya cargó, y no para quien quiere menos movimiento o menos datos.',
  REVIEW_POLICY:
    'Si se muestra enseguida, el equipo lo mira en 24 horas. Los perfiles que ya esperan siguen esperando una decisión.',
  ALLOWED_EMAIL_DOMAINS: 'Uno por línea, como gmail.com. Un solo * los permite todos.',
  FEATURED_FILL:
    'Los que usted elige en Destacados van siempre primero. Los demás van por turnos entre los mejor calificados, más completos y al día.',
  FEATURED_MIN_REVIEWS: 'De 0 a 50. Los que usted elige no necesitan ninguna.',
  SITE_LANGUAGES: 'Las direcciones de un idioma apagado llevan a la página en inglés.',
};
export const policies = {
  after: 'Enseguida',
  before: 'Una vez aprobado',
};
export const fills = {
  on: 'Por turnos',
  off: 'Quedan vacíos',
};
export const always = 'siempre';
export const fromEnvironment = (name: string) =>
  `Lo fija la variable de entorno ${name} del servidor, que tiene prioridad. Se cambia allí.`;
export const save = 'Guardar';
export const saved = (count: number) =>
  count === 1 ? 'Guardado: 1 cambio.' : `Guardado: ${count} cambios.`;
export const nothingChanged = 'No había nada distinto.';
export const changedMeanwhile = (now: string) =>
  `Otra persona lo cambió mientras tanto. Ahora es: ${now}`;
export const ownDefault = 'el nuestro';

export const tooShort = (min: number) => `Escriba al menos ${min} caracteres.`;
export const tooLong = (max: number) => `Escriba como máximo ${max} caracteres.`;
export const oddCharacters = 'Quite las comillas, los signos < > y las barras invertidas.';
export const notAChoice = 'Elija una de las opciones.';
export const noEmail = 'Escriba una dirección de correo.';
export const noPhone = 'Escriba un teléfono con cifras, espacios, + ( ) - . y /.';
export const notOn = (host: string) =>
  `Escriba un nombre o una dirección que empiece con https:// en ${host}.`;
export const noDomains = 'Escriba dominios como gmail.com, 200 como máximo, o un solo *.';
export const noCount = (max: number) => `Escriba un número entero de 0 a ${max}.`;
export const noColour = 'Escriba un color como # y seis cifras o letras de la a a la f.';
export const tooPale = (ratio: string, instead: string) =>
  `Demasiado pálido para leerse: su contraste es ${ratio}:1 y hace falta 4.5:1. ${instead} es el tono más cercano que lo tiene.`;

export const contrast = (ratio: string) => `Contraste ${ratio}:1`;
export const themes = { light: 'Claro', dark: 'Oscuro' };
export const sample = 'Buscar un plomero';
export const pick = (name: string) => `Elegir: ${name}`;
export const previewOf = (name: string) => `Así se ve: ${name}`;

export const upload = 'Subir';
export const takeAway = (name: string) => `Volver a lo nuestro: ${name}`;
export const fileNow = (name: string) => `${name}, como está ahora`;
export const uploaded = 'Guardado.';
const notSaved = {
  noRoom: 'El servidor ya no tiene espacio, así que no se cambió nada. Libere espacio en su disco.',
  notNow: 'No se pudo guardar en este momento. Inténtelo otra vez en un rato.',
};
export const refusedPictures = {
  none: 'Elija primero una imagen.',
  type: 'Elija un PNG, JPEG o WebP. Un SVG puede llevar programas y no se acepta.',
  size: 'Este archivo es demasiado grande.',
  small: 'Esta imagen es demasiado pequeña.',
  broken: 'Esta imagen no se pudo leer.',
  ...notSaved,
};
export const refusedFilms = {
  none: 'Elija primero un video.',
  type: 'Elija un MP4 o WebM.',
  size: 'Este archivo es demasiado grande.',
  broken: 'Este video no está completo. Expórtelo otra vez.',
  ...notSaved,
};

export const lastChanges = 'Últimos cambios';
export const noChanges = 'Nadie ha cambiado un ajuste todavía.';
export const undo = 'Deshacer';
export const undone = 'Deshecho.';
export const cannotUndo = 'Esto se cambió de nuevo después. Mire el cambio más reciente.';
export const lostFile = 'Este archivo ya no se guarda. Súbalo otra vez.';
export const wholeLog = 'Todo en el registro';
export const firstSteps = 'Primeros pasos';

export const onThisPage = 'En esta página';
export const stormOn = 'Activar el modo tormenta';
export const stormOff = 'Desactivar el modo tormenta';
export const stormIsOn = (until: string) => `El modo tormenta está activo hasta el ${until}.`;
export const stormIsOff = 'El modo tormenta está desactivado.';
export const stormChange = 'Cambiar el texto o el final';
export const asItIs = (until: string) => `Como está: hasta el ${until}`;
export const hours = (count: number) => (count < 48 ? `${count} horas` : `${count / 24} días`);
export const until = (moment: string) => `hasta el ${moment}`;
export const off = 'desactivado';
export const emptyStorm = 'Vacío:';
export const stormTexts = 'Texto del aviso';
