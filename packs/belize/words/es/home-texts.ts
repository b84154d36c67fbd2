import * as shared from '../../../shared/words/es/home-texts.ts';

export const heroTitle = 'Encuentre a alguien bueno, en todo Belice';

export const businessesLead =
  'Tiendas, hospedajes, talleres y clínicas que vale la pena conocer, de Corozal a Punta Gorda.';

export const mission =
  'Reunir el talento, los servicios y los negocios de Belice en una sola red de confianza, para que quien necesite algo encuentre cerca a alguien que lo haga bien.';

export const vision =
  'Un Belice donde cada habilidad tiene un nombre, cada nombre está a un toque, y el dinero que se gasta aquí se queda con quienes lo ganaron.';

export const claims = [
  shared.free,
  shared.noCommissions,
  {
    figure: 'Casi 500,000',
    text: 'Turistas al año, que necesitan a alguien de aquí en quien confiar.',
  },
];

export const seekerBenefits = [
  {
    what: 'Todos en un solo lugar',
    why: 'Especialistas y negocios de los seis distritos, por oficio, lugar y palabra.',
  },
  shared.straightToThePerson,
  shared.seeBeforeYouCall,
];

export const providerBenefits = [
  shared.pageOfYourOwn,
  shared.keepAllYouEarn,
  {
    what: 'A la vista de vecinos y visitantes',
    why: 'Desde la calle de al lado hasta los casi 500,000 turistas que cada año vienen a conocer Belice.',
  },
];

export const countryPictures = [
  { number: 1, alt: 'Un templo maya se alza sobre la selva al amanecer' },
  { number: 3, alt: 'Una tortuga nada sobre el arrecife bajo un velero' },
  { number: 6, alt: 'Un hombre rema en canoa por un río tranquilo, con guacamayas en lo alto' },
];

export const dailyLifePictures = [
  { number: 2, alt: 'Tiendas con toldos de rayas en una calle de mercado al anochecer' },
  { number: 4, alt: 'Una casa de madera bajo palmeras en un cayo pequeño al amanecer' },
  { number: 5, alt: 'Un tucán posado frente a una ceiba en la luz de la tarde' },
];
