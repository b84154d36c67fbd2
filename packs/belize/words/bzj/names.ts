import type { BusinessCategory, SpecialistCategory } from '../../categories.ts';
import type { Language } from '../../languages.ts';
import type { District, Location } from '../../places.ts';

/** `Intl` knows no Kriol: English dates with the words below. */
export const locale = 'en-GB';

export const country = 'Bileez';

export const categories: Record<SpecialistCategory | BusinessCategory, string> = {
  'Technology and IT': 'Teknalaji ahn IT',
  'Design and Creative': 'Dizain ahn Kriyaytiv Werk',
  'Writing and Content': 'Raitin ahn Kantent',
  'Marketing and Sales': 'Maakitin ahn Saylz',
  'Business and Finance': 'Bizniz ahn Fainans',
  'Education and Training': 'Edikayshan ahn Chraynin',
  'Health and Wellness': 'Helt ahn Welnis',
  'Legal and Administrative': 'Leegal ahn Aafis Werk',
  Engineering: 'Injineerin',
  'Hospitality and Event Planning': 'Haaspitaliti ahn Ivent Planin',
  'Trades and Manual Labor': 'Chrayd ahn Han Werk',
  'Retail and E-commerce': 'Shap ahn Onlain Saylz',
  'Transportation and Logistics': 'Chranspoat ahn Dilivri',
  'Food and Beverage': 'Food ahn Jrink',
  'Professional Services': 'Prafeshanal Servis',
  'Construction and Real Estate': 'Bildin, Lan ahn Hows',
  'Marketing and Media': 'Maakitin ahn Meedya',
  'Hospitality and Tourism': 'Haaspitaliti ahn Toorizm',
  'Trades and Home Services': 'Chrayd ahn Hows Servis',
  'Entertainment and Events': 'Entataynment ahn Ivent',
  Automotive: 'Kyaar ahn Chrok',
  'Manufacturing and Industry': 'Manyufakcha ahn Indoschri',
  'Finance and Insurance': 'Fainans ahn Inshurans',
  'Arts and Creative Services': 'Aat ahn Kriyaytiv Servis',
  'Environmental and Sustainability': 'Invairament ahn Naycha',
  'Nonprofits and Community Services': 'Naanprafit ahn Komyooniti Servis',
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

export const days = {
  Monday: 'Mondeh',
  Tuesday: 'Chuuzdeh',
  Wednesday: 'Wenzdeh',
  Thursday: 'Terzdeh',
  Friday: 'Fraideh',
  Saturday: 'Satdeh',
  Sunday: 'Sondeh',
  January: 'Janyuweri',
  February: 'Febyuweri',
  March: 'Maach',
  April: 'Aypril',
  June: 'Joon',
  July: 'Julai',
  August: 'Aagos',
  September: 'Septemba',
  October: 'Aktoaba',
  November: 'Novemba',
  December: 'Disemba',
};
