/** What somebody might need, in the languages that are spoken. */
export const FIND_EXAMPLES = [
  {
    language: 'English',
    code: 'en',
    sentences: ['Sink leaks in San Pedro', 'Flat tire near the airport', 'Learn to dive'],
  },
  {
    language: 'Español',
    code: 'es',
    sentences: ['Se me tapó el inodoro', 'Dentista el sábado en Belmopan', 'Pastel de boda'],
  },
  {
    language: 'Kriol',
    code: 'bzj',
    sentences: ['Mi fridge noh di freeze', 'Kot di yaad da Dangriga', 'Cheap taxi tumaaro'],
  },
] as const;
