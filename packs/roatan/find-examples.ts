/** What somebody might need, in the languages that are spoken. */
export const FIND_EXAMPLES = [
  {
    language: 'English',
    code: 'en',
    sentences: ['Learn to dive in West End', 'Fridge stopped cooling', 'Boat captain on Utila'],
  },
  {
    language: 'Español',
    code: 'es',
    sentences: ['Se me tapó el inodoro', 'Dentista el sábado en Coxen Hole', 'Pastel de boda'],
  },
] as const;
