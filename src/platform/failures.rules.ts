import { failures } from '#messages';

/** What visitors read in place of answers that did not come. By name: the room as a whole would come along with every page. */
export const FAILURES = {
  get featured() {
    return failures.featured;
  },
  get results() {
    return failures.results;
  },
  get specialist() {
    return failures.specialist;
  },
  get business() {
    return failures.business;
  },
  get network() {
    return failures.network;
  },
  get unexpected() {
    return failures.unexpected;
  },
};
