const ACCESS =
  /^\/(signup|login|specialistlogin|businesslogin|specialist-form|business-form|resetpassword)(\/|$)/;

/** Whether a page, by its address without a language, is for signing up or logging in. */
export const isAccess = (path: string): boolean => ACCESS.test(path);

const LISTS = 'find|saved|(specialists|businesses)(-results|(/[^/]+){0,2})';
const TEXTS = 'directory-search|about|faq|terms|privacy|hero-section|featured-carousel-v[12]';

/** Of the addresses without a language, those of pages that are the same for everybody (`cachedPage`). */
export const isKeptAddress = (path: string): boolean =>
  new RegExp(`^/(${LISTS}|(specialist|business)/[^/]+|${TEXTS})?$`).test(path);
