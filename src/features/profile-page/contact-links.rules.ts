import { profile as messages } from '#messages';
import { COUNTRY } from '#platform/pack.ts';
import { normalisePhone, PHONE } from '#features/profiles/phone.rules.ts';

export const telHref = (phone: string): string => `tel:${normalisePhone(phone)}`;

/** Local numbers with the country's code, so that guests from abroad can dial them as they stand. */
export function internationalPhone(phone: string): string {
  return phone.startsWith('+') ? phone : `+${PHONE.code} ${phone}`;
}

/** A search on a map, from where the way there is one tap; without scripts and without a key. */
export const directionsHref = (address: string, location: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    [address, location, COUNTRY.name].filter(Boolean).join(', '),
  )}`;

interface Greeting {
  shortName: string;
  siteName: string;
}

export function whatsappHref(number: string, { shortName, siteName }: Greeting): string {
  const text = messages.greeting(shortName, siteName);
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

export function mailHref(address: string, { shortName, siteName }: Greeting): string {
  const subject = encodeURIComponent(messages.mailSubject(siteName));
  const body = encodeURIComponent(`${messages.mailStart(shortName)}\r\n\r\n`);
  return `mailto:${encodeURI(address).replace(/\?/g, '%3F')}?subject=${subject}&body=${body}`;
}
