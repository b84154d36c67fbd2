import { expect, it } from 'vitest';
import { placeBeside } from './suggestions.tsx';

const field = { top: 300, bottom: 350, left: 16, width: 328 };

it('a list stands below its field where there is room', () => {
  expect(placeBeside(field, { top: 0, bottom: 780 })).toEqual({
    left: 16,
    width: 328,
    top: 356,
    maxHeight: 340,
  });
});

it('above it where a keyboard covers what is below', () => {
  expect(placeBeside(field, { top: 0, bottom: 400 })).toMatchObject({
    top: 294,
    maxHeight: 288,
    transform: 'translateY(-100%)',
  });
});

it('below it, if low, where there is even less room above', () => {
  const sticky = { ...field, top: 70, bottom: 120 };
  expect(placeBeside(sticky, { top: 0, bottom: 300 })).toMatchObject({ top: 126, maxHeight: 168 });
});

it('within what is seen of a page that a keyboard has pushed up', () => {
  expect(placeBeside(field, { top: 200, bottom: 600 })).toMatchObject({ top: 356, maxHeight: 238 });
});
