export const title = 'Duplicados';
export const description =
  'Perfiles que parecen de la misma persona o negocio, y cómo se vuelven uno.';
export const lead =
  'Perfiles que parecen de la misma persona o negocio, primero los más probables. Los buscamos cada noche y después de cada importación.';
export const titleOf = (name: string) => `Duplicados de ${name}`;
export const leadOf = 'Quién más en el directorio puede ser el mismo, en este momento.';
export const pair = 'par';
export const pairs = 'pares';
export const none = 'No hay duplicados';
export const noneHint =
  'Nadie se parece a nadie. Los pares que usted marcó como dos distintos no vuelven.';
export const likely = (score: number) => `${score} % probable`;
export const reasons = {
  phone: 'mismo teléfono',
  phoneNearly: 'casi el mismo teléfono',
  email: 'mismo correo',
  name: 'mismo nombre',
  nameNearly: 'nombre parecido',
  place: 'mismo lugar',
  address: 'misma dirección',
  trade: 'mismo oficio',
  text: 'textos parecidos',
};
export const kinds = { specialist: 'Especialista', business: 'Negocio' };
export const unclaimed = 'sin reclamar';
export const compare = 'Comparar';
export const areTwo = 'Son dos distintos';
export const both = (one: string, other: string) => `${one} y ${other}`;
export const lately = 'Unidos hace poco';
export const latelyNote = (days: number) => `Una unión se puede deshacer durante ${days} días.`;
export const became = (name: string) => `${name} pasó a ser parte de`;
export const undo = 'Deshacer';
export const undoMerge = 'Deshacer la unión';
export const comesBack = 'Vuelve: los dos perfiles como estaban, con sus fotos, accesos y reseñas.';
export const staysThere =
  'Se queda con el que se conservó: reseñas y denuncias escritas desde entonces, y las visitas de los dos días antes de la unión.';
export const notBack = 'No vuelve: las sesiones que tenían abiertas.';
export const changedSince = 'El perfil se cambió desde entonces. Estos cambios se pierden.';

export const pairTitle = 'Comparar dos perfiles';
export const pairDescription = 'Dos perfiles lado a lado, campo por campo.';
export const pairLead = 'Elija lo correcto, campo por campo. Lo más probable ya está elegido.';
export const whichStays = '¿Cuál se queda?';
export const loginStays = 'El acceso del que se queda sigue funcionando; el otro termina.';
export const nobodySignsIn = 'Nadie entra';
export const counted = (reviews: number, views: number) =>
  [
    reviews && (reviews === 1 ? '1 reseña' : `${reviews} reseñas`),
    views && (views === 1 ? '1 visita' : `${views} visitas`),
  ]
    .filter(Boolean)
    .join(', ') || 'Todavía sin reseñas ni visitas';
export const confirmed = 'Confirmado';
export const open = 'Abrir el perfil';
export const whichIsRight = '¿Qué es lo correcto?';
export const allAlike = 'Los dos dicen lo mismo en todo.';
export const sameInBoth = (labels: string) => `Igual en los dos: ${labels}.`;
export const facts = 'Horario, precio, idiomas y más';
export const otherLanguages = 'Textos en otros idiomas';
export const on = 'Activado';
export const off = 'Desactivado';
export const nothing = 'nada';
export const picture = (index: number) => `Foto ${index}`;
export const whatHappens = 'Qué pasa';
export const reviewsTogether = (count: number) =>
  count === 0
    ? 'Las denuncias y las cifras cuentan juntas.'
    : `Las reseñas (${count}), las denuncias y las cifras cuentan juntas. De dos reseñas de una persona queda la más nueva.`;
export const addressLeadsOn = 'La dirección del otro lleva al que se queda.';
export const otherLogin =
  'Quien entra con el otro ya no puede hacerlo, y recibe un correo que se lo dice.';
export const canBeUndone = (days: number) => `Se puede deshacer durante ${days} días.`;
export const merge = 'Hacer uno de los dos';

export const merged = (name: string) => `Listo: ahora hay un solo perfil, ${name}.`;
export const saidDifferent = 'Son dos distintos. Este par no vuelve.';
export const undone = (name: string) => `La unión está deshecha. ${name} volvió.`;
export const chooseStays = 'Por favor elija cuál se queda.';
export const claimedStays = 'Se queda el que alguien usa para entrar.';
export const sameProfile = 'Es uno y el mismo perfil.';
export const oneIsGone = 'Uno de los dos perfiles ya no existe.';
export const changedMeanwhile =
  'Uno de los perfiles se cambió mientras tanto. Por favor véalos de nuevo.';
export const decideFirst =
  'El perfil que se queda tiene un cambio que espera una decisión. Por favor decida primero sobre él.';
export const cannotUndo = 'Esta unión ya no se puede deshacer.';
