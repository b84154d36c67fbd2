import type { ReactNode } from 'react';
import { OutsideLink } from '#ui/outside-link.tsx';

/** What is said below a player; aloud where it comes later. */
export function VideoNote({ aloud, children }: { aloud?: boolean; children: ReactNode }) {
  return (
    <p
      role={aloud ? 'status' : undefined}
      className="text-small wrap-anywhere text-ink-2 not-empty:mt-3"
    >
      {children}
    </p>
  );
}

export function VideoNoteLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <OutsideLink
      href={href}
      className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {children}
    </OutsideLink>
  );
}
