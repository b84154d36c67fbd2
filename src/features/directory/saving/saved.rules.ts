/** As many as a link can carry. */
export const SAVED_MAX = 50;

export const SAVED_TEXTS = {
  full: `You can save up to ${SAVED_MAX}. Please remove somebody first.`,
  unstored: 'Saved until you leave: this browser does not let us keep it.',
} as const;
