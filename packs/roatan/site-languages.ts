/** What the site speaks, of what Kanek has messages in; English first, which stands at the plain addresses. */
export const SITE_LANGUAGES = ['en', 'es'] as const;
