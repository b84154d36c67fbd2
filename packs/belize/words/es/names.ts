import type { Language } from '../../languages.ts';
import type { District, Location } from '../../places.ts';

export const locale = 'es-BZ';

export const country = 'Belice';

/** What is warned of there. */
export const storm = 'huracán o inundación';

export { categories } from '../../../shared/words/es/category-names.ts';

/** Those that are called otherwise than in English. */
export const places: Partial<Record<District | Location, string>> = {
  Belize: 'Belice',
  'Belize City': 'Ciudad de Belice',
  'Caye Caulker': 'Cayo Caulker',
  Belmopan: 'Belmopán',
};

export const languages: Record<Language, string> = {
  English: 'inglés',
  Spanish: 'español',
  Kriol: 'kriol',
  Garifuna: 'garífuna',
  "Q'eqchi'": 'q’eqchi’',
  Mopan: 'mopán',
  Yucatec: 'maya yucateco',
  Plautdietsch: 'plautdietsch',
  German: 'alemán',
  Mandarin: 'mandarín',
  Hindi: 'hindi',
  French: 'francés',
  'Sign language': 'lengua de señas',
};
