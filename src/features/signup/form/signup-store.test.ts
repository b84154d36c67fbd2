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

  it('says nothing while a field is typed for the first time', () => {
    form.type('email', 'x');
    expect(errors().email).toBeUndefined();
  });

  it('says what is wrong when the field is left, and takes it back as soon as it is right', () => {
    form.type('email', 'x');
    form.leave('email');
    expect(errors().email).toBe('Please enter a valid email address.');
    form.type('email', 'x@ek.bz');
    expect(errors().email).toBe('Email domain not allowed.');
    form.type('email', 'x@gmail.com');
    expect(errors().email).toBeUndefined();
  });

  it('misses an empty field only after somebody tried to submit', async () => {
    form.leave('firstName');
    expect(errors().firstName).toBeUndefined();
    await form.validate();
    expect(errors().firstName).toBe('First name is required.');
    expect(errors().workEmail).toBeUndefined();
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
