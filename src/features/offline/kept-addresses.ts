const LISTS = 'find|saved|(specialists|businesses)(-results|(/[^/]+){0,2})';
const TEXTS = 'directory-search|about|faq|terms|privacy|hero-section|featured-carousel-v[12]';

/** Of the addresses without a language, those of pages that are the same for everybody (`cachedPage`). */
const KEPT = new RegExp(`^/(${LISTS}|(specialist|business)/[^/]+|${TEXTS})?$`);

export const isKeptAddress = (pathname: string): boolean => KEPT.test(pathname);
