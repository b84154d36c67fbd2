export const title = 'Seguridad';
export const about = 'Su segundo factor.';
export const signingInAs = 'Para entrar como';
export const asksFor =
  'se pide su contraseña y, con un segundo factor, un código de una aplicación de su celular.';
export const setUpFirst = 'Configure primero su segundo factor';
export const whyFirst =
  'El equipo de este directorio cuida los datos de otras personas. Todo lo demás se abre en cuanto esto esté hecho.';
export const isOn = 'Su segundo factor está activado';
export const onSince = (when: string, left: number) =>
  `Desde el ${when}. ${left === 1 ? 'Queda 1 código' : `Quedan ${left} códigos`} de recuperación.`;
export const makeNewSoon =
  'Haga pronto códigos de recuperación nuevos: sin su dispositivo y sin un código, nadie puede dejarle entrar desde esta página.';
export const newCodes = 'Códigos de recuperación nuevos';
export const newCodesNote = 'Diez nuevos. Los que tiene dejan de servir entonces.';
export const makeNewCodes = 'Hacer códigos nuevos';
export const anotherDevice = 'Otro dispositivo';
export const anotherNote =
  'El dispositivo que tiene ahora sirve hasta que el nuevo haya dado su primer código.';
export const setUpAnother = 'Configurar otro dispositivo';
export const turnItOff = 'Desactivarlo';
export const turnOffNote = 'Es posible porque esta es una cuenta de la demostración.';
export const turnOff = 'Desactivar';
export const isOff = 'Su segundo factor está desactivado';
export const needApp =
  'Necesita una aplicación de autenticación en su celular, como Aegis, FreeOTP, Google Authenticator o el gestor de contraseñas que ya usa. Toma un minuto.';
export const setItUp = 'Configurarlo';
export const addToApp = 'Agréguelo a su aplicación';
export const scan = '1. Escanee esto con su aplicación de autenticación';
export const qrAlt = 'Código QR con su clave; la misma clave está abajo en letras';
export const noCamera = '¿No tiene cámara? Escriba esta clave en la aplicación:';
export const enterAppCode = '2. Escriba el código que muestra la aplicación';
export const code = 'Código';
export const checking = 'Comprobando...';
export const turnOn = 'Activar';
export const keepCodes = 'Guarde estos códigos de recuperación';
export const keepCodesNote =
  'Cada uno le deja entrar una vez cuando no tiene su dispositivo. Se muestran solo esta vez: imprímalos o guárdelos en un gestor de contraseñas, no en el mismo dispositivo.';
export const codesCopied = 'Códigos de recuperación copiados.';
export const notCopied = 'No se pudo copiar. Anótelos.';
export const copy = 'Copiar';
export const print = 'Imprimir';
export const nowOn =
  'Su segundo factor está activado. Se cerró la sesión en los demás dispositivos.';
export const nowOff = 'Su segundo factor está desactivado.';
export const codesReady =
  'Sus códigos de recuperación nuevos están listos. Los anteriores ya no sirven.';
export const setupGone = 'Esta clave ya venció. Empiece de nuevo.';
export const notOn = 'Su segundo factor no está activado.';
export const must =
  'El equipo de este directorio necesita un segundo factor. En su lugar puede configurar un dispositivo nuevo.';
