interface Shared {
  category: string;
  location: string;
  /** Normalised. */
  phone: string;
  workEmail: string | null;
  whatsapp: boolean;
  videoUrl: string | null;
}

export interface SpecialistContent extends Shared {
  kind: 'specialist';
  firstName: string;
  lastName: string;
  occupation: string;
  education: string;
  skills: string;
  bio: string;
}

export interface BusinessContent extends Shared {
  kind: 'business';
  businessName: string;
  address: string;
  specificType: string;
  about: string;
  services: string;
  description: string;
}

/** What its owner says in a profile: what is written, reviewed and compared. */
export type ProfileContent = SpecialistContent | BusinessContent;

export function displayNameOf(content: ProfileContent): string {
  return content.kind === 'specialist'
    ? `${content.firstName} ${content.lastName}`
    : content.businessName;
}

export function headlineOf(content: ProfileContent): string {
  return content.kind === 'specialist' ? content.occupation : content.specificType;
}

export function textsOf(content: ProfileContent): string[] {
  return content.kind === 'specialist'
    ? [content.education, content.skills, content.bio]
    : [content.about, content.services, content.description];
}
