import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** Pages that serve both kinds tell them by their pattern, which comes without a slash in front, or by their address. */
export const kindOfRoute = (path: string): ProviderKind =>
  /^\/?(business|featured-carousel-v2)/.test(path) ? 'business' : 'specialist';

export interface ProviderAddress {
  kind: ProviderKind;
  id: string;
}

/** Whom a page below a profile is about: the address says which kind. */
export const providerOfRoute = (args: { params: { id: string }; pattern: string }) => ({
  kind: kindOfRoute(args.pattern),
  id: args.params.id,
});
