import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signupRules } from '../signup-form.rules.ts';
import { createSignupStore } from './signup-store.ts';

describe('a form', () => {
  let form: ReturnType<typeof createSignupStore>;
  const errors = () => form.current().errors;
  beforeEach(() => {
    // Nobody waits for the question whether a value is free.
    vi.useFakeTimers();
    form = createSignupStore(signupRules('specialist'));
    return () => void vi.useRealTimers();
  });

  it('looks at the fields of one step alone, in the order of all', async () => {
    expect(await form.validate(['lastName', 'firstName', 'workEmail'])).toEqual({
      field: 'firstName',
      message: 'First name is required.',
    });
    expect(errors()).toMatchObject({ lastName: 'Last name is required.' });
    form.leave('email');
    expect(errors().email).toBeUndefined();
    form.type('firstName', 'Rosalía');
    form.type('lastName', 'Ek');
    expect(await form.validate(['lastName', 'firstName', 'workEmail'])).toBeNull();
  });

  it('keeps what the server said until the field is changed', () => {
    form.type('phone', '600-0000');
    form.refuse('phone', 'No.', false);
    form.leave('phone');
    expect(errors().phone).toBe('No.');
    form.type('phone', '600-0001');
    expect(errors().phone).toBeUndefined();
  });
});
