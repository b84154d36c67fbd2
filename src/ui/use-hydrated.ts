import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page that the server sends, true as soon as scripts have taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
