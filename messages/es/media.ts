export const square = 'Cuadrada';
export const banner = 'Banner';
export const whole = 'Foto completa';
export const unreadable = 'Este archivo no se pudo leer como foto.';
export const empty = 'Este archivo está vacío.';
export const invalidType = (type: string) => `Tipo de archivo no válido: ${type}`;
export const unsupportedType = (type: string, allowed: string) =>
  `El tipo de archivo "${type}" no se admite. Tipos admitidos: ${allowed}`;
export const fileTooLarge = (limit: string) => `El archivo debe pesar menos de ${limit}.`;
export const eachTooLarge = (limit: string) => `Cada archivo debe pesar menos de ${limit}.`;
export const mostImages = (most: number) => `Se permiten como máximo ${most} fotos de muestra.`;
export const upToImages = (most: number) => `Puede subir hasta ${most} fotos de muestra.`;
export const kindsOf = (first: string, last: string) => `${first} o ${last}`;
export const limits = (kinds: string, limit: string) =>
  `${kinds}, hasta ${limit}. Las fotos más grandes se reducen.`;
export const limitsEach = (kinds: string, limit: string) =>
  `${kinds}, hasta ${limit} cada una. Las fotos más grandes se reducen.`;
export const videoType = 'Por favor, elija un video .mp4 o .webm.';
export const videoTooLarge = (limit: string) => `El video debe pesar menos de ${limit}.`;
export const saving = 'Guardando su perfil…';
export const uploadingFile = (name: string) => `Subiendo ${name}`;
export const uploading = 'Subiendo…';
export const folder = 'Eso es una carpeta. Por favor, elija las fotos que tiene dentro.';
export const oneOnly = 'Aquí cabe una sola foto. Por favor, elija una.';
export const notAFile =
  'Eso no es un archivo de foto. Guárdelo primero en su dispositivo y elíjalo aquí.';
export const nothingToPaste = 'No hay ninguna foto para pegar. Copie una primero.';
export const pasteRefused = 'Su navegador no comparte el portapapeles. Presione Ctrl+V aquí.';
export const cannotAdjust =
  'No se pudo cargar la herramienta. Revise su conexión e intente de nuevo.';
export const ready = 'Foto lista.';
export const removed = 'Foto quitada.';
export const adjusted = 'Foto ajustada.';
export const nowAt = (place: number, count: number) => `Ahora es la foto ${place} de ${count}.`;
export const countOf = (count: number, most: number) => `${count} de ${most}`;
export const paste = 'Pegar';
export const keepOne = 'Conservar la foto actual';
export const keepMany = 'Conservar las fotos actuales';
export const dismiss = 'Cerrar';
export const chooseOne = 'Elija una foto';
export const chooseMany = 'Elija fotos';
export const addOne = 'Agregue una foto';
export const dropHere = ', o suelte o pegue aquí';
export const preview = (label: string) => `${label}: vista previa`;
export const previewOf = (label: string, place: number, count: number) =>
  `${label}: vista previa ${place} de ${count}`;
export const replace = 'Cambiar';
export const adjust = 'Ajustar';
export const remove = 'Quitar';
export const moveEarlier = (place: number) => `Mover antes: foto ${place}`;
export const moveLater = (place: number) => `Mover después: foto ${place}`;
export const adjustOne = (place: number) => `Ajustar foto ${place}`;
export const removeOne = (place: number) => `Quitar foto ${place}`;
export const adjustTitle = 'Ajustar la foto';
export const cancel = 'Cancelar';
export const apply = 'Aplicar';
export const cannotChange = 'Este navegador no puede cambiar esta foto. Se enviará tal como está.';
export const turnLeft = 'Girar a la izquierda';
export const turnRight = 'Girar a la derecha';
export const zoom = 'Zoom';
export const shape = 'Forma';
export const stage = 'Foto bajo su marco';
export const byTouch = 'Arrastre para mover, pellizque para ampliar.';
export const byMouse = 'Arrastre o use las flechas para mover, + y − para ampliar, R para girar.';
