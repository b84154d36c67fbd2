/** What people speak with their customers, most spoken first, with its code (BCP 47). */
export const LANGUAGES = {
  Spanish: 'es',
  English: 'en',
  Garifuna: 'cab',
  Miskito: 'miq',
  French: 'fr',
  German: 'de',
  Italian: 'it',
  Mandarin: 'zh',
  'Sign language': 'sgn',
} as const;

export type Language = keyof typeof LANGUAGES;
