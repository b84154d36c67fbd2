import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import type { Notice } from '#ui/notices.ts';
import { LiveMessage } from '../access/live-message.tsx';
import type { AccountKind } from '../account-home.ts';

const SECTIONS = [
  { id: 'email', title: 'Login email', forStaff: true },
  { id: 'work-email', title: 'Work email', forStaff: false },
  { id: 'password', title: 'Password', forStaff: true },
  { id: 'devices', title: 'Devices', forStaff: true },
  { id: 'visibility', title: 'Profile visibility', forStaff: false },
  { id: 'data', title: 'Download my data', forStaff: false },
  { id: 'delete', title: 'Delete my account', forStaff: false },
] as const;

export type AccountSectionId = (typeof SECTIONS)[number]['id'];

/** The parts of the page in their order. Staff have no profile, and their account is not theirs to delete. */
export const accountSections = (kind: AccountKind) =>
  SECTIONS.filter(({ forStaff }) => forStaff || kind !== 'admin');

interface AccountSectionProps {
  id: AccountSectionId;
  note: ReactNode;
  message?: Notice | null;
  grave?: boolean;
  children: ReactNode;
}

/** One card of the page. What happened is told under its heading, which takes the focus. */
export function AccountSection({ id, note, message, grave, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classes('card flex flex-col gap-5 p-5 sm:p-8', grave && 'border border-danger')}
    >
      <div className="grid grid-cols-1 gap-2">
        <h2 id={`${id}-heading`} tabIndex={-1} className="text-subheading">
          {SECTIONS.find((section) => section.id === id)!.title}
        </h2>
        <div className="grid grid-cols-1 gap-2 text-ink-2">{note}</div>
      </div>
      <LiveMessage message={message} />
      {children}
    </section>
  );
}
