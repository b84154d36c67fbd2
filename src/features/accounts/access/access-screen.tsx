import { useSyncExternalStore, type ReactNode } from 'react';
import { Moon, Sun } from 'lucide-react';
import { useNonce } from '#ui/nonce.ts';
import { paths } from '#platform/paths.ts';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { accessThemeScript, useAccessTheme, chooseAccessTheme } from './access-theme.ts';
import scene from './access-scene.svg?url';
import { AccessLink } from './access-link.tsx';

interface AccessScreenProps {
  tab: AccessTab;
  title: string;
  /** Said over the scene, where there is room. */
  greeting: string;
  next: string | null;
  children: ReactNode;
}

/** The way in: one card over the lagoon, in a theme of its own. */
export function AccessScreen({ tab, title, greeting, next, children }: AccessScreenProps) {
  const theme = useAccessTheme();
  return (
    <div className="container-page max-sm:px-0 sm:pt-6">
      <section
        data-access
        data-theme={theme}
        data-accent={tab === 'business' ? 'business' : 'specialist'}
        suppressHydrationWarning
        className="group/access relative isolate grid overflow-clip rounded-b-sheet bg-linear-to-b from-band-1 from-[10rem] to-deep to-[10rem] text-ink sm:rounded-sheet lg:min-h-[46rem] lg:grid-cols-[1fr_29rem] lg:items-center lg:p-10"
      >
        <FirstPaintTheme />
        <AccessScene className="-z-10 h-52 w-[180%] max-w-none sm:h-auto sm:w-full lg:absolute lg:inset-0 lg:h-full" />
        <p className="max-w-[9em] self-start font-heading text-title font-extrabold whitespace-pre-line max-lg:hidden">
          {greeting}
        </p>
        <div className="relative -mt-8 grid gap-6 rounded-t-sheet bg-surface px-4 pt-6 pb-10 shadow-high sm:mx-auto sm:-mt-52 sm:mb-10 sm:w-[29rem] sm:rounded-sheet sm:p-8 lg:m-0 lg:w-auto">
          <AccessTabs open={tab} next={next} />
          <div className="flex items-center justify-between gap-4">
            <h1 className="text-heading font-extrabold">{title}</h1>
            <AccessThemeSwitch />
          </div>
          {children}
        </div>
      </section>
    </div>
  );
}

/** On pages made by the server alone: in the browser, the remembered theme is known from the start. */
function FirstPaintTheme() {
  const nonce = useNonce();
  const made = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  if (!made) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {accessThemeScript}
    </script>
  );
}

const fade = 'transition-opacity duration-300';
const night = `${fade} opacity-0 group-data-[theme=dark]/access:opacity-100`;
const day = `${fade} group-data-[theme=dark]/access:opacity-0`;

/** A lagoon with a temple behind it: by day under the sun, by night under moon and stars. */
function AccessScene({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 760"
      preserveAspectRatio="xMinYMid slice"
      className={className}
    >
      <use href={`${scene}#sky`} />
      <use href={`${scene}#sun`} className={day} />
      <use href={`${scene}#moon`} className={night} />
      <use href={`${scene}#land`} />
      <use href={`${scene}#lights`} className={night} />
    </svg>
  );
}

type AccessTab = 'specialist' | 'business' | 'reset';

const TABS = [
  { id: 'specialist', label: 'Specialist', path: paths.specialistLogin },
  { id: 'business', label: 'Business', path: paths.businessLogin },
  { id: 'reset', label: 'Reset', path: paths.resetPassword },
] as const;

/** Each tab has an address of its own, so tabs are links. */
function AccessTabs({ open, next }: { open: AccessTab; next: string | null }) {
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

/** Dark or light for this screen alone; the site's own switch stands in the header. */
function AccessThemeSwitch() {
  const dark = useAccessTheme() === 'dark';
  return (
    <IconButton
      label="Dark screen"
      aria-pressed={dark}
      data-needs-script
      onClick={() => chooseAccessTheme(dark ? 'light' : 'dark')}
    >
      {/* Both are sent; CSS shows the right one before any script runs. */}
      <Moon aria-hidden className="size-5 group-data-[theme=dark]/access:hidden" />
      <Sun aria-hidden className="hidden size-5 group-data-[theme=dark]/access:block" />
    </IconButton>
  );
}
