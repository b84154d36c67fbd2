import { hoursWords } from '#features/profiles/fact-words.rules.ts';
import { withoutPastHours } from '#features/profiles/passing-hours.rules.ts';
import { readTexts, textIn, type ProfileContent } from '#features/profiles/profile-content.ts';
import { displayPhone, isMobile } from '#features/profiles/phone.rules.ts';
import {
  completeProfile,
  type Profile,
  type ProfileFacts,
} from '#features/profile-page/profile.ts';
import { videoSource } from '#features/profile-page/video-source.rules.ts';

/** What the public page shows beside the owner's words. */
type Around = Pick<
  ProfileFacts,
  | 'id'
  | 'portrait'
  | 'banner'
  | 'showcase'
  | 'rating'
  | 'reviewCount'
  | 'memberSince'
  | 'lastConfirmed'
  | 'demo'
>;

/** The public page of what a profile says, also where it is not public yet. */
export function viewContent(content: ProfileContent, around: Around): Profile {
  const { kind, category, location, phone, videoUrl } = content;
  const facts = withoutPastHours(content.facts ?? {});
  return completeProfile({
    ...around,
    kind,
    category,
    location,
    phone: displayPhone(phone) ?? '',
    email: content.workEmail ?? '',
    whatsapp: content.whatsapp && isMobile(phone) ? phone.slice(1) : '',
    own: readTexts(kind, (field) => textIn(content, field)),
    others: content.translations,
    facts,
    hours: facts.hours ? hoursWords(facts.hours, new Date()) : null,
    video: videoUrl,
    videoSource: videoSource(videoUrl),
    reviews: [],
  });
}
