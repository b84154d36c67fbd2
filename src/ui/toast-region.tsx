import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Alert } from '#ui/alert.tsx';
import { dismissNotice, shownNotices, watchNotices, type ShownNotice } from '#ui/notices.ts';

const READING_TIME = 10_000;
const none: readonly ShownNotice[] = [];

/** Stands once in each frame, below the bar and outside the pages, so that its notices survive a navigation. */
export function ToastRegion() {
  const notices = useSyncExternalStore(watchNotices, shownNotices, () => none);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => tellHeight(entry?.contentRect.height ?? 0));
    if (region.current) watch.observe(region.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={region} className="toasts" data-print="off">
      {/* Both regions are always there: a live region speaks only of what changes inside it. */}
      {(['alert', 'status'] as const).map((role) => (
        <div key={role} role={role}>
          {notices
            .filter(({ tone }) => (tone === 'danger') === (role === 'alert'))
            .map((notice) => (
              <Toast key={notice.id} notice={notice} />
            ))}
        </div>
      ))}
    </div>
  );
}

let told = 0;

/** What else stays at the top comes to stand below. Told when it changes only: all of the page is looked at then. */
function tellHeight(pixels: number): void {
  if (pixels === told) return;
  told = pixels;
  document.documentElement.style.setProperty('--toasts-height', `${pixels}px`);
}

function Toast({ notice: { id, tone, text } }: { notice: ShownNotice }) {
  const [held, setHeld] = useState(false);
  // Good news goes away by itself, unless somebody is on it. Failures wait to be read.
  useEffect(() => {
    if (held || tone === 'danger') return;
    const timer = setTimeout(() => dismissNotice(id), READING_TIME);
    return () => clearTimeout(timer);
  }, [held, id, tone]);
  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Alert role="none" tone={tone} onDismiss={() => dismissNotice(id)}>
        {text}
      </Alert>
    </div>
  );
}
