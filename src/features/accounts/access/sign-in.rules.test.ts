import { describe, expect, it } from 'vitest';
import { checkResetSubmission, checkSignIn } from './access.rules.ts';

describe('checkSignIn', () => {
  it('asks for what is missing, field by field', () => {
    expect(checkSignIn({ email: ' ', password: '' })).toEqual({
      email: 'Email is required.',
      password: 'Password is required.',
    });
    expect(checkSignIn({ email: 'maria@gmail.com', password: ' ' })).toBeNull();
  });

  it.each(['maria', 'maria@gmail', 'a\0b@gmail.com', `${'x'.repeat(100)}@gmail.com`])(
    'takes no %j for an email',
    (email) =>
      expect(checkSignIn({ email, password: 'x' })).toEqual({
        email: 'Please enter a valid email address.',
      }),
  );
});

describe('checkResetSubmission', () => {
  const good = {
    email: 'maria@gmail.com',
    verification_code: ' 012345 ',
    new_password: 'Abcdefg1',
  };

  it('lets a full form pass', () => expect(checkResetSubmission(good)).toBeNull());

  it.each([
    ['', 'Password is required.'],
    ['Abc1', 'Password must be at least 8 characters.'],
    ['abcdefg1', 'Password must include at least one uppercase letter.'],
  ])('measures the password %j by the rules of signing up', (new_password, message) =>
    expect(checkResetSubmission({ ...good, new_password })).toEqual({ new_password: message }),
  );

  it('takes six digits only', () => {
    const errors = checkResetSubmission({ ...good, verification_code: '12345x' });
    expect(errors).toEqual({ verification_code: 'Invalid verification code.' });
  });
});
