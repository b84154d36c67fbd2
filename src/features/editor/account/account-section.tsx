import type { ReactNode } from 'react';
import { LiveMessage } from '#features/accounts/access/live-message.tsx';
import { classes } from '#ui/classes.ts';
import type { Notice } from '#ui/notices.ts';
import { accountSectionTitle, type AccountSectionId } from './account-sections.ts';

interface AccountSectionProps {
  id: AccountSectionId;
  /** What it is about, in a sentence or two. */
  note: ReactNode;
  message?: Notice | null;
  /** What is done here cannot be undone. */
  grave?: boolean;
  children: ReactNode;
}

/** One card of the page. What happened is told under its heading, which takes the focus. */
export function AccountSection(props: AccountSectionProps) {
  const { id, note, message, grave, children } = props;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classes('card flex flex-col gap-5 p-5 sm:p-8', grave && 'border border-danger')}
    >
      <div className="grid grid-cols-1 gap-2">
        <h2 id={`${id}-heading`} tabIndex={-1} className="text-subheading">
          {accountSectionTitle(id)}
        </h2>
        <div className="grid grid-cols-1 gap-2 text-ink-2">{note}</div>
      </div>
      <LiveMessage message={message} />
      {children}
    </section>
  );
}
