import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** Pages that serve both kinds tell them by their pattern, which comes without a slash in front, or by their address. */
export const kindOfRoute = (path: string): ProviderKind =>
  /^\/?(business|featured-carousel-v2)/.test(path) ? 'business' : 'specialist';
