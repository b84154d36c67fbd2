export const title = 'Denuncias';
export const description = 'Aquí el equipo decide sobre las denuncias.';
export const lead =
  'Primero las urgentes, luego las que más esperan. Lo denunciado sigue visible hasta que usted decida.';
export const noneOpen = 'No hay denuncias abiertas';
export const nothingToComplain = 'Los visitantes no tienen de qué quejarse.';
export const pages = 'Páginas de denuncias';
export const urgent = 'Urgente';
export const veryUrgent = 'Muy urgente';
export const reports = (count: number) => (count === 1 ? '1 denuncia' : `${count} denuncias`);
export const waitingFor = (time: string) => `espera desde hace ${time}`;
export const upheldBefore = (count: number) =>
  count === 1 ? '1 aceptada antes' : `${count} aceptadas antes`;
export const dismissedBefore = (count: number) =>
  count === 1 ? '1 desestimada antes' : `${count} desestimadas antes`;
export const noEmail = 'Sin correo';
export const profileOf = 'Perfil de ';
export const reviewBy = 'Reseña de ';
export const onProvider = ' sobre ';
export const suspendedAlready = 'Ya suspendido';
export const notListed = 'No publicado';
export const removedAlready = 'Ya retirada';

export const dismiss = 'Desestimar';
export const upholdAndRemove = 'Aceptar y retirar';
export const upholdAndSuspend = 'Aceptar y suspender';
export const removeReview = 'Retirar la reseña';
export const suspendProfile = 'Suspender el perfil';
export const whySuspended = (name: string) => `Por qué se suspende el perfil de ${name}`;
export const providerReadsIt = 'El dueño del perfil lo lee.';
export const reason = 'Motivo';
export const reasonMissing = 'Diga por qué: se le comunica al dueño del perfil.';
export const decidedMeanwhile = 'Mientras tanto, otra persona decidió sobre estas denuncias.';
export const dismissed = 'Las denuncias se desestimaron. Nada cambia para el perfil.';
export const suspended = 'El perfil está suspendido y su dueño sabe por qué.';

export const askToCheck = 'Pedir que lo revise';
export const whatToCheck = (name: string) => `Qué debería revisar ${name}`;
export const checkHint = 'La persona del perfil lo lee en un correo y en su panel.';
export const question = 'Pregunta';
export const questionMissing = 'Diga qué debería revisar.';
export const sendQuestion = 'Enviar la pregunta';
export const asked = 'Se lo hemos pedido. Las denuncias siguen abiertas hasta que usted decida.';
export const askedAlready = 'Ya se le ha pedido.';
export const nobodyToAsk = 'Nadie ha reclamado este perfil: no hay a quién preguntar.';
export const hideNumber = 'Ocultar el número hasta que se confirme';
export const numberHidden =
  'Los visitantes ya no ven el número. Se ha pedido que lo confirme o lo corrija.';
export const hiddenAlready = 'No hay ningún número que los visitantes vean.';
export const waitingTag = 'Se le ha pedido revisar';
export const hiddenTag = 'Número oculto';
export const answeredSince = 'Desde entonces se han confirmado los datos:';
export const stillAsked = 'Pedido, y sin respuesta todavía';
export const waitingNote =
  'A quienes se les pidió revisar. Cuando confirman o corrigen, salen de esta lista y recibimos un correo.';
export const askedOn = 'Pedido';
export const hiddenOn = 'Número oculto';
export const withdraw = 'Retirar la pregunta';
export const showNumber = 'Mostrar el número de nuevo';
export const withdrawn = 'La pregunta está retirada, y se le ha avisado.';
export const numberShown = 'Los visitantes ven el número de nuevo, y se le ha avisado.';
export const nothingAsked = 'Ya no hay nada pedido.';
export const shownAlready = 'Los visitantes ya ven el número.';
