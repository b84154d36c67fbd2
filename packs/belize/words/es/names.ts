import type { BusinessCategory, SpecialistCategory } from '../../categories.ts';
import type { Language } from '../../languages.ts';
import type { District, Location } from '../../places.ts';

export const locale = 'es-BZ';

export const country = 'Belice';

export const categories: Record<SpecialistCategory | BusinessCategory, string> = {
  'Technology and IT': 'Tecnología e informática',
  'Design and Creative': 'Diseño y creatividad',
  'Writing and Content': 'Redacción y contenido',
  'Marketing and Sales': 'Mercadeo y ventas',
  'Business and Finance': 'Negocios y finanzas',
  'Education and Training': 'Educación y capacitación',
  'Health and Wellness': 'Salud y bienestar',
  'Legal and Administrative': 'Legal y administrativo',
  Engineering: 'Ingeniería',
  'Hospitality and Event Planning': 'Hospitalidad y eventos',
  'Trades and Manual Labor': 'Oficios y mano de obra',
  'Retail and E-commerce': 'Comercio y ventas en línea',
  'Transportation and Logistics': 'Transporte y logística',
  'Food and Beverage': 'Comidas y bebidas',
  'Professional Services': 'Servicios profesionales',
  'Construction and Real Estate': 'Construcción y bienes raíces',
  'Marketing and Media': 'Mercadeo y medios',
  'Hospitality and Tourism': 'Hospitalidad y turismo',
  'Trades and Home Services': 'Oficios y servicios del hogar',
  'Entertainment and Events': 'Entretenimiento y eventos',
  Automotive: 'Automotriz',
  'Manufacturing and Industry': 'Manufactura e industria',
  'Finance and Insurance': 'Finanzas y seguros',
  'Arts and Creative Services': 'Artes y servicios creativos',
  'Environmental and Sustainability': 'Medio ambiente y sostenibilidad',
  'Nonprofits and Community Services': 'Organizaciones y servicios comunitarios',
};

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

export const days = {};
