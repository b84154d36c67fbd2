export const PROVIDER_KINDS = ['specialist', 'business'] as const;

/** Who is in the directory: a person who offers work, or a business. */
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

export const isProviderKind = (text: unknown): text is ProviderKind =>
  (PROVIDER_KINDS as readonly unknown[]).includes(text);

/** Enough to name a profile and to lead to it. */
export interface NamedProfile {
  kind: ProviderKind;
  slug: string;
  name: string;
}
