import { account } from '#messages';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import type { Notice } from '#ui/notices.ts';
import { LiveMessage } from '../access/live-message.tsx';
import { AccountFormContext, useAccountForm } from './account-form.tsx';
import { ACCOUNT_SECTIONS, type AccountSectionId } from './account.rules.ts';

interface AccountSectionProps {
  id: AccountSectionId;
  note: ReactNode;
  /** What happened, where no form of the section tells it. */
  message?: Notice | null;
  grave?: boolean;
  children: ReactNode;
}

/** One card of the page. What happened is told under its heading, which takes the focus. */
export function AccountSection({ id, note, message, grave, children }: AccountSectionProps) {
  const form = useAccountForm(id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classes('card flex flex-col gap-5 p-5 sm:p-8', grave && 'border border-danger')}
    >
      <div className="grid grid-cols-1 gap-2">
        <h2 id={`${id}-heading`} tabIndex={-1} className="text-subheading">
          {account[ACCOUNT_SECTIONS.find((section) => section.id === id)!.title]}
        </h2>
        <div className="grid grid-cols-1 gap-2 text-ink-2">{note}</div>
      </div>
      <LiveMessage message={message ?? form.message} />
      <AccountFormContext value={form}>{children}</AccountFormContext>
    </section>
  );
}

/** How something stands, with a dot that says whether that is good. */
export function StateLine({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 font-semibold text-ink">
      <span
        aria-hidden
        className={classes('size-3 flex-none rounded-full', good ? 'bg-success' : 'bg-mango')}
      />
      <span>{children}</span>
    </p>
  );
}
