import { Check, Circle } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { PASSWORD_NEEDS } from '#features/accounts/password.rules.ts';

/** What a password needs, ticked off while it is typed. */
export function PasswordMarks({ typed }: { typed: string }) {
  return (
    <ul aria-label="Your password needs" className="grid grid-cols-2 gap-x-4 gap-y-1 text-small">
      {PASSWORD_NEEDS.map(({ label, isMet }) => {
        const met = isMet(typed);
        const Icon = met ? Check : Circle;
        return (
          <li
            key={label}
            className={classes(
              'flex items-center gap-1.5',
              met ? 'font-medium text-success' : 'text-ink-3',
            )}
          >
            <Icon
              aria-hidden
              className={classes('shrink-0', met ? 'size-4' : 'mx-1 size-2')}
              strokeWidth={3}
            />
            {label}
            {met && <span className="sr-only">: done</span>}
          </li>
        );
      })}
    </ul>
  );
}
