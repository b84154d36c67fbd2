/**
 * What the country looks like from the sea, what it is known by as a part of that, and the marks of networks: in one
 * file, as each costs a request before the first paint.
 */
export const DRAWINGS = '/pictures/skyline.svg';
