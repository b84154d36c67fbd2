import { expect, it } from 'vitest';
import { isAllowedEmailDomain } from '#features/accounts/email.rules.ts';
import { ALLOWED_EMAIL_DOMAINS } from '#platform/pack.ts';
import {
  BUSINESS_CATEGORIES,
  SPECIALIST_CATEGORIES,
  spellCategoryWithAnd,
} from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';

it('holds the catalogues of the specification', () => {
  const counts = [SPECIALIST_CATEGORIES, BUSINESS_CATEGORIES, LOCATIONS, ALLOWED_EMAIL_DOMAINS].map(
    (catalogue) => new Set<string>(catalogue).size,
  );
  expect(counts).toEqual([13, 18, 17, 22]);
});

it('reads "&" as "and"', () => {
  expect(spellCategoryWithAnd('Technology & IT')).toBe('Technology and IT');
});

it('knows whose addresses may sign up', () => {
  expect(isAllowedEmailDomain('Maria@GMAIL.com')).toBe(true);
  expect(isAllowedEmailDomain('maria@gmail.com.evil.example')).toBe(false);
  expect(isAllowedEmailDomain('maria@anything.example', ['*'])).toBe(true);
});
