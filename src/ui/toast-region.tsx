import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Alert } from '#ui/alert.tsx';
import {
  dismissNotice,
  holdNotice,
  lastNotice,
  shownNotices,
  watchNotices,
  type ShownNotice,
} from '#ui/notices.ts';

const READING_TIME = 10_000;
const none: readonly ShownNotice[] = [];

/** Stands once in each frame, below the bar and outside the pages, so that its notices survive a navigation. */
export function ToastRegion() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => tellHeight(entry?.contentRect.height ?? 0));
    if (region.current) watch.observe(region.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={region} className="toasts" data-print="off">
      <Toasts />
    </div>
  );
}

/** Beside an open dialog nothing is seen or spoken: what comes meanwhile stands in it too. */
export function DialogToasts() {
  const [before] = useState(lastNotice);
  return (
    <div className="toasts">
      <Toasts after={before} />
    </div>
  );
}

function Toasts({ after = 0 }: { after?: number }) {
  const notices = useSyncExternalStore(watchNotices, shownNotices, () => none);
  // Both regions are always there: a live region speaks only of what changes inside it.
  return (['alert', 'status'] as const).map((role) => (
    <div key={role} role={role}>
      {notices
        .filter(({ id, tone }) => id > after && (tone === 'danger') === (role === 'alert'))
        .map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
    </div>
  ));
}

let told = 0;

/** What else stays at the top comes to stand below. Told when it changes only: all of the page is looked at then. */
function tellHeight(pixels: number): void {
  if (pixels === told) return;
  told = pixels;
  document.documentElement.style.setProperty('--toasts-height', `${pixels}px`);
}

function Toast({ notice: { id, tone, text, held } }: { notice: ShownNotice }) {
  // Good news goes away by itself, unless somebody is on it. Failures wait to be read.
  useEffect(() => {
    if (held || tone === 'danger') return;
    const timer = setTimeout(() => dismissNotice(id), READING_TIME);
    return () => clearTimeout(timer);
  }, [held, id, tone]);
  // With a dialog it goes from under the pointer, and nobody leaves it.
  useEffect(() => () => holdNotice(id, false), [id]);
  return (
    <div
      className="toast"
      onPointerEnter={() => holdNotice(id, true)}
      onPointerLeave={() => holdNotice(id, false)}
      onFocus={() => holdNotice(id, true)}
      onBlur={() => holdNotice(id, false)}
    >
      <Alert role="none" tone={tone} onDismiss={() => dismissNotice(id)}>
        {text}
      </Alert>
    </div>
  );
}
