import type { BusinessCategory, SpecialistCategory } from '../../categories.ts';

/** What people come for, category by category. */
export const specialistTexts: Record<SpecialistCategory, string> = {
  'Technology and IT':
    'Somebody to set up the Wi-Fi, rescue a laptop, or build the website and the app your work needs.',
  'Design and Creative':
    'Logos, menus, signs, photographs and films, by people who know how things look here in the sun.',
  'Writing and Content':
    'Words that do their job: applications, brochures, translations, and posts that sound like you.',
  'Marketing and Sales':
    'People who bring customers through the door, from the social page to the market stall.',
  'Business and Finance':
    'Books in order, taxes on time, a plan that a bank will read: accountants and advisers for small work too.',
  'Education and Training':
    'Tutors for school and exams, languages, music and driving, at home or online.',
  'Health and Wellness':
    'Trainers, massage therapists, carers and nurses who come to you or welcome you at their place.',
  'Legal and Administrative':
    'Forms, contracts, land papers and letters: attorneys, notaries and assistants who get them done.',
  Engineering:
    'Surveyors, civil, electrical and mechanical engineers for the house, the road and the machine.',
  'Hospitality and Event Planning':
    'Planners, hosts, bartenders and cooks for weddings, retreats and Sunday lunches.',
  'Trades and Manual Labor':
    'Plumbers, electricians, carpenters, masons, gardeners and runmen: hands that fix what is broken and build what is not there yet.',
  'Retail and E-commerce': 'Shop help, buyers and sellers, and people who put your goods online.',
  'Transportation and Logistics':
    'Taxis, boat captains, drivers, movers and runmen who get people and parcels there.',
};

export const businessTexts: Record<BusinessCategory, string> = {
  'Technology and IT':
    'Repair shops, internet providers and software houses that keep the country connected.',
  'Retail and E-commerce': 'Shops for every day and for the special one, many of which deliver.',
  'Food and Beverage':
    'Restaurants, bakeries, juice stands and caterers, from lunch of the day to wedding cakes.',
  'Health and Wellness': 'Clinics, pharmacies, gyms, spas and salons that take care of you.',
  'Professional Services':
    'Law, accounting and consulting offices, and agencies that handle it for you.',
  'Construction and Real Estate':
    'Builders, block makers, architects and agents, for a roof, a house or a plot of land.',
  'Education and Training': 'Schools, academies and training centres for children and grown-ups.',
  'Marketing and Media': 'Printers, studios, stations and agencies that make you seen and heard.',
  'Transportation and Logistics':
    'Shuttles, water taxis, freight and couriers between the mainland, the islands and the world.',
  'Hospitality and Tourism':
    'Hotels, guest houses, tour companies and dive shops that know where the reef is best.',
  'Trades and Home Services':
    'Plumbing, electrical, air-conditioning, cleaning and pest control companies for home and work.',
  'Entertainment and Events': 'Bands, sound, tents and halls: everything a good party needs.',
  Automotive: 'Garages, tyre shops, parts and rentals that keep you on the road, paved or not.',
  'Manufacturing and Industry': 'Workshops and factories that make things here.',
  'Finance and Insurance':
    'Banks, credit unions, insurers and exchange, and people who explain the small print.',
  'Arts and Creative Services': 'Galleries, studios, carvers and makers whose work you take home.',
  'Environmental and Sustainability':
    'Solar, water, recycling and conservation companies for a country worth keeping.',
  'Nonprofits and Community Services':
    'Organisations that look after neighbours, animals and nature.',
};
