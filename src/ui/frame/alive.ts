/** The window hears it when React has taken the page over. */
export const ALIVE = 'kanek:alive';
/** A link hears it that was followed before; what counts taps listens for it. */
export const TAPPED = 'kanek:tapped';
