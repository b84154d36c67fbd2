import type { Access } from '#platform/access.ts';

/** What each page exports as `handle`: who may open it, and what it is made of. */
export interface PageHandle {
  access: Access;
  /** Depends on nothing but the directory and its address: it is made once for everybody, until the directory changes. */
  cached?: true;
  /**
   * Staff work in a frame of their own, without the visitors' header and footer; what stands alone has none of the
   * site's scripts either.
   */
  frame?: 'staff' | 'alone';
}

export const publicPage: PageHandle = { access: 'public' };
export const cachedPage: PageHandle = { access: 'public', cached: true };
export const providerPage: PageHandle = { access: 'provider' };
