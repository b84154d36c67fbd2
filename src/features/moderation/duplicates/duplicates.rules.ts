export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];

/** How long a merge can be undone. */
export const UNDO_DAYS = 30;
