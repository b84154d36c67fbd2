import type { Access } from '#platform/access.ts';

/** What each page exports as `handle`: who may open it. */
export interface PageHandle {
  access: Access;
  /** Staff work in a frame of their own, without the visitors' header and footer. */
  frame?: 'staff';
}

export const publicPage: PageHandle = { access: 'public' };
export const staffPage: PageHandle = { access: 'admin', frame: 'staff' };
