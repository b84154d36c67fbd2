import { useSyncExternalStore, type ReactNode } from 'react';
import { useNonce } from '#ui/nonce.ts';
import { AccessScene } from './access-scene.tsx';
import { AccessTabs, type AccessTab } from './access-tabs.tsx';
import { AccessThemeSwitch } from './access-theme-switch.tsx';
import { accessThemeScript, useAccessTheme } from './access-theme.ts';

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
