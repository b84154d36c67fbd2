import { useState, type ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { useTabs } from '#ui/use-tabs.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
  /** Where the server shows this tab, for visitors without JavaScript; otherwise all panels show to them. */
  href?: string | undefined;
  accent?: ProviderKind | undefined;
}

interface TabsProps {
  /** Names the set of tabs. */
  label: string;
  tabs: Tab[];
  /** Controlled by the page; without it the tabs keep their own choice. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id ?? '');
  const open = selected ?? own;
  const select = (id: string) => {
    setOwn(id);
    if (id !== open) onSelect?.(id);
  };
  const bind = useTabs(
    tabs.map((tab) => tab.id),
    open,
    select,
  );

  return (
    <div className={className}>
      <div
        {...bind.list}
        aria-label={label}
        className="inline-flex max-w-full gap-1 rounded-card bg-surface-2 p-1"
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            {...bind.tab(tab.id, tab.href)}
            data-accent={tab.accent}
            className={classes(
              'flex min-h-11 min-w-0 items-center justify-center gap-2 rounded-[0.75rem] px-4 py-2 text-center leading-tight font-semibold transition sm:px-6',
              tab.id === open
                ? 'bg-accent text-accent-ink shadow-low'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.id} {...bind.panel(tab.id)} data-accent={tab.accent} className="pt-6">
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
