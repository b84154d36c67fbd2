/** What people speak with their customers, most spoken first, with its code (BCP 47). */
export const LANGUAGES = {
  English: 'en',
  Spanish: 'es',
  Kriol: 'bzj',
  Garifuna: 'cab',
  "Q'eqchi'": 'kek',
  Mopan: 'mop',
  Yucatec: 'yua',
  Plautdietsch: 'pdt',
  German: 'de',
  Mandarin: 'zh',
  Hindi: 'hi',
  French: 'fr',
  'Sign language': 'sgn',
} as const;

export type Language = keyof typeof LANGUAGES;
