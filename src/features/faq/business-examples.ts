import type { BusinessCategory } from '#features/profiles/categories.rules.ts';

type FourExamples = readonly [string, string, string, string];

/** Four kinds of business of each sector. */
export const BUSINESS_EXAMPLES: Record<BusinessCategory, FourExamples> = {
  'Technology and IT': [
    'Software company',
    'Computer repair shop',
    'Phone repair shop',
    'Internet and network installer',
  ],
  'Retail and E-commerce': ['Supermarket', 'Hardware store', 'Clothing shop', 'Online shop'],
  'Food and Beverage': ['Restaurant', 'Bakery', 'Bar', 'Catering company'],
  'Health and Wellness': ['Medical clinic', 'Dental clinic', 'Pharmacy', 'Spa'],
  'Professional Services': ['Law firm', 'Accounting firm', 'Consultancy', 'Translation office'],
  'Construction and Real Estate': [
    'Building contractor',
    'Architecture firm',
    'Real estate agency',
    'Block yard',
  ],
  'Education and Training': ['School', 'Tutoring center', 'Driving school', 'Language school'],
  'Marketing and Media': [
    'Advertising agency',
    'Radio station',
    'Print shop',
    'Video production company',
  ],
  'Transportation and Logistics': [
    'Taxi company',
    'Water taxi',
    'Shuttle service',
    'Freight company',
  ],
  'Hospitality and Tourism': ['Hotel', 'Guesthouse', 'Tour operator', 'Dive shop'],
  'Trades and Home Services': [
    'Plumbing company',
    'Electrical contractor',
    'Cleaning company',
    'Pest control',
  ],
  'Entertainment and Events': [
    'Event hall',
    'Sound and lights rental',
    'Nightclub',
    'Party rental',
  ],
  Automotive: ['Mechanic shop', 'Tire shop', 'Car wash', 'Parts store'],
  'Manufacturing and Industry': [
    'Furniture maker',
    'Water bottler',
    'Garment maker',
    'Food processor',
  ],
  'Finance and Insurance': ['Credit union', 'Insurance agency', 'Bank', 'Money transfer office'],
  'Arts and Creative Services': [
    'Art gallery',
    'Photo studio',
    'Recording studio',
    'Craft workshop',
  ],
  'Environmental and Sustainability': [
    'Solar installer',
    'Recycling depot',
    'Tree nursery',
    'Environmental consultancy',
  ],
  'Nonprofits and Community Services': ['Charity', 'Youth club', 'Church group', 'Animal rescue'],
};
