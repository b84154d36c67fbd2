export const noConnection = 'Sin conexión';
export const trying = 'Intentando de nuevo, medio minuto como máximo';
export const connectionIsBack = 'Ya hay conexión otra vez';
export const searchHere = (date: string) =>
  `Puede buscar y llamar igual: el directorio del ${date} está en este teléfono.`;
export const notKept =
  'El directorio no está en este teléfono. Cuando haya conexión, actívelo al pie de cualquier página.';
export const needsScripts = 'Para buscar en este teléfono, permita los scripts en su navegador.';
export const needsConnection = 'Esta página necesita conexión.';
export const notHere = 'Este perfil no está en el directorio de este teléfono.';
export const showMore = 'Mostrar más';
export const keptPages = 'Páginas guardadas en este teléfono';
export const keep = (size: string) => `Guardar el directorio en este teléfono, ${size}`;
export const keepDistrict = (district: string, size: string) =>
  `Guardar ${district} en este teléfono, ${size}`;
export const keeping = 'Se está guardando...';
export const kept = 'Guardado. Busque y llame sin conexión.';
export const gone = 'Ya no está en este teléfono.';
export const failed = 'No se pudo guardar. Inténtelo de nuevo más tarde.';
