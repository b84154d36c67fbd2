import { expect, it } from 'vitest';
import { slotLimits } from './slot-limits.ts';

it('says in a line what a slot takes', () => {
  expect(slotLimits('profile')).toBe('JPEG, PNG or GIF, up to 2MB');
  expect(slotLimits('background')).toBe('JPEG or PNG, up to 5MB');
  expect(slotLimits('showcase')).toBe('JPEG or PNG, up to 2MB each');
});
