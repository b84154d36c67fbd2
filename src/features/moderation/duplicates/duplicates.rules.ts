/** How long a merge can be undone. */
export const UNDO_DAYS = 30;
