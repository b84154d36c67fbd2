import { Store, UserRound } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export const SIDES = {
  specialist: {
    label: 'Specialist',
    Icon: UserRound,
    to: paths.signup,
    intro:
      'You fix, teach, design, guide or care for people? Put your skills where Belize looks for them. Customers call or write to you directly, and what you earn is yours.',
  },
  business: {
    label: 'Business',
    Icon: Store,
    to: `${paths.signup}?type=business`,
    intro:
      'A shop, a kitchen, a tour boat, an office? Give it a page that works while you do. Customers find you by what you offer and where you are, and contact you directly.',
  },
} as const satisfies Record<ProviderKind, unknown>;

/** Which side an address opens. */
export const sideOf = (search: URLSearchParams): ProviderKind =>
  search.get('type') === 'business' ? 'business' : 'specialist';
