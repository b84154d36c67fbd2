import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPhone, otherTown, town } from './country.ts';
import { codeFor } from './mailbox.ts';
import { expect } from './journey.ts';

const number = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0');

export const PASSWORD = 'Mahogany1';

/** Somebody whom the directory does not know. */
export function newSpecialist() {
  const tail = number(9);
  return {
    email: `rosalia${tail}@gmail.com`,
    password: PASSWORD,
    workEmail: `work${tail}@ek-electric.example`,
    firstName: 'Rosalía',
    lastName: `Ek${tail}`,
    phone: newPhone(),
    location: otherTown,
    category: 'Trades and Manual Labor',
    occupation: 'Electrician',
    education: 'Licensed electrician, technical institute',
    skills: 'House wiring, solar panels',
    bio: 'I have wired houses for nineteen years.',
  };
}

export function newBusiness() {
  const tail = number(9);
  return {
    businessName: `Blue Hole Bakery ${tail}`,
    email: `bakery${tail}@yahoo.com`,
    password: PASSWORD,
    workEmail: `bread${tail}@bakery.example`,
    businessPhone: newPhone('2').replace('-', ''),
    address: '12 Barrier Reef Drive',
    category: 'Food and Beverage',
    businessType: 'Bakery',
    location: town,
    About: 'A family bakery since 1994.',
    Services: 'Fresh bread, wedding cakes',
    Description: 'Open Monday to Saturday from five in the morning.',
  };
}

export type Values = Record<string, string>;

const LABELS: Record<string, string> = {
  email: 'Login email',
  password: 'Password',
  workEmail: 'Work email',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  location: 'Location',
  category: 'Category',
  occupation: 'Occupation',
  education: 'Education',
  skills: 'Skills',
  bio: 'Bio',
  businessName: 'Business name',
  businessPhone: 'Business phone',
  address: 'Address',
  businessType: 'Specific business type',
  About: 'About',
  Services: 'Services',
  Description: 'Description',
};

const CHOICES = ['location', 'category'];

/** A control by its label, without the star of required ones. */
export function field(page: Page, name: string) {
  const label = new RegExp(`^${LABELS[name]}\\s*\\*?$`);
  return page.getByRole('main').getByLabel(label).filter({ visible: true });
}

export async function fill(page: Page, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    if (CHOICES.includes(name)) await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

export const submitButton = (page: Page) =>
  page.getByRole('main').getByRole('button', {
    name: /^(Submit|Create Business Account|Submitting\.\.\.)$/,
  });

export const codeDialog = (page: Page) => page.getByRole('dialog', { name: 'Verify Your Email' });

export async function enterCode(page: Page, code: string) {
  await codeDialog(page).getByLabel('Verification code').fill(code);
  await codeDialog(page).getByRole('button', { name: 'Verify' }).click();
}

export async function proveAndSave(page: Page, email: string) {
  await expect(codeDialog(page)).toBeVisible();
  await enterCode(page, await codeFor(email));
}

/** What the page says about the last attempt. */
export const told = (page: Page, message: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: message });

export async function expectSignedUp(page: Page, message = 'Signup successful! Welcome aboard!') {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
}
