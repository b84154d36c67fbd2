import type { Country } from '#platform/pack.ts';
import { names } from './words/index.ts';

export const COUNTRY = {
  pack: 'belize',
  get name(): string {
    return names.country;
  },
  domain: 'kanek.bz',
  code: 'BZ',
  timeZone: 'America/Belize',
  hoursBehindUtc: 6,
  currency: { code: 'BZD', sign: 'BZ$', steps: [25, 50, 100, 250, 500, 1000] },
  emergencyLines: [{ number: '911' }, { name: 'NEMO', number: '936' }],
  phone: {
    code: '501',
    digits: 7,
    max: 8,
    pattern: /^\d{3}-?\d{4}$/,
    example: '600-0000',
    stored: /^\+501(\d{3})(\d{4})$/,
    mobileStarts: ['6'],
  },
} as const satisfies Country;
