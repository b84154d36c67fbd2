import { z } from 'zod';
import type { Profile } from '#features/profile-page/profile.ts';
import { factsSchema } from '#features/profiles/facts-schema.rules.ts';
import { LANGUAGES } from '#platform/language.ts';
import { texts, textsOrNull } from './answer-shapes.ts';
import { openWords, pick, tellTexts, toldTexts, writtenIn } from './search-answers.ts';

/** What both kinds of profile tell beyond the contract. */
const shared = z.object({
  id: z.string(),
  rating: z.number(),
  review_count: z.number(),
  reviews: z.array(
    z.object({
      id: z.number(),
      author: z.string(),
      stars: z.number(),
      text: z.string(),
      date: z.string(),
      edited: z.boolean(),
      reply: z.string().nullable(),
      /** Why staff removed it; then nothing else is told of it, and it counts for nothing. */
      removed_reason: z.string().nullable(),
      lang: writtenIn,
      reply_lang: writtenIn,
    }),
  ),
  /** Only where a page of them was asked for. `stars` counts all that are published, from one star to five. */
  review_pages: z
    .object({ page: z.number(), pages: z.number(), stars: z.array(z.number()) })
    .optional(),
  whatsapp: z.string().nullable(),
  /** Only where the number is not told until its owner has confirmed it. */
  number_checked: z.literal(true).optional(),
  member_since: z.string(),
  last_confirmed: z.string(),
  demo: z.boolean(),
  /** Added by staff, and nobody has claimed it yet; only where it is so. */
  unclaimed: z.literal(true).optional(),
  facts: factsSchema,
  /** In words, as they are now. */
  hours: openWords
    .extend({ week: z.array(z.object({ day: z.string(), times: z.string() })), note: z.string() })
    .nullable(),
  lang: writtenIn,
  /** The long texts in other languages, by the names that they have here; only where there are any. */
  texts: z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.string())).optional(),
});

export const specialistProfile = shared.extend({
  ...texts('first_name', 'last_name', 'category', 'occupation', 'bio', 'skills', 'education'),
  ...textsOrNull('phone', 'work_email'),
  location: z.string(),
  ...textsOrNull('background_url', 'profile_pic_url'),
  showcaseImages: z.array(z.string()),
  video_url: z.string().nullable(),
  ...toldTexts('specialist', 'profile'),
});

export const businessProfile = shared.extend({
  ...texts('name', 'sector', 'type', 'about', 'description', 'services'),
  ...textsOrNull('contactNumber', 'email'),
  ...texts('location', 'address'),
  ...textsOrNull('bannerUrl', 'profilePic'),
  showcase: z.array(z.string()),
  videoUrl: z.string().nullable(),
  ...toldTexts('business', 'profile'),
});

/** One profile, field by field as the contract names them. */
export function profileAnswer(profile: Profile) {
  const { kind, category, location, phone, email, portrait, banner, showcase, video } = profile;
  const known = {
    id: profile.id,
    rating: profile.rating,
    review_count: profile.reviewCount,
    reviews: profile.reviews.map(({ removedReason, lang, replyLang, ...review }) => ({
      ...review,
      removed_reason: removedReason,
      ...(lang && { lang }),
      ...(replyLang && { reply_lang: replyLang }),
    })),
    ...(profile.reviewPages && { review_pages: profile.reviewPages }),
    whatsapp: profile.whatsapp || null,
    ...(profile.numberChecked && { number_checked: true as const }),
    member_since: profile.memberSince,
    last_confirmed: profile.lastConfirmed,
    demo: profile.demo,
    ...(profile.unclaimed && { unclaimed: true as const }),
    facts: profile.facts,
    hours: profile.hours,
    ...(profile.lang && { lang: profile.lang }),
    ...(profile.others && { texts: profile.others }),
    location,
    ...tellTexts(kind, 'profile', profile.own),
  };
  if (kind === 'specialist')
    return pick(specialistProfile, {
      ...known,
      category,
      phone: phone || null,
      work_email: email || null,
      background_url: banner,
      profile_pic_url: portrait,
      showcaseImages: showcase,
      video_url: video,
    });
  return pick(businessProfile, {
    ...known,
    sector: category,
    contactNumber: phone || null,
    email: email || null,
    bannerUrl: banner,
    profilePic: portrait,
    showcase,
    videoUrl: video,
  });
}
