import { access } from '#messages';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Moon, Sun } from 'lucide-react';
import { useNonce } from '#ui/nonce.ts';
import { paths } from '#platform/paths.ts';
import { classes } from '#ui/classes.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import scene from './access-scene.svg?url';
import { carryEmailOf } from './carried-email.ts';
import { Form, Link, type LinkProps } from 'react-router';
import { withNext } from './return-path.ts';
import { createStored } from '#ui/stored.ts';
import type { Theme } from '#ui/theme.ts';
import './access.css';

interface AccessScreenProps {
  /** Null where there is nothing to log in to yet. */
  tab: AccessTab | null;
  title: string;
  greeting: string;
  next: string | null;
  children: ReactNode;
}

export function AccessScreen({ tab, title, greeting, next, children }: AccessScreenProps) {
  const theme = useAccessTheme();
  const screen = useRef<HTMLElement>(null);
  // Also what a link has filled in, and what was typed before the scripts came.
  useEffect(() => carryEmailOf(screen.current!));
  return (
    <div className="container-page max-sm:px-0 sm:pt-6">
      <section
        ref={screen}
        onInput={({ currentTarget }) => carryEmailOf(currentTarget)}
        data-access
        data-theme={theme}
        data-accent={tab === 'business' ? 'business' : 'specialist'}
        suppressHydrationWarning
        className="access"
      >
        <FirstPaintTheme />
        <AccessScene />
        <p className="access-greeting font-heading text-title font-extrabold">{greeting}</p>
        <div className="access-card">
          {tab && <AccessTabs open={tab} next={next} />}
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
  if (useHydrated()) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {accessThemeScript}
    </script>
  );
}

function AccessScene() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 760"
      preserveAspectRatio="xMinYMid slice"
      className="access-scene"
    >
      <use href={`${scene}#sky`} />
      <use href={`${scene}#sun`} className="access-day" />
      <use href={`${scene}#moon`} className="access-night" />
      <use href={`${scene}#hills`} />
      <use href={`${DRAWINGS}#landmark`} transform="translate(-511 202.5) scale(1.386)" />
      <use href={`${scene}#land`} />
      <use href={`${scene}#lights`} className="access-night" />
    </svg>
  );
}

type AccessTab = 'specialist' | 'business' | 'reset';

const TABS = [
  { id: 'specialist', path: paths.specialistLogin },
  { id: 'business', path: paths.businessLogin },
  { id: 'reset', path: paths.resetPassword },
] as const;

/** Each tab has an address of its own, so tabs are links. */
function AccessTabs({ open, next }: { open: AccessTab; next: string | null }) {
  return (
    <nav aria-label={access.tabs} className="grid grid-cols-3 gap-1 rounded-card bg-surface-2 p-1">
      {TABS.map(({ id, path }) => (
        <AccessLink
          key={id}
          to={path}
          next={next}
          aria-current={id === open ? 'page' : undefined}
          className={classes(
            'flex min-h-11 items-center justify-center rounded-[0.75rem] px-2 text-center leading-tight font-semibold transition',
            id === open ? 'bg-accent text-accent-ink shadow-low' : 'text-ink-2 hover:text-ink',
          )}
        >
          {access[id]}
        </AccessLink>
      ))}
    </nav>
  );
}

function AccessThemeSwitch() {
  const dark = useAccessTheme() === 'dark';
  return (
    <IconButton
      label={access.darkScreen}
      aria-pressed={dark}
      data-needs-script
      onClick={() => chooseAccessTheme(dark ? 'light' : 'dark')}
    >
      {/* Both are sent; CSS shows the right one before any script runs. */}
      <Moon aria-hidden className="access-day size-5" />
      <Sun aria-hidden className="access-night size-5" />
    </IconButton>
  );
}

export const AccessForm = (props: ComponentProps<typeof Form>) => (
  <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5" {...props} />
);

/** To another way in: what was asked for goes along. */
export const AccessLink = ({
  to,
  next,
  ...rest
}: LinkProps & { to: string; next: string | null }) => (
  <Link to={withNext(to, next)} preventScrollReset {...rest} />
);

const KEY = 'access-theme';
const stored = createStored(KEY);

/** Stands first in the screen's element, so that a remembered theme is there before the screen is painted. */
const accessThemeScript = `try{if(localStorage.getItem('${KEY}')=='light')document.currentScript.parentElement.dataset.theme='light'}catch{}`;

const useAccessTheme = (): Theme => (stored.useText() === 'light' ? 'light' : 'dark');

const chooseAccessTheme = (theme: Theme): void => stored.write(theme);
