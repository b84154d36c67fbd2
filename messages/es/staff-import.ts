export const title = 'Importar';
export const description = 'Aquí el equipo llena el directorio desde un archivo.';
export const lead =
  'Traiga una lista de personas y negocios. Primero verá qué pasaría con cada fila; nada cambia antes de pulsar “Importar”.';

export const uploadTitle = 'Traer un archivo';
export const uploadNote = (megabytes: number) =>
  `CSV, como lo guardan Excel, Google Sheets y LibreOffice, o JSON; hasta ${megabytes} MB. Las columnas se reconocen por su nombre en español e inglés.`;
export const file = 'Archivo';
export const upload = 'Subir';
export const needs =
  'Una fila necesita un nombre, una categoría, un lugar y un teléfono o un correo; lo demás puede quedar vacío. Una fila con un id conocido, o si no un teléfono conocido, es una corrección.';

export const exportTitle = 'Sacar todo';
export const exportNote =
  'Todos los perfiles en el formato de la importación. Importar ese archivo no cambia nada.';
export const exportCsv = 'Exportar como CSV';
export const exportJson = 'Exportar como JSON';

export const past = 'Importaciones';
export const counted = ['importación', 'importaciones'] as const;
export const none = 'Todavía no se importó nada';
export const noneHint = 'Traiga un archivo arriba.';
export const unnamed = 'archivo';

export const states = {
  uploaded: 'Sin revisar',
  planning: 'Revisando las filas',
  planned: 'Lista para importar',
  importing: 'Importando',
  imported: 'Importada',
  undoing: 'Deshaciendo',
  undone: 'Deshecha',
  failed: 'Rechazada',
};
export const by = (who: string) => `por ${who}`;

export const columnsTitle = 'Columnas';
export const columnsNote =
  'Lo que dice cada columna del archivo. Cambie lo que no se reconoció; las columnas que deje fuera no se leen.';
export const leaveOut = 'Dejar fuera';
export const plan = 'Revisar las filas';
export const planAgain = 'Revisar las filas de nuevo';
export const columnTwice = (header: string) =>
  `Dos columnas dicen lo mismo. Elija otra cosa para “${header}”.`;

export const picturesTitle = 'Fotos';
export const picturesNote = (megabytes: number) =>
  `Un zip con las fotos que nombran las filas, hasta ${megabytes} MB. Se ponen donde un perfil aún no tiene. Después revise las filas de nuevo.`;
export const zip = 'Archivo zip';
export const addPictures = 'Agregar fotos';
export const picturesAdded = (count: number) =>
  count === 1 ? 'Hay 1 foto.' : `Hay ${count} fotos.`;
export const hasPictures = 'Las fotos están aquí.';

export const rowsTitle = 'Fila por fila';
export const rowsNote = 'Todavía no cambia nada.';
export const rowsDone = 'Lo que pasó con cada fila.';
export const filterRows = 'Elegir filas';
export const outcome = 'Resultado';
export const outcomes = {
  refuse: 'Rechazadas',
  make: 'Nuevas',
  change: 'Cambiadas',
  leave: 'Sin cambios',
};
export const outcomeOf = {
  refuse: 'Rechazada',
  make: 'Nueva',
  change: 'Cambiada',
  leave: 'Sin cambios',
};
export const allRows = 'Todas las filas';
export const likeRows = 'Se parecen a alguien que ya está';
export const keptRows = 'No deshechas';
export const row = (number: number) => `Fila ${number}`;
export const rowNumber = 'Fila';
export const problems = 'Qué está mal';
export const noName = 'Sin nombre';
export const rowsCounted = ['fila', 'filas'] as const;
export const noRows = 'No hay filas de este tipo';
export const noRowsHint = 'Elija otro resultado.';
export const download = 'Descargar como CSV';

export const start = 'Importar';
export const startNote = (make: number, change: number) => {
  const changed = change === 1 ? 'cambiado' : 'cambiados';
  if (!make) return `${change} ${change === 1 ? 'perfil' : 'perfiles'} ${changed}.`;
  const profiles = make === 1 ? '1 perfil nuevo' : `${make} perfiles nuevos`;
  return `${profiles}${change ? ` y ${change} ${changed}` : ''}. Lo nuevo es público de inmediato y lleva la marca de no reclamado.`;
};
export const likeNote = (count: number) =>
  count === 1
    ? '1 fila se parece a un perfil que ya está aquí.'
    : `${count} filas se parecen a perfiles que ya están aquí.`;
