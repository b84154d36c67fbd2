import { failures, profile as messages } from '#messages';
import {
  API,
  callApi,
  CallFailed,
  answersIn,
  numberIn,
  textIn,
  textsIn,
  type Answer,
} from '#features/directory/call-api.ts';
import type { Facts } from '#features/profiles/facts.rules.ts';
import type { HoursWords } from '#features/profiles/fact-words.rules.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { SHOWN_TEXTS } from '#features/profiles/shown-texts.ts';
import type { Translations } from '#features/profiles/translations.rules.ts';
import type { Language } from '#platform/language.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { missing, unavailable, type ProfileOutcome } from './profile-outcome.ts';
import { completeProfile, type Profile, type PublicReview, type ReviewPages } from './profile.ts';

const NO_ANSWER = { status: 0, statusText: '' };

/** The browser's way to a profile, with a page of its reviews. */
export async function fetchProfile(
  kind: ProviderKind,
  id: string,
  asked = new URLSearchParams(),
): Promise<ProfileOutcome> {
  if (!isProfileId(id)) return missing(kind);
  try {
    const path = kind === 'specialist' ? API.specialistProfile : API.businessProfile;
    const answer = await callApi<Answer>(path, {
      id,
      reviews: asked.get('reviews') || 1,
      review: asked.get('review'),
    });
    // An object without this id is an error in disguise, nobody's profile, or one that has another address now.
    if (answer.id !== id || 'error' in answer) return missing(kind);
    return { profile: await readProfile(kind, answer), status: 200 };
  } catch (error) {
    const { status, statusText } = error instanceof CallFailed ? error : NO_ANSWER;
    if (status === 404) return missing(kind);
    if (kind === 'business') return unavailable(kind);
    // Status texts are absent over HTTP/2; the number says the same.
    const failure =
      status >= 400 ? messages.fetchFailed(statusText || status) : failures.specialist;
    return { failure, status: 503 };
  }
}

export async function readProfile(kind: ProviderKind, answer: Answer): Promise<Profile> {
  const text = (name: string) => textIn(answer, name);
  const video = text(kind === 'specialist' ? 'video_url' : 'videoUrl') || null;
  const names = Object.entries(SHOWN_TEXTS[kind].profile);
  const shared = {
    kind,
    id: text('id'),
    location: text('location'),
    whatsapp: text('whatsapp'),
    ...(answer.number_checked === true && { numberChecked: true }),
    own: Object.fromEntries(names.map(([key, name]) => [key, text(name)])),
    ...(text('lang') && { lang: text('lang') as Language }),
    ...(answer.texts ? { others: answer.texts as Translations } : {}),
    facts: (answer.facts ?? {}) as Facts,
    hours: (answer.hours ?? null) as HoursWords | null,
    rating: numberIn(answer, 'rating'),
    reviewCount: numberIn(answer, 'review_count'),
    reviews: readReviews(answer.reviews),
    ...(answer.review_pages ? { reviewPages: answer.review_pages as ReviewPages } : {}),
    memberSince: text('member_since'),
    lastConfirmed: text('last_confirmed'),
    demo: answer.demo === true,
    ...(answer.unclaimed === true && { unclaimed: true as const }),
    video,
    videoSource: video ? (await import('./video-source.rules.ts')).videoSource(video) : null,
  };
  if (kind === 'specialist')
    return completeProfile({
      ...shared,
      category: text('category'),
      phone: text('phone'),
      email: text('work_email'),
      portrait: text('profile_pic_url') || null,
      banner: text('background_url') || null,
      showcase: textsIn(answer, 'showcaseImages'),
    });
  return completeProfile({
    ...shared,
    category: text('sector'),
    phone: text('contactNumber'),
    email: text('email'),
    portrait: text('profilePic') || null,
    banner: text('bannerUrl') || null,
    showcase: textsIn(answer, 'showcase'),
  });
}

function readReviews(list: unknown): PublicReview[] {
  return answersIn(Array.isArray(list) ? list : []).map(
    ({ removed_reason: removedReason = null, reply_lang: replyLang, ...review }) =>
      ({
        ...review,
        removedReason,
        ...(typeof replyLang === 'string' && { replyLang }),
      }) as PublicReview,
  );
}
