import * as shared from '../../../shared/words/es/home-texts.ts';

export const heroTitle = 'Encuentre a alguien bueno en las Islas de la Bahía';

export const businessesLead =
  'Tiendas, hospedajes, talleres y clínicas que vale la pena conocer, de Utila a Guanaja.';

export const mission =
  'Reunir el talento, los servicios y los negocios de las Islas de la Bahía en una sola red de confianza, para que quien necesite algo encuentre cerca a alguien que lo haga bien.';

export const vision =
  'Unas islas donde cada oficio tiene nombre, cada nombre está a un toque y el dinero que se gasta aquí se queda con quien lo ganó.';

export const claims = [
  shared.free,
  shared.noCommissions,
  {
    figure: 'Tres islas',
    text: 'Roatán, Utila y Guanaja con sus cayos, en un solo mapa y en dos idiomas.',
  },
];

export const seekerBenefits = [
  {
    what: 'Todos en un solo lugar',
    why: 'Especialistas y negocios de las tres islas, por oficio, lugar y palabra.',
  },
  shared.straightToThePerson,
  shared.seeBeforeYouCall,
];

export const providerBenefits = [
  shared.pageOfYourOwn,
  shared.keepAllYouEarn,
  {
    what: 'A la vista de vecinos y visitantes',
    why: 'Desde la bahía de al lado hasta quien baja del ferry, del avión o del crucero.',
  },
];

export const countryPictures = [
  { number: 3, alt: 'Una tortuga nada sobre el arrecife bajo un velero' },
  { number: 6, alt: 'Un hombre rema en cayuco por una bahía tranquila, con guacamayas en lo alto' },
  { number: 4, alt: 'Una casa de madera bajo las palmeras en un cayo al amanecer' },
];

export const dailyLifePictures = [
  { number: 2, alt: 'Tiendas con toldos a rayas en una calle junto al mar' },
  { number: 1, alt: 'Una casa de madera sobre pilotes y un velero al atardecer' },
  { number: 5, alt: 'Se encienden las luces sobre los puestos del mercado al anochecer' },
];
