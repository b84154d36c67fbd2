import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
  accent: ProviderKind;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

/** As the ARIA practices describe them: one stop for Tab, arrows move and select. Visitors without scripts see all panels. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const prefix = useId();
  const ids = tabs.map(({ id }) => id);
  const select = (id: string) => id !== selected && onSelect(id);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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
    const { children } = event.currentTarget.parentElement!;
    (children[ids.indexOf(next)] as HTMLElement).focus();
  };
  const onClick = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    select(id);
  };

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="inline-flex max-w-full gap-1 rounded-card bg-surface-2 p-1"
      >
        {tabs.map(({ id, accent, label: name }) => (
          <a
            key={id}
            id={`${prefix}${id}-tab`}
            role="tab"
            href={`#${prefix}${id}-panel`}
            aria-selected={id === selected}
            aria-controls={`${prefix}${id}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={(event) => onClick(event, id)}
            data-accent={accent}
            className={classes(
              'flex min-h-11 min-w-0 items-center justify-center gap-2 rounded-[0.75rem] px-4 py-2 text-center leading-tight font-semibold transition sm:px-6',
              id === selected
                ? 'bg-accent text-accent-ink shadow-low'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            {name}
          </a>
        ))}
      </div>
      {tabs.map(({ id, accent, panel }) => (
        <div
          key={id}
          id={`${prefix}${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${prefix}${id}-tab`}
          data-tab-panel={id === selected ? 'open' : 'closed'}
          data-accent={accent}
          className="pt-6"
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
