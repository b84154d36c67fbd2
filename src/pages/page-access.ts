import type { Access } from '#platform/access.ts';

/** What each page exports as `handle`: who may open it. */
export interface PageHandle {
  access: Access;
}

export const publicPage: PageHandle = { access: 'public' };
export const staffPage: PageHandle = { access: 'admin' };
