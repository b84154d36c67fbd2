import { expect, it } from 'vitest';
import { profileSlug } from './profile-id.rules.ts';

const bytes = Uint8Array.from([0, 1, 2, 3, 4, 5]);

it.each([
  ['María Castillo', 'maria-castillo-234567'],
  ["Ch'oc & Sons", 'choc-and-sons-234567'],
  ['  --  ', '234567'],
  ['陳', '234567'],
])('%s becomes %s', (name, slug) => expect(profileSlug(name, bytes)).toBe(slug));
