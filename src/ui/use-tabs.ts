import { useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';

/** The behaviour of tabs as the ARIA practices describe it: one stop for Tab, arrows move and select. */
export function useTabs(ids: string[], selected: string, select: (id: string) => void) {
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
    tab: (id: string, href = `#${prefix}${id}-panel`) =>
      ({
        id: `${prefix}${id}-tab`,
        role: 'tab',
        href,
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
