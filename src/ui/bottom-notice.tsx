import type { ReactNode } from 'react';
import './bottom-notice.css';

interface BottomNoticeProps {
  label: string;
  children: ReactNode;
}

/** A small bar, no dialog: the page below it can be used as if it were not there. Only one is shown at a time. */
export function BottomNotice({ label, children }: BottomNoticeProps) {
  return (
    <section ref={keepNoticeRoom} aria-label={label} className="bottom-notice" data-print="off">
      {children}
    </section>
  );
}

/**
 * The ref of a notice. Tells what keeps clear of it how high it is, in any language and size of letters; as a style, so that
 * what comes later hears it too. The page itself is told in lengths: a property of our own there would have every element
 * styled anew. Phones of before 2023 cannot make one.
 */
function keepNoticeRoom(notice: Element | null): void | (() => void) {
  if (!('adoptedStyleSheets' in document)) return;
  const room = new CSSStyleSheet();
  const observer = new ResizeObserver(([entry]) =>
    room.replaceSync(roomAbove(`${entry!.borderBoxSize[0]!.blockSize}px`)),
  );
  observer.observe(notice!);
  document.adoptedStyleSheets.push(room);
  return () => {
    observer.disconnect();
    room.replaceSync('');
  };
}

/** The rules of `bottom-notice.css` and `offline.css`, with its true height. */
function roomAbove(height: string) {
  const end = `var(--frame-bar, 0px) + var(--page-bar, 0px) + ${height}`;
  return `
    .offline, .footer-deep { --notice-room: ${height} }
    :root:has(.bottom-notice) { scroll-padding-bottom: calc(${end} + 2rem) }
    :root:has(.bottom-notice) body { min-height: calc(100dvh + ${height} + 1rem) }
    :root:has(.offline-line):has(.bottom-notice) { scroll-padding-bottom: calc(${end} + 4.5rem) }
  `;
}
