import { expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  ['leak', 'leaks', 'leaking', 'leaked'],
  ['plomero', 'plomera', 'plomeros', 'plomeras'],
  ['bakery', 'bakeries'],
  ['llanta', 'llantas'],
  ['lesson', 'lessons'],
  ['pintor', 'pintores'],
  ['swim', 'swimming'],
  ['move', 'moving', 'moved'],
  ['cortar', 'corta'],
])('%s and what is made of it are one word', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

it.each([
  ['car', 'care'],
  ['tap', 'tape'],
  ['rat', 'rate'],
  ['bar', 'bare'],
  ['glass', 'glasses'],
])('%s is not %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
