import figtree from './fonts/figtree.woff2?url';

/** The text face, worth a `<link rel="preload" as="font">`; the heading face may follow. */
export { figtree };
