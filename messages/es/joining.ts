export const roles = { reviewer: 'Revisor', editor: 'Editor', admin: 'Administrador' };
/** What staff may do, in the words of the list of roles and of mails. */
export const duties = {
  approval: 'aprobar o rechazar perfiles',
  reports: 'decidir sobre las denuncias',
  reviews: 'quitar reseñas',
  inbox: 'contestar mensajes',
  'own security': 'configurar su propio segundo factor',
  featured: 'elegir los destacados',
  'search words': 'enseñar palabras nuevas a la búsqueda',
  'adding profiles': 'agregar perfiles de otras personas',
  import: 'importar perfiles desde archivos',
  invitations: 'invitar a especialistas y negocios',
  claims: 'decidir sobre los reclamos de perfiles',
  duplicates: 'unir duplicados',
  accounts: 'buscar cuentas y enviar códigos',
  'account standing': 'cerrar sesiones, suspender y borrar cuentas',
  staff: 'invitar al equipo y cambiar roles',
  settings: 'cambiar la configuración',
  mailings: 'escribir a todos los especialistas y negocios',
  log: 'leer el registro',
  numbers: 'ver las cifras',
};
export const also = (before: string) => `Como ${before}, y además:`;

export const title = (site: string) => `Únase al equipo de ${site}`;
export const about = 'Elija una contraseña para su cuenta del equipo.';
export const greeting = 'Qué bueno tenerle.\nTome asiento.';
export const invitedAs = (role: string, site: string) =>
  `Le invitan a trabajar en ${site}. Su rol: ${role}.`;
export const password = 'Elija una contraseña';
export const join = 'Unirme';
export const joining = 'Un momento...';
export const nextStep =
  'El siguiente paso es un segundo factor: un código de una aplicación de su celular. Téngalo a mano.';
export const goneTitle = 'Esta invitación ya no sirve';
export const gone = (days: number) =>
  `Ya se usó, se retiró o tiene más de ${days} días. Si ya se unió, entre a su cuenta. Si no, pida a quien le invitó que la envíe de nuevo.`;
export const logIn = 'Entrar';
export const emailTaken = 'Ya hay una cuenta con este correo. Pida otra invitación.';

export const mailSubject = (site: string) => `Le invitan al equipo de ${site}`;
export const mailHeading = (site: string) => `Ayúdenos a cuidar ${site}`;
export const mailNews = (by: string, site: string, role: string) =>
  `${by} le invita a trabajar en ${site}. Su rol: ${role}. Usted podrá:`;
export const mailButton = 'Unirme al equipo';
export const mailLifetime = (days: number) => `El enlace sirve una vez, durante ${days} días.`;
export const mailOtherwise =
  'Si no sabe de qué se trata, ignore este correo: sin el enlace no se crea ninguna cuenta.';
export const mailBecause = (site: string) =>
  `Enviado porque un administrador de ${site} escribió esta dirección.`;
export const staffBecause = (site: string) =>
  `Enviado porque esta dirección es o fue una cuenta del equipo de ${site}.`;
export const roleSubject = (site: string) => `Su rol en ${site} cambió`;
export const roleNews = (site: string, role: string) =>
  `Desde ahora su rol en ${site} es: ${role}. Usted puede:`;
export const openDesks = 'Abrir sus escritorios';
export const removedSubject = (site: string) => `Su cuenta del equipo de ${site} está cerrada`;
export const removedNews = (site: string) =>
  `Un administrador cerró su cuenta del equipo de ${site}. Se cerró la sesión en todos sus dispositivos. Gracias por su trabajo.`;
export const withdrawnSubject = (site: string) => `Se retiró su invitación a ${site}`;
export const withdrawnNews = (site: string) =>
  `Un administrador retiró su invitación al equipo de ${site}. El enlace de nuestro correo anterior ya no sirve.`;
