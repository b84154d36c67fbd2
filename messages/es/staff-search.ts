export const title = 'Palabras de búsqueda';
export const description = 'El equipo cuida las palabras que entiende la búsqueda.';
export const lead =
  'Qué escribe la gente, cómo lo llaman los especialistas y negocios y a qué oficio lleva. Los cambios valen en dos segundos.';
export const save = 'Guardar';

export const misses = 'Búsquedas sin resultados';
export const mostOf = (count: number, total: number) => `Las ${count} más frecuentes de ${total}.`;
export const mostFirst = 'Las más frecuentes primero.';
export const noMisses = 'Todos encontraron algo';
export const times = (count: number) => (count === 1 ? 'una vez' : `${count} veces`);
export const among = {
  specialist: 'entre especialistas',
  business: 'entre negocios',
  both: 'en una oración',
};
export const last = 'la última vez el';
export const addToTrade = 'Agregar a un oficio…';
export const makeSynonym = 'Hacerla sinónimo de…';
export const dismiss = 'Descartar';
export const dismissOne = (query: string) => `Descartar ${query}`;

export const trades = 'Oficios';
export const tradesNote =
  'Qué dice quien necesita un oficio. Busque una palabra para ver adónde lleva.';
export const findTrades = 'Buscar oficios';
export const tradeOrWords = 'Oficio, o lo que dice la gente';
export const foundTrades = (total: number, shown: number) =>
  `${total === 1 ? '1 oficio' : `${total} oficios`}${total > shown ? `, los primeros ${shown}` : ''}`;
export const noTradeWith = (word: string) => `Ningún oficio con “${word}”`;
export const addTrade = 'Agregar un oficio';
export const tradeName = 'Su nombre en inglés';
export const category = 'Categoría';
export const addPhrase = 'Agregar una frase';
export const takePhrase = 'Quitar una frase';
export const takeAway = 'Quitar';
export const phrase = 'Frase';
export const takeTrade = 'Quitar el oficio';
export const peopleSay = 'Qué dice la gente';
export const peopleSayHint = 'En cualquier idioma: “sink leaks”, “se me tapó el inodoro”.';
export const trade = 'Oficio';
export const changed = 'Cambiado por el equipo';
export const changedNote = 'Todo lo demás está como en la lista propia del país.';
export const newTrade = (name: string, group: string) => `${name}, oficio nuevo en ${group}`;
export const takenTrade = (name: string) => `${name}, quitado`;
export const leadsTo = (said: string, name: string) => `“${said}” lleva a ${name}`;
export const leadsNoMore = (said: string, name: string) => `“${said}” ya no lleva a ${name}`;
export const undo = 'Deshacer';
export const undoOne = (line: string) => `Deshacer: ${line}`;

export const addSynonym = 'Agregar un sinónimo';
export const peopleType = 'Qué escribe la gente';
export const providersWrite = 'Qué escriben los especialistas y negocios';
export const severalHint = 'Varias, con comas entre ellas.';
export const add = 'Agregar';
export const synonyms = 'Sinónimos';
export const findSynonyms = 'Buscar sinónimos';
export const eitherSide = 'Palabra de cualquier lado';
export const counted = ['sinónimo', 'sinónimos'] as const;
export const noSynonymWith = (word: string) => `Ningún sinónimo con “${word}”`;
export const noSynonyms = 'Todavía no hay sinónimos';
export const change = 'Cambiar';
export const remove = 'Quitar';
export const removeOne = (term: string) => `Quitar ${term}`;

export const termMissing = 'Escriba lo que escribe la gente.';
export const meansMissing = 'Escriba al menos una palabra que usan los especialistas y negocios.';
export const sayMissing = 'Escriba lo que dice la gente.';
export const mostCharacters = (most: number) => `Como máximo ${most} caracteres.`;
export const mostWords = (most: number) => `Como máximo ${most} palabras: la búsqueda no ve más.`;
export const mostMeanings = (most: number) => `Como máximo ${most}, con comas entre ellas.`;
export const mostEach = (most: number) =>
  `Como máximo ${most} caracteres cada una, con comas entre ellas.`;
export const oneAtATime = 'Una a la vez, sin comas.';

export const synonymAdded = 'Desde ahora la búsqueda lo entiende.';
export const synonymChanged = 'El significado está cambiado, y ya vale.';
export const synonymRemoved = 'El sinónimo está quitado.';
export const synonymGone = 'Este sinónimo ya no existe.';
export const synonymTaken = 'Ya hay una entrada para esto. Cambie esa.';
export const dismissed = 'La búsqueda está descartada. Vuelve si la gente sigue buscando eso.';
export const missGone = 'Esta búsqueda ya no está en la lista.';
export const phraseAdded = 'Desde ahora, quien lo diga llega a este oficio.';
export const phraseTaken = 'La frase ya no lleva allí.';
export const tradeAdded = 'El oficio está agregado. Ahora diga qué pide quien lo necesita.';
export const tradeTaken = 'El oficio está quitado.';
export const undone = 'El cambio está deshecho.';
export const changeGone = 'Este cambio ya no existe.';
export const noTrade = 'Elija un oficio de la lista.';
export const noCategory = 'Elija una categoría de la lista.';
export const tradeKnown = 'Ya hay un oficio con este nombre.';
export const phraseKnown = 'Este oficio ya la conoce.';
export const phraseUnknown = 'Este oficio no la conoce.';
export const ownName = 'Un oficio conserva su nombre.';
