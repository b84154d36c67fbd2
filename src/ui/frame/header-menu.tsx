import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Menu, X } from 'lucide-react';
import { useLocation } from 'react-router';

/** The phone's menu: a `<details>`, so it opens without scripts; scripts close it on Escape, outside clicks and navigation. */
export function HeaderMenu({ children, className }: { children: ReactNode; className: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    // The dimmed page around the panel belongs to the details element itself.
    const onPress = ({ target }: Event) => {
      if (target === details || !details.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      close();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, [key]);

  const closeAfterChoice = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('a')) menu.current?.removeAttribute('open');
  };

  return (
    <details ref={menu} className={`menu group ${className}`}>
      <summary
        aria-label="Menu"
        className="grid size-11 place-items-center rounded-full transition hover:bg-surface-2"
      >
        <Menu aria-hidden className="size-6 group-open:hidden" />
        <X aria-hidden className="hidden size-6 group-open:block" />
      </summary>
      <div className="menu-panel" onClick={closeAfterChoice}>
        {children}
      </div>
    </details>
  );
}
