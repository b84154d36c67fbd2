import { Keyboard } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ShortcutHelpProps {
  keys: readonly (readonly [key: string, does: string])[];
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The button that tells which keys there are, and the place to switch them off. */
export function ShortcutHelp({ keys, open, onOpen, onClose }: ShortcutHelpProps) {
  const on = useShortcutsOn();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={onOpen}
        data-needs-script
        className="max-sm:hidden"
      >
        <Keyboard aria-hidden className="size-5" />
        Keyboard shortcuts
      </Button>
      <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5">
          {keys.map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-grid min-w-8 place-items-center rounded-control border border-control bg-surface-2 px-2 font-mono font-bold">
                  {key}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label="Use keyboard shortcuts"
          hint="They are never heard while you type."
          checked={on}
          onChange={(event) => switchShortcuts(event.currentTarget.checked)}
          className="mt-5 border-t border-line pt-4"
        />
      </Dialog>
    </>
  );
}

const PLACE = 'staff-shortcuts';
const listeners = new Set<() => void>();

const isOn = () => localStorage.getItem(PLACE) !== 'off';

/** Single keys are in the way of those who speak to their computer: they can be switched off. */
function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(PLACE);
  else localStorage.setItem(PLACE, 'off');
  for (const changed of listeners) changed();
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** False on pages made by the server, where no key is heard yet. */
const useShortcutsOn = (): boolean => useSyncExternalStore(watch, isOn, () => false);

/** Does something for a single key, unless somebody is typing or a dialog is open. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const on = useShortcutsOn();
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event)) return;
      const act = newest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}

function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null);
  return defaultPrevented || typing || document.querySelector('dialog:modal') !== null;
}
