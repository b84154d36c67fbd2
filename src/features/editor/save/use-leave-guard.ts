import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before unsaved work is left behind: in words of our own within the site, in the browser's at its border. */
export function useLeaveGuard(unsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  if (blocker.state !== 'blocked') return null;
  return { leave: () => blocker.proceed(), stay: () => blocker.reset() };
}
