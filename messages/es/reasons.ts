export const profile = {
  incomplete: 'Falta algo que los visitantes necesitan saber.',
  contact: 'No pudimos comunicarnos con usted por el teléfono o el correo de su perfil.',
  category: 'Su perfil está en una categoría o un lugar que no va con lo que ofrece.',
  picture: 'Una foto no está permitida aquí, o no parece ser suya.',
  text: 'Escriba sus textos en oraciones sencillas: no todo en mayúsculas y sin enlaces.',
  duplicate: 'Ya hay otro perfil suyo. Con uno basta.',
  fake: 'Tenemos razones para pensar que este especialista o negocio no existe como se describe.',
  identity: 'El nombre o el negocio de este perfil es de otra persona.',
  harm: 'Unos visitantes nos hablaron de fraude o daño, y lo estamos investigando.',
  illegal: 'El perfil ofrece o muestra algo ilegal u ofensivo.',
};
export const review = {
  insult: 'Insulta o amenaza a alguien',
  private: 'Revela información privada',
  elsewhere: 'No trata de este especialista o negocio',
  advert: 'Es publicidad',
  biased: 'La escribió el dueño del perfil o la competencia',
  unlawful: 'Va contra la ley',
};
export const unnamed = 'va contra nuestros términos';
