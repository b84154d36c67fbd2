import type { ReactNode } from 'react';
import { Menu, X } from 'lucide-react';
import { useClosingDetails } from '#ui/frame/use-closing-details.ts';

/** The phone's menu. */
export function HeaderMenu({ children, className }: { children: ReactNode; className: string }) {
  const { menu, closeAfterChoice } = useClosingDetails();
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
