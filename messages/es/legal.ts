export const cookies = 'Cookies';
export const onlyNeeded = 'Solo cookies que el sitio necesita, sin rastreo.';
export const privacyPolicy = 'Política de privacidad';
export const accept = 'Aceptar';
export const termsTitle = 'Términos del servicio';
export const termsDescription =
  'Lo que Comerciantes y Clientes pueden esperar del directorio y entre sí: gratis, sin comisiones, perfiles y reseñas honestos.';
export const privacyTitle = 'Política de privacidad';
export const privacyDescription =
  'Qué guardamos de usted y por qué, quién lo ve, qué cookies hay y cómo borrarlo todo. Sin rastreo ni publicidad.';
export const lastUpdated = 'Última actualización:';
export const print = 'Imprimir';
export const binding = 'Esta traducción es para ayudarle a leer. Lo que obliga es';
export const englishText = 'el texto en inglés';
export const onThisPage = 'En esta página';
export const inShort = 'En pocas palabras';
