import { z } from 'zod';

/** Beyond the contract, and only where it is so: an invented provider is always told as one. */
const demoMark = { is_demo: z.literal(true).optional() };

/** Of what is known, what an answer tells: by name, and in the order of the contract. */
export function pick<Answer extends object>({ shape }: { shape: object }, known: Answer): Answer {
  const told = Object.keys(shape).filter((name) => name in known) as (keyof Answer)[];
  return Object.fromEntries(told.map((name) => [name, known[name]])) as Answer;
}

/** The shapes that both doors answer with, field by field as the contract names them. */
export const specialistResult = z.object({
  id: z.string(),
  fullName: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  occupation: z.string(),
  category: z.string(),
  location: z.string(),
  bio: z.string(),
  skills: z.string(),
  education: z.string(),
  background_url: z.string().nullable(),
  profile_pic_url: z.string().nullable(),
  showcaseImages: z.array(z.string()),
  rating: z.number(),
  review_count: z.number(),
  ...demoMark,
});
export type SpecialistResult = z.output<typeof specialistResult>;

export const businessResult = z.object({
  id: z.string(),
  business_name: z.string(),
  businessType: z.string(),
  category: z.string(),
  location: z.string(),
  about: z.string(),
  description: z.string(),
  services: z.string(),
  background_url: z.string().nullable(),
  logo_url: z.string().nullable(),
  showcase_images: z.array(z.string()),
  rating: z.number(),
  review_count: z.number(),
  ...demoMark,
});
export type BusinessResult = z.output<typeof businessResult>;

export const featuredSpecialist = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  image: z.string().nullable(),
  location: z.string(),
  banner: z.string().nullable(),
  rating: z.number(),
  review_count: z.number(),
  ...demoMark,
});
export type FeaturedSpecialist = z.output<typeof featuredSpecialist>;

export const featuredBusiness = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  image: z.string(),
  location: z.string(),
  banner: z.string(),
  rating: z.number(),
  review_count: z.number(),
  ...demoMark,
});
export type FeaturedBusiness = z.output<typeof featuredBusiness>;

const publicReview = z.object({
  id: z.number(),
  author: z.string(),
  stars: z.number(),
  text: z.string(),
  date: z.string(),
  edited: z.boolean(),
  reply: z.string().nullable(),
  /** Why staff removed it; then nothing else is told of it, and it counts for nothing. */
  removed_reason: z.string().nullable(),
});
export type PublicReview = z.output<typeof publicReview>;

/** What both kinds of profile tell beyond the contract. */
const profileExtras = z.object({
  id: z.string(),
  rating: z.number(),
  review_count: z.number(),
  reviews: z.array(publicReview),
  whatsapp: z.string().nullable(),
  member_since: z.string(),
  last_confirmed: z.string(),
  demo: z.boolean(),
});
export type ProfileExtras = z.output<typeof profileExtras>;

export const specialistProfile = profileExtras.extend({
  first_name: z.string(),
  last_name: z.string(),
  category: z.string(),
  occupation: z.string(),
  bio: z.string(),
  skills: z.string(),
  education: z.string(),
  phone: z.string().nullable(),
  work_email: z.string().nullable(),
  location: z.string(),
  background_url: z.string().nullable(),
  profile_pic_url: z.string().nullable(),
  showcaseImages: z.array(z.string()),
  video_url: z.string().nullable(),
});
export type SpecialistProfile = z.output<typeof specialistProfile>;

export const businessProfile = profileExtras.extend({
  name: z.string(),
  sector: z.string(),
  type: z.string(),
  about: z.string(),
  description: z.string(),
  services: z.string(),
  contactNumber: z.string().nullable(),
  email: z.string().nullable(),
  location: z.string(),
  address: z.string(),
  bannerUrl: z.string().nullable(),
  profilePic: z.string().nullable(),
  showcase: z.array(z.string()),
  videoUrl: z.string().nullable(),
});
export type BusinessProfile = z.output<typeof businessProfile>;

/** Beyond the contract, and only where it is so: nobody has all the words, these have all but one. */
const partialMark = { partial: z.literal(true).optional() };

export const foundSpecialists = z.object({
  results: z.array(specialistResult),
  totalCount: z.number(),
  ...partialMark,
});
export const foundBusinesses = z.object({
  results: z.array(businessResult),
  totalCount: z.number(),
  ...partialMark,
});

/** What a search answers. */
export interface Found<Result> {
  results: Result[];
  totalCount: number;
  partial?: true | undefined;
}
