import bricolage from './fonts/bricolage.woff2?url';
import figtree from './fonts/figtree.woff2?url';

/** Addresses for `<link rel="preload" as="font" crossorigin>`: text first, headings second. */
export { bricolage, figtree };
