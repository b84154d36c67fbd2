/** The shapes that both doors answer with, field by field as the contract names them. */
export interface SpecialistResult {
  id: string;
  fullName: string;
  first_name: string;
  last_name: string;
  occupation: string;
  category: string;
  location: string;
  bio: string;
  skills: string;
  education: string;
  background_url: string | null;
  profile_pic_url: string | null;
  showcaseImages: string[];
  rating: number;
  review_count: number;
}

export interface BusinessResult {
  id: string;
  business_name: string;
  businessType: string;
  category: string;
  location: string;
  about: string;
  description: string;
  services: string;
  background_url: string | null;
  logo_url: string | null;
  showcase_images: string[];
  rating: number;
  review_count: number;
}

export interface Found<Result> {
  results: Result[];
  totalCount: number;
}

export interface FeaturedSpecialist {
  id: string;
  name: string;
  role: string;
  image: string | null;
  location: string;
  banner: string | null;
  rating: number;
  review_count: number;
}

export interface FeaturedBusiness {
  id: string;
  name: string;
  role: string;
  image: string;
  location: string;
  banner: string;
}

export interface PublicReview {
  id: number;
  author: string;
  stars: number;
  text: string;
  date: string;
  reply: string | null;
}

/** What both kinds of profile tell beyond the contract. */
export interface ProfileExtras {
  id: string;
  rating: number;
  review_count: number;
  reviews: PublicReview[];
  whatsapp: string | null;
  member_since: string;
  last_confirmed: string;
  demo: boolean;
}

export interface SpecialistProfile extends ProfileExtras {
  first_name: string;
  last_name: string;
  category: string;
  occupation: string;
  bio: string;
  skills: string;
  education: string;
  phone: string | null;
  work_email: string | null;
  location: string;
  background_url: string | null;
  profile_pic_url: string | null;
  showcaseImages: string[];
  video_url: string | null;
}

export interface BusinessProfile extends ProfileExtras {
  name: string;
  sector: string;
  type: string;
  about: string;
  description: string;
  services: string;
  contactNumber: string | null;
  email: string | null;
  location: string;
  address: string;
  bannerUrl: string | null;
  profilePic: string | null;
  showcase: string[];
  videoUrl: string | null;
}
