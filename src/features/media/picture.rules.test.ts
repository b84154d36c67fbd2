import { expect, it } from 'vitest';
import { slotLimits } from './picture.rules.ts';

it('says what a slot takes', () => {
  expect(slotLimits('profile')).toBe(
    'JPEG, PNG or GIF, up to 2MB. Larger photos are made smaller.',
  );
  expect(slotLimits('background')).toBe('JPEG or PNG, up to 5MB. Larger photos are made smaller.');
  expect(slotLimits('showcase')).toBe(
    'JPEG or PNG, up to 2MB each. Larger photos are made smaller.',
  );
});
