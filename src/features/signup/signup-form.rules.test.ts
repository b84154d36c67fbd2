import { expect, it } from 'vitest';
import { LANGUAGES } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { signupRules, type FormId } from './signup-form.rules.ts';

const said = (form: FormId) => signupRules(form).checks.map(({ message }) => message);

it('tells a specialist what is wrong in the order of the contract', () => {
  expect(said('specialist')).toEqual([
    'Email is required.',
    'Please fix your email address.',
    'Email is already in use.',
    'Password is required.',
    'Please fix your password.',
    'Please fix your work email.',
    'Work email is already in use.',
    'First name is required.',
    'Please fix your first name.',
    'Last name is required.',
    'Please fix your last name.',
    'Phone number is required.',
    'Please fix your phone number.',
    'Phone number is already in use.',
    'Location is required.',
    'Please fix your location.',
    'Category is required.',
    'Please fix your category.',
    'Please fix the profile picture error.',
    'Please fix the background picture error.',
    'Please fix the showcase images error.',
    'Occupation is required.',
    'Please fix your occupation.',
    'Education is required.',
    'Please fix your education.',
    'Skills are required.',
    'Please fix your skills.',
    'Bio is required.',
    'Please fix your bio.',
  ]);
});

const ofBusiness = [
  'Business name is required.',
  'Email is required.',
  'Password is required.',
  'Business phone is required.',
  'Address is required.',
  'Category is required.',
  'Location is required.',
  'Please fix your business name.',
  'Business name is already taken.',
  'Please fix your email address.',
  'Email is already in use.',
  'Please fix your password.',
  'Please fix your work email.',
  'Work email is already in use.',
  'Please fix your phone number.',
  'Phone number is already in use.',
  'Please fix your address.',
  'Please fix your category.',
  'Please fix your location.',
  'Please fix your business type.',
  'Please fix the profile picture error.',
  'Please fix the background picture error.',
  'Please fix the showcase images error.',
  'About is required.',
  'Please fix the about text.',
  'Services are required.',
  'Please fix your services.',
  'Description is required.',
  'Please fix your description.',
];

it('tells a business first what is missing, then what is wrong', () => {
  expect(said('business')).toEqual(ofBusiness);
  const taken = ofBusiness.map((message) => message.replace('already in use', 'already taken'));
  expect(said('business-variant')).toEqual(taken);
});

it('speaks the language of whoever signs up, in the same order', () => {
  const forms = ['specialist', 'business', 'business-variant'] as const;
  for (const form of forms) {
    const orders = LANGUAGES.map((language) =>
      inLanguage(language, () => signupRules(form).checks.map(({ field, on }) => [field, on])),
    );
    expect(orders).toEqual(LANGUAGES.map(() => orders[0]));
  }
  expect(inLanguage('es', () => said('business-variant'))).toEqual(
    expect.arrayContaining([
      'Corrija el nombre del negocio.',
      'Corrija sus servicios.',
      'Corrija el texto “Acerca de”.',
      'El correo ya pertenece a otra cuenta.',
    ]),
  );
});
