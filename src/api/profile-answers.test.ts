import { expect, it } from 'vitest';
import { readProfile } from '#features/profile-page/fetch-profile.ts';
import { completeProfile } from '#features/profile-page/profile.ts';
import { readTexts } from '#features/profiles/profile-content.ts';
import { videoSource } from '#features/profile-page/video-source.rules.ts';
import { businessProfile, profileAnswer, specialistProfile } from './profile-answers.ts';

const review = { id: 1, author: 'Ana', stars: 5, text: 'Good', date: '2026-01-02', edited: false };

it.each(['specialist', 'business'] as const)(
  'the browser reads the profile of a %s that the API tells',
  async (kind) => {
    const profile = completeProfile({
      kind,
      id: 'someone-234567',
      category: 'Engineering',
      location: 'Cayo',
      phone: '600-0000',
      email: 'someone@work.example',
      whatsapp: '5016000000',
      numberChecked: true,
      own: readTexts(kind, ({ key }) => `What it says about ${key}.`),
      hours: { isOpen: true, says: 'Open until 5 pm', week: [], note: '' },
      lang: 'es',
      others: { bzj: readTexts(kind, () => 'Di sayhn.') },
      facts: { languages: ['Kriol'], price: { from: 40, per: 'hour' } },
      portrait: '/media/a/320.webp',
      banner: '/media/b/960.webp',
      showcase: ['/media/c/640.webp'],
      video: 'https://films.example/a.mp4',
      videoSource: videoSource('https://films.example/a.mp4'),
      rating: 4.5,
      reviewCount: 2,
      reviews: [{ ...review, reply: 'Thanks', removedReason: null, lang: 'bzj', replyLang: 'es' }],
      reviewPages: { page: 2, pages: 3, stars: [1, 0, 0, 4, 40] },
      memberSince: '2025-11-29',
      lastConfirmed: '2026-01-02',
      demo: true,
      unclaimed: true,
    });
    const answer = profileAnswer(profile);
    const schema = kind === 'specialist' ? specialistProfile : businessProfile;
    expect(Object.keys(answer)).toEqual(Object.keys(schema.shape));
    expect(await readProfile(kind, answer)).toEqual(profile);
  },
);
