import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type {
  BusinessProfile,
  ProfileExtras,
  PublicReview,
  SpecialistProfile,
} from '#features/directory/search-wire.ts';

export interface ProfileText {
  title: string;
  text: string;
  /** `items` are shown as a list where the text reads like one. */
  look: 'lead' | 'plain' | 'items';
}

/** What the page shows of either kind; an empty text means that the provider has not given it. */
export interface ProfileView {
  kind: ProviderKind;
  id: string;
  name: string;
  /** How the page speaks of the provider: a person's first name, a business's whole one. */
  shortName: string;
  headline: string;
  category: string;
  location: string;
  address: string;
  phone: string;
  email: string;
  whatsapp: string;
  texts: ProfileText[];
  portrait: string | null;
  banner: string | null;
  showcase: string[];
  video: string | null;
  rating: number;
  reviewCount: number;
  reviews: PublicReview[];
  memberSince: string;
  lastConfirmed: string;
  demo: boolean;
}

/** The answer comes over the network: nothing in it is taken for granted. */
export function viewSpecialist(answer: Partial<SpecialistProfile>): ProfileView {
  const shortName = answer.first_name || 'this specialist';
  return {
    ...shared(answer),
    kind: 'specialist',
    name: `${answer.first_name ?? ''} ${answer.last_name ?? ''}`.trim() || 'N/A',
    shortName,
    headline: answer.occupation ?? '',
    category: answer.category ?? '',
    location: answer.location ?? '',
    address: '',
    phone: answer.phone ?? '',
    email: answer.work_email ?? '',
    texts: [
      { title: `About ${shortName}`, text: answer.bio ?? '', look: 'lead' },
      { title: 'Skills', text: answer.skills ?? '', look: 'items' },
      { title: 'Education', text: answer.education ?? '', look: 'plain' },
    ],
    portrait: answer.profile_pic_url ?? null,
    banner: answer.background_url ?? null,
    showcase: answer.showcaseImages ?? [],
    video: answer.video_url ?? null,
  };
}

export function viewBusiness(answer: Partial<BusinessProfile>): ProfileView {
  const shortName = answer.name || 'this business';
  return {
    ...shared(answer),
    kind: 'business',
    name: answer.name || 'N/A',
    shortName,
    headline: answer.type ?? '',
    category: answer.sector ?? '',
    location: answer.location ?? '',
    address: answer.address ?? '',
    phone: answer.contactNumber ?? '',
    email: answer.email ?? '',
    texts: [
      { title: 'About us', text: answer.about ?? '', look: 'lead' },
      { title: 'Services', text: answer.services ?? '', look: 'items' },
      { title: 'Good to know', text: answer.description ?? '', look: 'plain' },
    ],
    portrait: answer.profilePic ?? null,
    banner: answer.bannerUrl ?? null,
    showcase: answer.showcase ?? [],
    video: answer.videoUrl ?? null,
  };
}

function shared(answer: Partial<ProfileExtras>) {
  return {
    id: answer.id ?? '',
    whatsapp: answer.whatsapp ?? '',
    rating: answer.rating ?? 0,
    reviewCount: answer.review_count ?? 0,
    reviews: answer.reviews ?? [],
    memberSince: answer.member_since ?? '',
    lastConfirmed: answer.last_confirmed ?? '',
    demo: answer.demo === true,
  };
}
