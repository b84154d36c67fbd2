import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only the browser knows; until scripts have taken the page over, `before`, as the server has sent it. Where the two
 * differ, React renders whoever asks a second time, and at once: a whole page had better not.
 */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before);

/** False in the page that the server sends, true as soon as scripts have taken it over. */
export const useHydrated = (): boolean => useInBrowser(() => true, false);
