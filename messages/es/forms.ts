export const email = 'Correo';
export const password = 'Contraseña';
export const emailRequired = 'Escriba su correo.';
export const passwordRequired = 'Escriba su contraseña.';
export const emailInvalid = 'Escriba una dirección de correo válida.';
export const emailDomain = 'No se permite este dominio de correo.';
export const tooLong = (label: string, max: number) =>
  `${label}: demasiado texto (máximo ${max} caracteres).`;
export const required = (label: string) => `Complete este dato: ${label}.`;
export const codeInvalid = 'El código de verificación no es válido.';
export const codeNotSent = 'No se pudo enviar el código de verificación.';
export const codeCanceled = 'Verificación cancelada.';
