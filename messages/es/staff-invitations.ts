export const title = 'Invitaciones';
export const description = 'Aquí el equipo invita a especialistas y negocios.';
export const lead =
  'Un enlace al formulario de registro con el lugar y la categoría ya puestos: para compartir, para imprimir como afiche o por correo a una lista de personas.';
export const invite = 'Invitar';
export const whom = 'Para quién';
export const anybody = 'Para todos';
export const ofKind = { specialist: 'Especialistas', business: 'Negocios' };
export const ofCategory = {
  specialist: (category: string) => `Especialistas: ${category}`,
  business: (category: string) => `Negocios: ${category}`,
};
export const place = 'Lugar';
export const anyPlace = 'Cualquier lugar';
export const language = 'Idioma';
export const list = 'Direcciones de correo (opcional)';
export const listHint = (most: number) =>
  `Una persona por línea: la dirección, o “nombre, dirección”. Cada una recibe por correo su propio enlace, una sola vez. Como máximo ${most}. Déjelo vacío para un solo enlace que todos pueden usar.`;
export const note = 'Nota (opcional)';
export const noteHint = 'Solo la ve el equipo: dónde cuelga el afiche, de quién es la lista.';
export const chooseAgain = 'Elija de la lista, por favor.';
export const linkMade = 'El enlace está listo: es el primero de la lista de abajo.';
export const madeAlready = 'Este enlace ya se creó.';
export const listTooLong = (most: number) =>
  `Son más de ${most} caracteres. Envíelo por partes, por favor.`;
export const linesWrong = (lines: readonly number[]) =>
  lines.length === 1
    ? `La línea ${lines[0]} no tiene exactamente una dirección de correo. Todavía no se invitó a nadie.`
    : `${lines.length} líneas no tienen exactamente una dirección de correo; las primeras: ${lines.slice(0, 5).join(', ')}. Todavía no se invitó a nadie.`;
export const tooMany = (count: number, most: number) =>
  `Son ${count} personas. Invite como máximo a ${most} a la vez.`;
export const invited = (count: number) => {
  if (count === 0) return 'No se invitó a nadie nuevo.';
  return count === 1 ? 'Va en camino 1 invitación.' : `Van en camino ${count} invitaciones.`;
};
export const repeated = (count: number) => `${count} repetidas en la lista`;
export const here = (count: number) => `${count} que ya están aquí`;
export const before = (count: number) => `${count} invitadas antes`;
export const andMore = (count: number) => ` y ${count} más`;
export const filter = 'Buscar invitaciones';
export const search = 'Correo, nombre o nota';
export const state = 'Estado';
export const states = {
  '': 'Todas',
  links: 'Enlaces abiertos',
  mailed: 'Por correo',
  used: 'Alguien vino',
  ended: 'Terminadas',
};
export const counted = ['invitación', 'invitaciones'] as const;
export const none = 'Ninguna invitación';
export const noneHint =
  'Cree un enlace arriba, cuélguelo como afiche o pegue una lista de personas.';
export const nobodyCame = 'Todavía no vino nadie';
export const came = (count: number) => (count === 1 ? 'Vino 1' : `Vinieron ${count}`);
export const isEnded = 'Terminada';
export const toBeMailed = 'Correo en camino';
export const mailed = 'Enviada';
export const made = 'Creada';
export const whoCame = 'Quién vino';
export const copyLink = 'Copiar el enlace';
export const linkCopied = 'Enlace copiado.';
export const copyThis = (link: string) => `Copie este enlace: ${link}`;
export const poster = 'Afiche';
export const end = 'Terminar';
export const ended =
  'El enlace terminó. Quien lo siga todavía puede registrarse, pero no se cuenta.';
export const endedAlready = 'Este enlace ya había terminado.';
export const forget = 'Olvidar la dirección';
export const forgotten = 'La dirección está olvidada y su enlace terminó.';
export const forgottenAlready = 'Esta dirección ya estaba olvidada.';
export const posterTitle = 'Afiche';
export const posterDescription = 'Un afiche con un código que lleva al formulario de registro.';
export const posterNote =
  'Una página para el mercado, la alcaldía o el mostrador de una tienda. Habla el idioma de la invitación.';
