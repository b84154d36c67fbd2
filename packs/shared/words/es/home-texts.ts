/** What is true of Kanek in every country. */
export const free = { figure: 'Gratis', text: 'Buscar, contactar y tener un perfil. Nadie paga.' };

export const noCommissions = {
  figure: 'Sin comisiones',
  text: 'El trabajo y el precio los acuerdan ustedes.',
};

export const straightToThePerson = {
  what: 'Directo a la persona',
  why: 'Cada perfil tiene teléfono y correo. Sin cuenta, sin intermediarios, sin esperas.',
};

export const seeBeforeYouCall = {
  what: 'Vea antes de llamar',
  why: 'Fotos de trabajos reales, habilidades y servicios, y lo que dicen otros clientes.',
};

export const pageOfYourOwn = {
  what: 'Una página propia',
  why: 'Su trabajo, sus palabras y sus fotos, listos para compartir en pocos minutos.',
};

export const keepAllYouEarn = {
  what: 'Todo lo que gana es suyo',
  why: 'Sin cuotas ni comisiones. Lo que un cliente le paga es suyo.',
};
