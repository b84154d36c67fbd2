import type { Endpoint } from './endpoint.ts';

/** Every call may end so. */
const ALWAYS = {
  405: 'Another method; Allow names the right one',
  414: 'The address is too long',
  429: 'Too many calls; Retry-After tells when to come back',
  500: 'Something went wrong here',
  503: 'The database is away; Retry-After tells when to come back',
};
/** And every call that changes something also so. */
const CHANGING = {
  403: 'Not sent by a page of this site',
  408: 'The body came too slowly',
  413: 'More than can be sent at once',
  507: 'No room left to save anything',
};

export function failuresOf({ method, docs }: Endpoint): Record<string, string> {
  return {
    ...ALWAYS,
    ...(method !== 'GET' && CHANGING),
    ...(docs?.form && { 415: 'Not a form' }),
    ...(docs?.json && { 415: 'Not JSON' }),
    ...docs?.failures,
  };
}
