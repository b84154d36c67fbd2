import type { EditorProfile, Standing } from '#features/editor/describe-own-profile.server.ts';
import { translationValues } from '#features/profiles/translations.rules.ts';

export const live: Standing = {
  reviewStatus: 'approved',
  reviewReason: null,
  listed: true,
  paused: false,
  waiting: false,
};

const shared = {
  version: 4,
  loginEmail: 'ana@gmail.com',
  workEmail: null,
  whatsapp: true,
  videoUrl: '',
  pictures: { profile: [], background: [], showcase: [] },
  standing: live,
  confirmedOn: '2026-01-01',
  confirmDue: false,
  shown: { rating: 0, reviewCount: 0, memberSince: '2025-01-01', demo: false },
};

export const ana: EditorProfile = {
  ...shared,
  kind: 'specialist',
  slug: 'ana-ek-7f3k9q',
  values: {
    firstName: 'Ana',
    lastName: 'Ek',
    phone: '612-3456',
    workEmail: '',
    location: 'San Ignacio',
    category: 'Engineering',
    occupation: 'Electrician',
    education: 'ITVET',
    skills: 'Wiring',
    bio: 'Nineteen years.',
    ...translationValues('specialist', {}),
  },
};

export const bakery: EditorProfile = {
  ...shared,
  kind: 'business',
  slug: 'sea-bread-2byxeu',
  values: {
    businessName: 'Sea Bread',
    businessPhone: '622-0101',
    workEmail: '',
    address: '4 West Street',
    category: 'Food and Beverage',
    businessType: 'Bakery',
    location: 'San Ignacio',
    about: 'Bread since 2009.',
    services: 'Bread, cakes.',
    description: 'Open daily.',
  },
};
