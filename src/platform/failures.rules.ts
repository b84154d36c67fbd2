/** What visitors read in place of answers that did not come. */
export const FAILURES = {
  featured: 'Could not load featured professionals.',
  results: 'Something went wrong',
  specialist: 'Failed to load specialist data',
  business: 'Business Not Found',
  network: 'Network error. Please try again later.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;
