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
