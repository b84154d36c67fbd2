/** As many as a link can carry. */
export const SAVED_MAX = 50;
