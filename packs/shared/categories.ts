export const SPECIALIST_CATEGORIES = [
  'Technology and IT',
  'Design and Creative',
  'Writing and Content',
  'Marketing and Sales',
  'Business and Finance',
  'Education and Training',
  'Health and Wellness',
  'Legal and Administrative',
  'Engineering',
  'Hospitality and Event Planning',
  'Trades and Manual Labor',
  'Retail and E-commerce',
  'Transportation and Logistics',
] as const;

export const BUSINESS_CATEGORIES = [
  'Technology and IT',
  'Retail and E-commerce',
  'Food and Beverage',
  'Health and Wellness',
  'Professional Services',
  'Construction and Real Estate',
  'Education and Training',
  'Marketing and Media',
  'Transportation and Logistics',
  'Hospitality and Tourism',
  'Trades and Home Services',
  'Entertainment and Events',
  'Automotive',
  'Manufacturing and Industry',
  'Finance and Insurance',
  'Arts and Creative Services',
  'Environmental and Sustainability',
  'Nonprofits and Community Services',
] as const;

export type SpecialistCategory = (typeof SPECIALIST_CATEGORIES)[number];
export type BusinessCategory = (typeof BUSINESS_CATEGORIES)[number];
