import * as shared from '../../../shared/words/en/home-texts.ts';

export const heroTitle = 'Find someone good, anywhere in Belize';

export const businessesLead =
  'Shops, lodges, workshops and clinics worth knowing, from Corozal to Punta Gorda.';

export const mission =
  'To bring Belize’s local talent, services and businesses together in one trusted network, so that everyone who needs something done finds somebody nearby who does it well.';

export const vision =
  'A Belize where every skill has a name, every name is a tap away, and the money spent here stays with the people who earned it.';

export const claims = [
  shared.free,
  shared.noCommissions,
  {
    figure: 'Nearly 500,000',
    text: 'Tourists annually, all in need of somebody local they can trust.',
  },
];

export const seekerBenefits = [
  {
    what: 'Everyone in one place',
    why: 'Specialists and businesses from all six districts, by trade, place and word.',
  },
  shared.straightToThePerson,
  shared.seeBeforeYouCall,
];

export const providerBenefits = [
  shared.pageOfYourOwn,
  shared.keepAllYouEarn,
  {
    what: 'Found by neighbours and visitors',
    why: 'From the next street to the nearly 500,000 tourists annually who come to see Belize.',
  },
];

/** By their number in public/pictures. */
export const countryPictures = [
  { number: 1, alt: 'A Maya temple rises above the jungle at dawn' },
  { number: 3, alt: 'A turtle swims over the reef under a sailing boat' },
  { number: 6, alt: 'A man paddles a canoe down a calm river, macaws overhead' },
];

export const dailyLifePictures = [
  { number: 2, alt: 'Shops with striped awnings on a market street at dusk' },
  { number: 4, alt: 'A wooden house under palms on a small caye at sunrise' },
  { number: 5, alt: 'A toucan sits in front of a ceiba tree in the evening light' },
];
