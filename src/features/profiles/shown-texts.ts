import { shown } from '#messages';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** How visitors and programs are shown what a provider wrote; light, because every browser of the directory has it. */
interface ShownTexts {
  /** By key, the names in the answers about one profile and about a search, where they tell the text. */
  profile: Readonly<Record<string, string>>;
  result: Readonly<Record<string, string>>;
  /** On the page of the profile, in this order; `items` are shown as a list where the text reads like one. */
  page: readonly {
    key: string;
    title: (name: string) => string;
    look: 'lead' | 'plain' | 'items';
  }[];
  /** On the card among the results; cut after so many lines, as the contract says. */
  card: readonly { key: string; label?: () => string; lines: string }[];
}

const SPECIALIST_NAMES = {
  firstName: 'first_name',
  lastName: 'last_name',
  occupation: 'occupation',
  bio: 'bio',
  skills: 'skills',
  education: 'education',
};
const BUSINESS_NAMES = { about: 'about', services: 'services', description: 'description' };

export const SHOWN_TEXTS: Record<ProviderKind, ShownTexts> = {
  specialist: {
    profile: SPECIALIST_NAMES,
    result: SPECIALIST_NAMES,
    page: [
      { key: 'bio', title: (name) => shown.aboutPerson(name), look: 'lead' },
      { key: 'skills', title: () => shown.skills, look: 'items' },
      { key: 'education', title: () => shown.education, look: 'plain' },
    ],
    card: [
      { key: 'bio', lines: 'line-clamp-3' },
      { key: 'skills', label: () => shown.skills, lines: 'line-clamp-2' },
      { key: 'education', label: () => shown.education, lines: 'line-clamp-2' },
    ],
  },
  business: {
    profile: {
      businessName: 'name',
      specificType: 'type',
      address: 'address',
      ...BUSINESS_NAMES,
    },
    result: { businessName: 'business_name', specificType: 'businessType', ...BUSINESS_NAMES },
    page: [
      { key: 'about', title: () => shown.aboutUs, look: 'lead' },
      { key: 'services', title: () => shown.services, look: 'items' },
      { key: 'description', title: () => shown.goodToKnow, look: 'plain' },
    ],
    card: [
      { key: 'about', label: () => shown.about, lines: 'line-clamp-3' },
      { key: 'description', label: () => shown.description, lines: 'line-clamp-4' },
      { key: 'services', label: () => shown.services, lines: 'line-clamp-2' },
    ],
  },
};
