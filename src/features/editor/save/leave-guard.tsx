import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Asks before unsaved work is left behind: in words of our own within the site, in the browser's at its border. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
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
  return (
    <Dialog
      open
      onClose={() => blocker.reset()}
      title="Leave without saving?"
      description="What you changed since the last save would be lost."
      footer={
        <div className="flex flex-wrap gap-3">
          <Button data-autofocus onClick={() => blocker.reset()}>
            Stay here
          </Button>
          <Button variant="secondary" onClick={() => blocker.proceed()}>
            Leave without saving
          </Button>
        </div>
      }
    />
  );
}
