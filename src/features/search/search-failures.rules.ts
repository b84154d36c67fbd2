/** What takes the place of answers that did not come. */
export const SEARCH_FAILURES = {
  featured: 'Could not load featured professionals.',
  results: 'Something went wrong',
  specialist: 'Failed to load specialist data',
  business: 'Business Not Found',
} as const;
