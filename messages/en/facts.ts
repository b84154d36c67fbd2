export const aboutPerson = (name: string) => `About ${name}`;
export const aboutUs = 'About us';
export const about = 'About';
export const skills = 'Skills';
export const education = 'Education';
export const services = 'Services';
export const description = 'Description';
export const goodToKnow = 'Good to know';
export const from = (price: string) => `From ${price}`;
export const per = (amount: string, each: string) => `${amount} per ${each}`;
export const unit = (each: 'hour' | 'day' | 'visit' | 'job' | 'night' | 'person' | 'month') =>
  each as string;
export const emergencyCalls = 'Emergency calls';
