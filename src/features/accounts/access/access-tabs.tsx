import { paths } from '#platform/paths.ts';
import { classes } from '#ui/classes.ts';
import { AccessLink } from './access-link.tsx';

export type AccessTab = 'specialist' | 'business' | 'reset';

const TABS = [
  { id: 'specialist', label: 'Specialist', path: paths.specialistLogin },
  { id: 'business', label: 'Business', path: paths.businessLogin },
  { id: 'reset', label: 'Reset', path: paths.resetPassword },
] as const;

/** Each tab has an address of its own, so tabs are links. */
export function AccessTabs({ open, next }: { open: AccessTab; next: string | null }) {
  return (
    <nav
      aria-label="Log in or reset"
      className="grid grid-cols-3 gap-1 rounded-card bg-surface-2 p-1"
    >
      {TABS.map(({ id, label, path }) => (
        <AccessLink
          key={id}
          to={path}
          next={next}
          current={id === open}
          className={classes(
            'flex min-h-11 items-center justify-center rounded-[0.75rem] px-2 text-center leading-tight font-semibold transition',
            id === open ? 'bg-accent text-accent-ink shadow-low' : 'text-ink-2 hover:text-ink',
          )}
        >
          {label}
        </AccessLink>
      ))}
    </nav>
  );
}
