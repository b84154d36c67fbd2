import type { BusinessCategory, SpecialistCategory } from '../../categories.ts';

/** What people of each category do for a living. */
export const specialistExamples: Record<SpecialistCategory, readonly string[]> = {
  'Technology and IT': [
    'Software Developer',
    'Web Developer',
    'IT Support Technician',
    'Phone Repair Technician',
    'Network Installer',
  ],
  'Design and Creative': [
    'Graphic Designer',
    'Photographer',
    'Videographer',
    'Interior Designer',
    'Sign Painter',
  ],
  'Writing and Content': ['Copywriter', 'Editor', 'Translator', 'Journalist', 'Résumé Writer'],
  'Marketing and Sales': [
    'Social Media Manager',
    'Sales Representative',
    'Event Promoter',
    'Market Researcher',
    'Property Sales Agent',
  ],
  'Business and Finance': [
    'Accountant',
    'Bookkeeper',
    'Tax Consultant',
    'Payroll Consultant',
    'Insurance Agent',
  ],
  'Education and Training': [
    'Tutor',
    'Language Teacher',
    'Music Teacher',
    'Swimming Instructor',
    'Driving Instructor',
  ],
  'Health and Wellness': [
    'Personal Trainer',
    'Massage Therapist',
    'Home Care Nurse',
    'Nutritionist',
    'Yoga Teacher',
  ],
  'Legal and Administrative': [
    'Virtual Assistant',
    'Justice of the Peace',
    'Paralegal',
    'Data Entry Clerk',
    'Secretary',
  ],
  Engineering: [
    'Mechanical Engineer',
    'Civil Engineer',
    'Electrical Engineer',
    'Land Surveyor',
    'Draughtsman',
  ],
  'Hospitality and Event Planning': [
    'Event Coordinator',
    'Wedding Planner',
    'Private Chef',
    'Tour Guide',
    'DJ',
  ],
  'Trades and Manual Labor': [
    'Plumber',
    'Electrician',
    'Carpenter',
    'Mason',
    'Welder',
    'Yard Man',
    'Runman',
  ],
  'Retail and E-commerce': [
    'Store Clerk',
    'Cashier',
    'Online Seller',
    'Produce Vendor',
    'Personal Shopper',
  ],
  'Transportation and Logistics': [
    'Taxi Driver',
    'Truck Driver',
    'Boat Captain',
    'Courier',
    'Mover',
    'Runman',
  ],
};

type FourExamples = readonly [string, string, string, string];

/** Four kinds of business of each sector. */
export const businessExamples: Record<BusinessCategory, FourExamples> = {
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
