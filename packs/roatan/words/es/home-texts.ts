export const heroTitle = 'Encuentre a alguien bueno en las Islas de la Bahía';

export const businessesLead =
  'Tiendas, hospedajes, talleres y clínicas que vale la pena conocer, de Utila a Guanaja.';

export const mission =
  'Reunir el talento, los servicios y los negocios de las Islas de la Bahía en una sola red de confianza, para que quien necesite algo encuentre cerca a alguien que lo haga bien.';

export const vision =
  'Unas islas donde cada oficio tiene nombre, cada nombre está a un toque y el dinero que se gasta aquí se queda con quien lo ganó.';

export const claims = [
  { figure: 'Gratis', text: 'Buscar, comunicarse y tener un perfil. Nadie paga.' },
  { figure: 'Sin comisiones', text: 'Ustedes acuerdan el trabajo y el precio.' },
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
  {
    what: 'Directo con la persona',
    why: 'El teléfono y el correo están en cada perfil. Sin cuenta, sin intermediarios, sin espera.',
  },
  {
    what: 'Vea antes de llamar',
    why: 'Fotos de trabajos reales, habilidades y servicios, y lo que dicen otros clientes.',
  },
];

export const providerBenefits = [
  {
    what: 'Una página propia',
    why: 'Su trabajo, sus palabras y sus fotos, listos para compartir, en pocos minutos.',
  },
  {
    what: 'Lo que gana es suyo',
    why: 'Sin cuotas y sin comisiones. Lo que un cliente le paga es suyo.',
  },
  {
    what: 'Lo encuentran vecinos y visitantes',
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
