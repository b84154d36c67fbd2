import type { HandoutFacts } from './get-handout.server.ts';

/** What a poster says besides the profile's own words, on paper and as a picture. */
export function posterWords({
  kind,
  phone,
  whatsapp,
}: Pick<HandoutFacts, 'kind' | 'phone' | 'whatsapp'>) {
  const [my, me] = kind === 'specialist' ? ['my', 'me'] : ['our', 'us'];
  const [number, countryCode] = phone?.split(' ').toReversed() ?? [];
  return {
    call: phone ? (whatsapp ? 'Call or WhatsApp' : 'Call') : `Scan the code to write to ${me}`,
    number,
    /** Apart, where it is our own country's: whoever lives here does not dial it. */
    countryCode,
    scan: `Scan to see ${my} work and reviews`,
  };
}
