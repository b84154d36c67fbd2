import { useEffect, useState } from 'react';

export const isNothing = (value: unknown): boolean => value === null;

/**
 * What was last known of a value that may be on its way again, and whether that is so. A failure never takes the place of
 * something better about the same: somebody may be reading it.
 */
export function useSettled<T>(
  value: T | Promise<T>,
  first: T,
  isFailure: (value: T) => boolean = isNothing,
  about = '',
): { known: T; isAwaited: boolean } {
  const [{ known, of }, setSettled] = useState({ known: first, of: value, about });
  useEffect(() => {
    let current = true;
    const settle = (next?: T) => {
      if (current)
        setSettled((last) => {
          const isSame = last.about === about;
          const stays = next === undefined || (isSame && isFailure(next) && !isFailure(last.known));
          const best = stays ? last.known : next;
          return isSame && best === last.known && value === last.of
            ? last
            : { known: best, of: value, about };
        });
    };
    Promise.resolve(value).then(settle, () => settle());
    return () => {
      current = false;
    };
  }, [value, isFailure, about]);
  // What came at once is shown at once.
  return value instanceof Promise || isFailure(value)
    ? { known, isAwaited: of !== value }
    : { known: value, isAwaited: false };
}
