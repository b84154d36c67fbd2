import { hoursWords } from '#features/profiles/fact-words.rules.ts';
import { readTexts } from '#features/profiles/own-texts.ts';
import { isMobile } from '#features/profiles/phone.rules.ts';
import { textIn, type ProfileContent } from '#features/profiles/profile-content.ts';
import { completeProfile, type Profile } from '#features/profile-page/profile.ts';
import { videoSource } from '#features/profile-page/video-source.rules.ts';

interface Facts {
  slug: string;
  phone: string | null;
  portrait: string | null;
  banner: string | null;
  showcase: string[];
  /** What the public page shows beside the owner's words; days as 2025-11-29. */
  shown: {
    rating: number;
    reviewCount: number;
    memberSince: string;
    confirmedOn: string;
    demo: boolean;
  };
}

/** The public page of what a profile says, also where it is not public yet. */
export function viewContent(content: ProfileContent, facts: Facts): Profile {
  const { slug, phone, portrait, banner, showcase, shown } = facts;
  const said = content.facts ?? {};
  return completeProfile({
    kind: content.kind,
    id: slug,
    category: content.category,
    location: content.location,
    phone: phone ?? '',
    email: content.workEmail ?? '',
    whatsapp: content.whatsapp && isMobile(content.phone) ? content.phone.slice(1) : '',
    own: readTexts(content.kind, (field) => textIn(content, field)),
    facts: said,
    hours: said.hours ? hoursWords(said.hours, new Date()) : null,
    portrait,
    banner,
    showcase,
    video: content.videoUrl,
    videoSource: videoSource(content.videoUrl),
    rating: shown.rating,
    reviewCount: shown.reviewCount,
    reviews: [],
    memberSince: shown.memberSince,
    lastConfirmed: shown.confirmedOn,
    demo: shown.demo,
  });
}
