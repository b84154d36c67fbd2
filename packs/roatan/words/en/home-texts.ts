import * as shared from '../../../shared/words/en/home-texts.ts';

export const heroTitle = 'Find someone good, anywhere on the Bay Islands';

export const businessesLead =
  'Shops, lodges, workshops and clinics worth knowing, from Utila to Guanaja.';

export const mission =
  'To bring the talent, services and businesses of the Bay Islands together in one trusted network, so that everyone who needs something done finds somebody nearby who does it well.';

export const vision =
  'Islands where every skill has a name, every name is a tap away, and the money spent here stays with the people who earned it.';

export const claims = [
  shared.free,
  shared.noCommissions,
  {
    figure: 'Three islands',
    text: 'Roatán, Utila and Guanaja with their cays, on one map and in two languages.',
  },
];

export const seekerBenefits = [
  {
    what: 'Everyone in one place',
    why: 'Specialists and businesses from all three islands, by trade, place and word.',
  },
  shared.straightToThePerson,
  shared.seeBeforeYouCall,
];

export const providerBenefits = [
  shared.pageOfYourOwn,
  shared.keepAllYouEarn,
  {
    what: 'Found by neighbours and visitors',
    why: 'From the next bight to those who step off the ferry, the plane or the ship.',
  },
];

/** By their number in public/pictures. */
export const countryPictures = [
  { number: 3, alt: 'A turtle swims over the reef under a sailing boat' },
  { number: 6, alt: 'A man paddles a canoe through a calm bight, macaws overhead' },
  { number: 4, alt: 'A wooden house under palms on a small cay at sunrise' },
];

export const dailyLifePictures = [
  { number: 2, alt: 'Shops with striped awnings on a street by the sea' },
  { number: 1, alt: 'A wooden house on stilts and a sailing boat at sunset' },
  { number: 5, alt: 'Lights come on above the market stalls at dusk' },
];
