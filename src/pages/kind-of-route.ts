import type { ProviderKind } from '#platform/provider-kind.rules.ts';
/** Pages that serve both kinds tell them by their pattern, which comes without a slash in front. */
export const kindOfRoute = (pattern: string): ProviderKind =>
  /^\/?business\//.test(pattern) ? 'business' : 'specialist';
