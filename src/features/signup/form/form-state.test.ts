import { describe, expect, it } from 'vitest';
import { signupRules } from '../signup-form.rules.ts';
import { emptyForm, formReducer, type FormAction } from './form-state.ts';

const rules = signupRules('specialist');
const after = (...actions: FormAction[]) => actions.reduce(formReducer(rules), emptyForm(rules));
const typed = (name: string, value: string): FormAction => ({ type: 'typed', name, value });
const left = (name: string): FormAction => ({ type: 'left', name });

describe('a form', () => {
  it('says nothing while a field is typed for the first time', () => {
    expect(after(typed('email', 'x')).errors.email).toBeUndefined();
  });

  it('says what is wrong when the field is left, and takes it back as soon as it is right', () => {
    const wrong = [typed('email', 'x'), left('email')];
    expect(after(...wrong).errors.email).toBe('Please enter a valid email address.');
    expect(after(...wrong, typed('email', 'x@ek.bz')).errors.email).toBe(
      'Email domain not allowed.',
    );
    expect(after(...wrong, typed('email', 'x@gmail.com')).errors.email).toBeUndefined();
  });

  it('misses an empty field only after somebody tried to submit', () => {
    expect(after(left('firstName')).errors.firstName).toBeUndefined();
    const { errors } = after({ type: 'attempted' });
    expect(errors.firstName).toBe('First name is required.');
    expect(errors.workEmail).toBeUndefined();
  });

  it('keeps what the server said until the field is changed', () => {
    const refused: FormAction[] = [
      typed('phone', '600-0000'),
      { type: 'refused', name: 'phone', message: 'No.' },
      left('phone'),
    ];
    expect(after(...refused).errors.phone).toBe('No.');
    expect(after(...refused, typed('phone', '600-0001')).errors.phone).toBeUndefined();
  });
});
