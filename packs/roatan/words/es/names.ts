import type { Language } from '../../languages.ts';
import type { District, Location } from '../../places.ts';

export const locale = 'es-HN';

export const country = 'Honduras';

/** What is warned of there. */
export const storm = 'huracán o inundación';

export { categories } from '../../../shared/words/es/category-names.ts';

/** Those that are called otherwise than in English. */
export const places: Partial<Record<District | Location, string>> = {
  Roatan: 'Roatán',
  'Utila Town': 'Pueblo de Utila',
  'Utila Cays': 'Cayitos de Utila',
  Helene: 'Santa Elena',
};

export const languages: Record<Language, string> = {
  Spanish: 'español',
  English: 'inglés',
  Garifuna: 'garífuna',
  Miskito: 'misquito',
  French: 'francés',
  German: 'alemán',
  Italian: 'italiano',
  Mandarin: 'mandarín',
  'Sign language': 'lengua de señas',
};
