import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readTexts } from '#features/profiles/profile-content.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { ContactCard } from './contact-card.tsx';
import { ProfileHeading } from './profile-heading.tsx';
import { completeProfile, type OwnerLinks } from './profile.ts';
import { VideoSection } from './video-section.tsx';

const bakery = completeProfile({
  kind: 'business',
  id: 'sea-bread-2byxeu',
  category: 'Food and Beverage',
  location: 'Placencia',
  phone: '600-0000',
  email: '',
  whatsapp: '',
  own: readTexts('business', ({ key }) => `What it says about ${key}.`),
  portrait: null,
  banner: null,
  showcase: [],
  video: null,
  videoSource: null,
  rating: 0,
  reviewCount: 0,
  reviews: [],
  memberSince: '2025-11-29',
  lastConfirmed: '2026-01-02',
  demo: false,
  facts: {},
  hours: null,
});
const owner: OwnerLinks = { edit: '/profile2', addVideo: '/profile2#editor-videoUrl' };

const show = (shownTo?: OwnerLinks) =>
  showPage({
    Component: () => (
      <>
        <ProfileHeading profile={bakery} siteName="Kanek" owner={shownTo} />
        <ContactCard profile={bakery} siteName="Kanek" />
        <VideoSection profile={bakery} siteName="Kanek" owner={shownTo} />
      </>
    ),
  });
const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('a page without a video', () => {
  it('asks its owner alone to add one, and leads to the editor', async () => {
    await show(owner);
    expect(href('Edit')).toBe('/profile2');
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
    expect(href('Add a video')).toBe('/profile2#editor-videoUrl');
    expect(screen.queryByText(/This business has not yet/)).toBeNull();
  });

  it('tells visitors that there is none; whom they would contact, by name', async () => {
    await show();
    expect(href('Edit')).toBeUndefined();
    expect(screen.getByRole('button', { name: /Save/ })).toBeTruthy();
    expect(href('Add a video')).toBeUndefined();
    expect(screen.getByText(/This business has not yet uploaded a video\./)).toBeTruthy();
    expect(href('Contact Kanek')).toBe('/contact');
  });

  it('means the business wherever it says “Contact us”', async () => {
    await show();
    const places = screen.getAllByText(/contact us/i);
    expect(places.map((place) => place.closest('aside') !== null)).toEqual([true]);
  });
});
