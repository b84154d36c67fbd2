export const aboutPerson = (name: string) => `Bout ${name}`;
export const aboutUs = 'Bout wi';
export const about = 'Bout';
export const skills = 'Skil';
export const education = 'Edikayshan';
export const services = 'Servis';
export const description = 'Diskripshan';
export const goodToKnow = 'Gud fi noa';
export const from = (price: string) => `Fahn ${price}`;
export const per = (amount: string, each: string) => `${amount} fi eech ${each}`;
export const unit = (each: 'hour' | 'day' | 'visit' | 'job' | 'night' | 'person' | 'month') =>
  ({
    hour: 'owa',
    day: 'day',
    visit: 'vizit',
    job: 'jab',
    night: 'nait',
    person: 'persn',
    month: 'mont',
  })[each];
export const emergencyCalls = 'Imerjensi kaal';
