import type { Country } from '#platform/pack.ts';
import { names } from './words/index.ts';

/** Honduras, of which this pack knows the Bay Islands. */
export const COUNTRY = {
  pack: 'roatan',
  get name(): string {
    return names.country;
  },
  domain: 'kanek.hn',
  code: 'HN',
  timeZone: 'America/Tegucigalpa',
  hoursBehindUtc: 6,
  currency: { code: 'HNL', sign: 'L', steps: [250, 500, 1000, 2500, 5000, 10_000] },
  emergencyLines: [{ number: '911' }],
  phone: {
    code: '504',
    digits: 8,
    max: 9,
    pattern: /^\d{4}-?\d{4}$/,
    example: '7000-0000',
    stored: /^\+504(\d{4})(\d{4})$/,
    mobileStarts: ['3', '7', '8', '9'],
  },
} as const satisfies Country;
