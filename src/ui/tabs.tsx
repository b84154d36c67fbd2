import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
  accent: ProviderKind;
}

interface TabsProps {
  /** Names the set of tabs. */
  label: string;
  tabs: Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Visitors without scripts see all panels. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const bind = useTabs(
    tabs.map(({ id }) => id),
    selected,
    (id) => id !== selected && onSelect(id),
  );

  return (
    <div>
      <div
        {...bind.list}
        aria-label={label}
        className="inline-flex max-w-full gap-1 rounded-card bg-surface-2 p-1"
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            {...bind.tab(tab.id)}
            data-accent={tab.accent}
            className={classes(
              'flex min-h-11 min-w-0 items-center justify-center gap-2 rounded-[0.75rem] px-4 py-2 text-center leading-tight font-semibold transition sm:px-6',
              tab.id === selected
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

/** The behaviour of tabs as the ARIA practices describe it: one stop for Tab, arrows move and select. */
function useTabs(ids: string[], selected: string, select: (id: string) => void) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = ids.indexOf(selected);
    const next = {
      ArrowRight: ids[(at + 1) % ids.length],
      ArrowLeft: ids.at(at - 1),
      Home: ids[0],
      End: ids.at(-1),
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus();
  };

  return {
    list: { ref: list, role: 'tablist', onKeyDown } as const,
    tab: (id: string) =>
      ({
        id: `${prefix}${id}-tab`,
        role: 'tab',
        href: `#${prefix}${id}-panel`,
        'data-tab': id,
        'aria-selected': id === selected,
        'aria-controls': `${prefix}${id}-panel`,
        tabIndex: id === selected ? 0 : -1,
        onClick(event: MouseEvent) {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          select(id);
        },
      }) as const,
    panel: (id: string) =>
      ({
        id: `${prefix}${id}-panel`,
        role: 'tabpanel',
        'aria-labelledby': `${prefix}${id}-tab`,
        'data-tab-panel': id === selected ? 'open' : 'closed',
      }) as const,
  };
}
