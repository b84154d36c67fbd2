export const invitationSubject = (name: string, site: string) => `${name} aparece en ${site}`;
export const invitationHeading = (site: string) => `La gente lo puede encontrar en ${site}`;
export const invitationPreview = 'Reclame su perfil gratis o haga que se quite.';
export const invitationNews = (name: string, site: string) =>
  `Agregamos a ${site} un perfil de ${name}, para que quienes lo necesitan puedan llamarle. Es gratis y seguirá siéndolo.`;
export const invitationClaim =
  '¿Es suyo? Reclámelo y usted decide lo que dice: sus palabras, fotos y horario. Los mensajes de los visitantes le llegarán a usted.';
export const claimIt = 'Reclamar el perfil';
export const invitationTakeDown =
  '¿Prefiere no aparecer? El botón abre una página donde lo confirma; entonces el perfil desaparece al instante.';
export const takeItDown = 'Quitarlo';
export const standsOnProfile = (site: string) =>
  `Recibe este correo porque esta dirección está en un perfil de ${site} que nadie había reclamado.`;
export const takeDownSubject = (name: string, site: string) => `Quitar a ${name} de ${site}`;
export const takeDownHeading = 'Quitar el perfil';
export const takeDownNews = (name: string, site: string) =>
  `Alguien pidió que ${name} deje de aparecer en ${site}. Si es lo que usted quiere, toque el botón y confírmelo en la página que se abre: entonces el perfil desaparece al instante.`;
export const takeDownOtherwise = 'Si usted no lo pidió, ignore este correo: no cambia nada.';
export const claimedSubject = (name: string, site: string) =>
  `El perfil de ${name} en ${site} fue reclamado`;
export const claimedHeading = 'El perfil es suyo';
export const claimedNews = (name: string, when: string) =>
  `Usted reclamó el perfil de ${name}: ${when}. De ahora en adelante entra con esta dirección. Revíselo: ¿está todo bien?`;
export const elsewhereHeading = 'El perfil fue reclamado';
export const elsewhereNews = (name: string, when: string) =>
  `Alguien nos demostró que el perfil de ${name} es suyo (${when}) y de ahora en adelante entra con otra dirección. ¿Fue usted? Entonces no tiene que hacer nada.`;
export const elsewhereNotYou = (address: string) =>
  `Si no fue usted y cree que es un error, escriba a ${address} desde esta dirección.`;
export const acceptedSubject = (name: string, site: string) =>
  `Aceptamos su reclamo de ${name} en ${site}`;
export const acceptedHeading = 'El perfil es suyo';
export const acceptedNews = (name: string, profile: string) =>
  `Hola, ${name}: nuestro equipo miró su reclamo y el perfil de ${profile} es suyo. Elija una contraseña y podrá entrar.`;
export const choosePassword = 'Elegir una contraseña';
export const acceptedOtherwise = 'Si usted no lo reclamó, ignore este correo: no cambia nada.';
export const refusedSubject = (name: string, site: string) => `Su reclamo de ${name} en ${site}`;
export const refusedHeading = 'No pudimos aceptar su reclamo';
export const refusedNews = (name: string, profile: string) =>
  `Hola, ${name}: nuestro equipo miró su reclamo del perfil de ${profile} y no pudo aceptarlo. Este es el motivo:`;
export const claimedWith = (site: string) =>
  `Recibe este correo porque desde esta dirección se reclamó un perfil en ${site}.`;

export const letterGreeting = (name: string) => `Para ${name}`;
export const letterNews = (site: string, descriptor: string) =>
  `Usted aparece en ${site}, ${descriptor}, para que quienes lo necesitan puedan encontrarlo y llamarle. Es gratis y seguirá siéndolo.`;
export const letterClaim =
  'El perfil es suyo si lo quiere: con el código de abajo lo reclama y entonces usted decide lo que dice.';
export const letterSteps =
  'Escanee el cuadro con su teléfono o abra esta dirección y escriba el código:';
export const letterCode = 'Su código';
export const letterUntil = (date: string) => `Sirve hasta el ${date}. No se lo dé a nadie más.`;
export const letterTakeDown = (address: string) =>
  `¿Prefiere no aparecer? La misma página dice cómo se quita el perfil. Preguntas: ${address}`;
