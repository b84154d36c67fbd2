/** Staff are signed out sooner: a desk that was left alone must not stay open. */
export const STAFF_IDLE_MINUTES = 30;
/** How long a browser is remembered in which the owner of an account has been; browsers keep no cookie for longer. */
export const DEVICE_DAYS = 400;
/** Of one account at a time; with one more, the one that was seen least lately ends. */
export const SESSIONS_MAX = 100;
