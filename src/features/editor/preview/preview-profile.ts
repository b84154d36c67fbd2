import { displayPhone, isMobile } from '#features/profiles/phone.rules.ts';
import {
  viewBusiness,
  viewSpecialist,
  type ProfileView,
} from '#features/search/profile/profile-view.ts';
import type { EditorDraft } from '../draft/editor-draft.ts';
import type { EditorProfile } from '../editor-profile.ts';
import { contentOf } from '../editor-values.ts';

/** The public page of what is in the form, as if it were saved. */
export function previewProfile(profile: EditorProfile, draft: EditorDraft): ProfileView {
  const { slug, shown, confirmedOn } = profile;
  const { values, whatsapp, pictures } = draft;
  const content = contentOf(profile.kind, values, { whatsapp, videoUrl: values.videoUrl || null });
  const [portrait] = pictures.profile.items;
  const [banner] = pictures.background.items;
  const showcase = pictures.showcase.items.map(({ url }) => url);
  const typedPhone = values[content.kind === 'specialist' ? 'phone' : 'businessPhone']!.trim();
  const phone = typedPhone && displayPhone(content.phone);
  const extras = {
    id: slug,
    rating: shown.rating,
    review_count: shown.reviewCount,
    whatsapp: whatsapp && isMobile(content.phone) ? content.phone.slice(1) : null,
    member_since: shown.memberSince,
    last_confirmed: confirmedOn,
    demo: shown.demo,
    location: content.location,
  };
  if (content.kind === 'specialist')
    return viewSpecialist({
      ...extras,
      first_name: content.firstName,
      last_name: content.lastName,
      category: content.category,
      occupation: content.occupation,
      bio: content.bio,
      skills: content.skills,
      education: content.education,
      phone,
      work_email: content.workEmail,
      background_url: banner?.url ?? null,
      profile_pic_url: portrait?.url ?? null,
      showcaseImages: showcase,
      video_url: content.videoUrl,
    });
  return viewBusiness({
    ...extras,
    name: content.businessName,
    sector: content.category,
    type: content.specificType,
    about: content.about,
    services: content.services,
    description: content.description,
    contactNumber: phone,
    email: content.workEmail,
    address: content.address,
    bannerUrl: banner?.url ?? null,
    profilePic: portrait?.url ?? null,
    showcase,
    videoUrl: content.videoUrl,
  });
}
