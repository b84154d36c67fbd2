export const aboutPerson = (name: string) => `Acerca de ${name}`;
export const aboutUs = 'Acerca de nosotros';
export const about = 'Acerca de';
export const skills = 'Habilidades';
export const education = 'Formación';
export const services = 'Servicios';
export const description = 'Descripción';
export const goodToKnow = 'Bueno saberlo';
export const from = (price: string) => `Desde ${price}`;
export const per = (amount: string, each: string) => `${amount} por ${each}`;
export const unit = (each: 'hour' | 'day' | 'visit' | 'job' | 'night' | 'person' | 'month') =>
  ({
    hour: 'hora',
    day: 'día',
    visit: 'visita',
    job: 'trabajo',
    night: 'noche',
    person: 'persona',
    month: 'mes',
  })[each];
export const emergencyCalls = 'Emergencias';
