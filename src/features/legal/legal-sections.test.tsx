import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { LegalSection } from './legal-section.ts';
import { privacySections } from './privacy/privacy-sections.ts';
import { termsSections } from './terms/terms-sections.ts';

const site = {
  name: 'Testdirectory',
  url: 'https://example.bz',
  contactEmail: 'us@example.bz',
  contactPhone: '+501 611-1111',
  socialHandle: 'x',
};
const terms = termsSections(site);
const privacy = privacySections({ site, sessionIdleDays: 7, sessionMaxDays: 21 });

function words(body: ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => body }]);
  return renderToStaticMarkup(<Page />)
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'");
}
const textOf = (sections: readonly LegalSection[]) =>
  sections.map(({ title, body }) => `${title}\n${words(body)}`).join('\n');

describe('the terms', () => {
  it('have sixteen sections, from the definitions to the contact', () => {
    expect(terms).toHaveLength(16);
    expect(terms[0]!.title).toBe('Definitions');
    expect(terms[15]!.title).toBe('Contact Information');
    expect(words(terms[0]!.body)).toMatch(/Merchant[^]+Client/);
    expect(words(terms[15]!.body)).toMatch(/Kanek Belize Limited[^]+us@example\.bz[^]+611-1111/);
  });
});

describe('the privacy policy', () => {
  const text = textOf(privacy);

  it.each([
    'Definitions',
    'email address',
    'first and last name',
    'phone number',
    'address, from businesses',
    'district and city',
    'Usage Data',
    'Essential cookies (session)',
    'Cookie acceptance (persistent)',
    'Functionality (persistent)',
    'What We Use Data For',
    'Sharing',
    'Retention',
    'Transfer',
    'Delete',
    'Disclosure',
    'Security',
    'Children Under 13',
    'Links to Other Sites',
    'Changes to This Policy',
    'us@example.bz',
    'after 7 days without a visit, and in any case after 21 days',
    'registered in Belize',
  ])('speaks of %j', (point) => expect(text).toContain(point));
});

it('every section has an address of its own, and the site gives its own name', () => {
  for (const sections of [terms, privacy]) {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(textOf(sections)).toContain('Testdirectory');
    expect(textOf(sections).replaceAll('Kanek Belize Limited', '')).not.toContain('Kanek');
  }
});
