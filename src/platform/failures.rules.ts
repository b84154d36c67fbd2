import { failures } from '#messages';

/** What visitors read in place of answers that did not come. */
export const FAILURES = failures;
