/** Who is in the directory: a person who offers work, or a business. */
export type ProviderKind = 'specialist' | 'business';
