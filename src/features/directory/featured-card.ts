import { directory } from '#messages';
import { DEFAULT_BANNER, DEFAULT_LOGO } from './featured.rules.ts';
import type { ProviderCard } from './provider-card.ts';

/** A featured business has a picture, a type and a place, also where it has given none. */
export function featuredCard(card: ProviderCard): ProviderCard {
  if (card.kind === 'specialist') return card;
  return {
    ...card,
    headline: card.headline || directory.unknownBusiness,
    location: card.location || directory.unknownPlace,
    portrait: card.portrait ?? DEFAULT_LOGO,
    banner: card.banner ?? DEFAULT_BANNER,
  };
}
