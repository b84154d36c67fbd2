import type { ReactNode } from 'react';
import { keepNoticeRoom } from './keep-notice-room.ts';
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