export const nothingToDo = 'No hay nada que importar: ninguna fila crea ni cambia un perfil.';
export const progress = (done: number, total: number) => `${done} de ${total} filas`;
export const progressRows = (done: number) => `${done} filas hasta ahora`;
export const lookAgain = 'Cargue esta página de nuevo para ver cuánto lleva.';
export const undoTitle = '¿Hubo un error?';
export const undo = 'Deshacer esta importación';
export const undoAsk = 'Desde ahora los visitantes ya no encuentran lo que trajo.';
export const undoSure = 'Sí, deshacerla';
export const undoNote = (days: number) =>
  `Se puede deshacer durante ${days} días: los perfiles nuevos se quitan y los cambiados recuperan lo que tenían; los que desde entonces fueron reclamados, cambiados, reseñados o retirados se quedan.`;
export const remove = 'Olvidar este archivo';
export const keptNote = (count: number) =>
  count === 1
    ? '1 perfil fue reclamado, cambiado, reseñado o retirado desde entonces y se queda como está.'
    : `${count} perfiles fueron reclamados, cambiados, reseñados o retirados desde entonces y se quedan como están.`;

export const planBegun = 'Se están revisando las filas.';
export const started = 'La importación ha comenzado.';
export const undoBegun = 'La importación se está deshaciendo.';
export const removed = 'El archivo está olvidado.';

export const gone = 'Esta importación ya no existe.';
export const elsewhere = 'Esta importación avanzó entretanto. Vuelva a mirar.';
export const tooLate = (days: number) => `Una importación se puede deshacer durante ${days} días.`;

/** What a file's columns are called where no field of a profile is. */
export const columnNames = {
  kind: 'Tipo',
  outsideId: 'Id externo',
  name: 'Nombre completo',
  whatsapp: 'WhatsApp',
  writtenIn: 'Escrito en',
};

export const kindMissing = '¿Es un especialista o un negocio? Dígalo en una columna “Tipo”.';
export const otherKind = 'Este perfil es del otro tipo.';
export const hasOwner = 'Su dueño cuida este perfil: se queda como está.';
export const takenDown = 'Este perfil fue retirado, y así se queda.';
export const mergedInto = (name: string) => `Ahora es parte de ${name}, y así se queda.`;
export const looksLike = (name: string) => `Se parece a ${name}`;
export const phoneOrEmail = 'Hace falta un teléfono o un correo.';
export const videoLink = 'Escriba el enlace de un video.';
export const hoursUnknown = (piece: string) =>
  `"${piece}" no se entiende. Escriba el horario así: Lu-Vi 08:00-17:00; Sa 08:00-12:00`;
export const yesOrNo = 'Diga sí o no.';
export const sameAsRow = (number: number) => `La fila ${number} dice lo mismo.`;
export const pictureMissing = (name: string) => `La foto “${name}” no está en el zip.`;
export const pictureRefused = (name: string, message: string) => `Foto “${name}”: ${message}`;

/** Why a file as a whole is not taken; `about` is a row or the name of a picture. */
export const refusals = {
  noRoom: (_about: string) =>
    'El servidor no tiene más espacio, así que no se guardó nada. Libere espacio en su disco.',
  notNow: (_about: string) =>
    'El archivo no se pudo recibir ahora. Inténtelo de nuevo en un momento.',
  noFile: (_about: string) => 'Elija un archivo.',
  tooLarge: (_about: string) => 'El archivo pasa de 50 MB.',
  empty: (_about: string) => 'El archivo está vacío.',
  noRows: (_about: string) => 'El archivo no tiene filas debajo de los nombres de las columnas.',
  rows: (_about: string) => 'El archivo tiene más de 100,000 filas. Tráigalo por partes.',
  columns: (_about: string) => 'El archivo tiene más de 200 columnas. ¿Es el correcto?',
  binary: (_about: string) => 'Esto no es un archivo de texto. Guarde su tabla como CSV.',
  workbook: (_about: string) => 'Esto es un libro de Excel o LibreOffice. Guarde su hoja como CSV.',
  encoding: (_about: string) =>
    'Las letras del archivo no se pueden leer. Guárdelo como CSV en UTF-8.',
  unreadable: (about: string) =>
    `El registro ${about} no se puede leer. ¿Falta cerrar ahí unas comillas o un corchete?`,
  gone: (_about: string) => 'El archivo ya no se guarda. Tráigalo de nuevo.',
  zipTooLarge: (_about: string) =>
    'El zip pasa de 50 MB, o descomprimido es mucho mayor. Traiga menos fotos.',
  zipBroken: (_about: string) => 'El zip no se puede leer: no está completo o no es un zip.',
  zipPath: (about: string) => `El zip tiene un archivo cuyo nombre lleva fuera de él: ${about}`,
  zipTwice: (about: string) => `El zip tiene dos fotos con el nombre ${about}`,
  zipMany: (_about: string) => 'El zip tiene más de 25,000 fotos.',
  zipPicture: (about: string) => `Una foto del zip pasa de 5 MB: ${about}`,
};
