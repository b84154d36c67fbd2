/** Whoever reviews others is signed out sooner: a desk that was left alone must not stay open. */
export const STAFF_IDLE_MINUTES = 30;
