import { useEffect } from 'react';

/** In the browser the title is there before the answer, which may be of an earlier page than was asked for. */
export function useShownTitle(asked: string, shown: string): void {
  useEffect(() => {
    if (asked !== shown) document.title = document.title.replace(asked, () => shown);
  }, [asked, shown]);
}
