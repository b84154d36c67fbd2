/** The window hears it when React has taken the page over. */
export const ALIVE = 'kanek:alive';
