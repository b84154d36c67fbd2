import type { Facts } from '#features/profiles/facts.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** What the pocket holds of a provider: enough to find and to call somebody. */
export interface PocketProvider {
  kind: ProviderKind;
  id: string;
  /** Those of profiles that became a part of this one: links to them are still about. */
  formerIds: readonly string[];
  name: string;
  headline: string;
  category: string;
  location: string;
  /** As it is stored; null where pages show none. */
  phone: string | null;
  whatsapp: boolean;
  demo: boolean;
  facts: Omit<Facts, 'since'>;
  /** Skills or services, as they were written. */
  offers: string;
  /** The stems of everything else that they wrote and that does not stand above. */
  words: readonly string[];
  /** By how much one of two who fit as well comes first. */
  quality: number;
}
