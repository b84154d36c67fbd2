/** Typed by whoever really means it. */
export const DELETE_CONFIRMATION = 'DELETE';
