export const columnField = (index: number): string => `column-${index}`;

/** How often the page looks again while somebody is at work. */
export const LOOK_MS = 1_500;
