import type { KeyedField } from '#features/profiles/fields.rules.ts';
import { tellTexts } from '#features/profiles/own-texts.ts';
import { isMobile } from '#features/profiles/phone.rules.ts';
import { textIn, type ProfileContent } from '#features/profiles/profile-content.ts';
import {
  viewBusiness,
  viewSpecialist,
  type ProfileView,
} from '#features/profile-page/profile-view.ts';

interface Facts {
  slug: string;
  /** As it is shown. */
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
export function viewContent(content: ProfileContent, facts: Facts): ProfileView {
  const { slug, phone, portrait, banner, showcase, shown } = facts;
  const extras = {
    id: slug,
    rating: shown.rating,
    review_count: shown.reviewCount,
    whatsapp: content.whatsapp && isMobile(content.phone) ? content.phone.slice(1) : null,
    member_since: shown.memberSince,
    last_confirmed: shown.confirmedOn,
    demo: shown.demo,
    location: content.location,
  };
  const said = (field: KeyedField) => textIn(content, field);
  if (content.kind === 'specialist')
    return viewSpecialist({
      ...extras,
      ...tellTexts('specialist', 'profile', said),
      category: content.category,
      phone,
      work_email: content.workEmail,
      background_url: banner,
      profile_pic_url: portrait,
      showcaseImages: showcase,
      video_url: content.videoUrl,
    });
  return viewBusiness({
    ...extras,
    ...tellTexts('business', 'profile', said),
    sector: content.category,
    contactNumber: phone,
    email: content.workEmail,
    bannerUrl: banner,
    profilePic: portrait,
    showcase,
    videoUrl: content.videoUrl,
  });
}
