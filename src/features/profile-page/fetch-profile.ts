import { API, callApi, CallFailed } from '#features/directory/call-api.ts';
import {
  answersIn,
  numberIn,
  textIn,
  textsIn,
  type Answer,
} from '#features/directory/read-answer.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { FAILURES } from '#platform/failures.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { missing, unavailable, type ProfileOutcome } from './profile-outcome.ts';
import { completeProfile, type Profile, type PublicReview } from './profile.ts';

const NO_ANSWER = { status: 0, statusText: '' };

/** The browser's way to a profile. */
export async function fetchProfile(kind: ProviderKind, id: string): Promise<ProfileOutcome> {
  if (!isProfileId(id)) return missing(kind);
  try {
    const path = kind === 'specialist' ? API.specialistProfile : API.businessProfile;
    const answer = await callApi<Answer>(path, { id });
    // An object without an id is an error in disguise, or nobody's profile.
    if (typeof answer.id !== 'string' || 'error' in answer) return missing(kind);
    return { profile: readProfile(kind, answer), status: 200 };
  } catch (error) {
    const { status, statusText } = error instanceof CallFailed ? error : NO_ANSWER;
    if (status === 404) return missing(kind);
    if (kind === 'business') return unavailable(kind);
    // Status texts are absent over HTTP/2; the number says the same.
    const failure =
      status >= 400 ? `Error fetching specialist: ${statusText || status}` : FAILURES.specialist;
    return { failure, status: 503 };
  }
}

/** The names of an answer, where each kind has its own. */
const NAMES = {
  specialist: {
    category: 'category',
    phone: 'phone',
    email: 'work_email',
    portrait: 'profile_pic_url',
    banner: 'background_url',
    showcase: 'showcaseImages',
    video: 'video_url',
    own: { firstName: 'first_name', lastName: 'last_name' },
    sameName: ['occupation', 'bio', 'skills', 'education'],
  },
  business: {
    category: 'sector',
    phone: 'contactNumber',
    email: 'email',
    portrait: 'profilePic',
    banner: 'bannerUrl',
    showcase: 'showcase',
    video: 'videoUrl',
    own: { businessName: 'name', specificType: 'type' },
    sameName: ['address', 'about', 'services', 'description'],
  },
} as const;

export function readProfile(kind: ProviderKind, answer: Answer): Profile {
  const names = NAMES[kind];
  const text = (name: string) => textIn(answer, name);
  const same = names.sameName.map((name) => [name, name] as const);
  const own = [...Object.entries(names.own), ...same].map(([key, name]) => [key, text(name)]);
  return completeProfile({
    kind,
    id: text('id'),
    category: text(names.category),
    location: text('location'),
    phone: text(names.phone),
    email: text(names.email),
    whatsapp: text('whatsapp'),
    own: Object.fromEntries(own) as Record<string, string>,
    portrait: text(names.portrait) || null,
    banner: text(names.banner) || null,
    showcase: textsIn(answer, names.showcase),
    video: text(names.video) || null,
    rating: numberIn(answer, 'rating'),
    reviewCount: numberIn(answer, 'review_count'),
    reviews: readReviews(answer.reviews),
    memberSince: text('member_since'),
    lastConfirmed: text('last_confirmed'),
    demo: answer.demo === true,
  });
}

function readReviews(list: unknown): PublicReview[] {
  return answersIn(Array.isArray(list) ? list : []).map(
    ({ removed_reason: removedReason = null, ...review }) =>
      ({ ...review, removedReason }) as PublicReview,
  );
}
