export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_TRIES_PER_DAY = 25;

/** How long typing must rest before a uniqueness check is sent. */
export const UNIQUENESS_PAUSE_MS = 500;
