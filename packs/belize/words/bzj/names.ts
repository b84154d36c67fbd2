import type { BusinessCategory, SpecialistCategory } from '../../categories.ts';
import type { Language } from '../../languages.ts';
import type { District, Location } from '../../places.ts';

/** `Intl` does not know Kriol: English dates with the words below. */
export const locale = 'en-GB';

export const country = 'Bileez';

/** What is warned of there. */
export const storm = 'herikayn er flod';

export const categories: Record<SpecialistCategory | BusinessCategory, string> = {
  'Technology and IT': 'Teknalaji ahn IT',
  'Design and Creative': 'Dizain ahn kriyaytiv werk',
  'Writing and Content': 'Raitin ahn kantent',
  'Marketing and Sales': 'Maakitin ahn saylz',
  'Business and Finance': 'Bizniz ahn fainans',
  'Education and Training': 'Edikayshan ahn chraynin',
  'Health and Wellness': 'Helt ahn welnis',
  'Legal and Administrative': 'Leegal ahn aafis werk',
  Engineering: 'Injineerin',
  'Hospitality and Event Planning': 'Haaspitaliti ahn ivent planin',
  'Trades and Manual Labor': 'Chrayd ahn han werk',
  'Retail and E-commerce': 'Shap ahn onlain saylz',
  'Transportation and Logistics': 'Chranspoat ahn dilivri',
  'Food and Beverage': 'Food ahn jrink',
  'Professional Services': 'Prafeshanal servis',
  'Construction and Real Estate': 'Bildin, lan ahn hows',
  'Marketing and Media': 'Maakitin ahn meedya',
  'Hospitality and Tourism': 'Haaspitaliti ahn toorizm',
  'Trades and Home Services': 'Chrayd ahn hows servis',
  'Entertainment and Events': 'Entataynment ahn ivent',
  Automotive: 'Kyaar ahn chrok',
  'Manufacturing and Industry': 'Manyufakcha ahn indoschri',
  'Finance and Insurance': 'Fainans ahn inshurans',
  'Arts and Creative Services': 'Aat ahn kriyaytiv servis',
  'Environmental and Sustainability': 'Invairament ahn naycha',
  'Nonprofits and Community Services': 'Naanprafit ahn komyooniti servis',
};

/** Those that are called otherwise than in English. */
export const places: Partial<Record<District | Location, string>> = {
  Belize: 'Bileez',
  'Belize City': 'Bileez Siti',
  'Orange Walk': 'Aarinj Waak',
  'Stann Creek': 'Stann Kreek',
  'Caye Caulker': 'Kee Kaaka',
};

export const languages: Record<Language, string> = {
  English: 'Inglish',
  Spanish: 'Spanish',
  Kriol: 'Kriol',
  Garifuna: 'Garifuna',
  "Q'eqchi'": 'Q’eqchi’',
  Mopan: 'Mopan',
  Yucatec: 'Yucatec',
  Plautdietsch: 'Plautdietsch',
  German: 'Jaaman',
  Mandarin: 'Mandarin',
  Hindi: 'Hindi',
  French: 'French',
  'Sign language': 'Sain langwij',
};
