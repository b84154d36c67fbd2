/** Pages that serve both kinds tell them by their pattern, which comes without a slash in front. */
export const kindOfRoute = (pattern: string): 'specialist' | 'business' =>
  /^\/?business\//.test(pattern) ? 'business' : 'specialist';
