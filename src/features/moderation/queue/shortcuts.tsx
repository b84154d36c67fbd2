import { Keyboard } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { staffQueue } from '#messages';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { createStored } from '#ui/stored.ts';

/** A key, what it does in words, and how; without the last the browser does it. */
type Shortcut = readonly [key: string, does: string, act?: () => void];

/**
 * Does something for a single key, unless somebody is typing or a dialog is open. Returns the button that tells which
 * keys there are, with the place to switch them off.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): ReactNode {
  const on = stored.useText() !== 'off';
  const [help, setHelp] = useState(false);
  const all: Shortcut[] = [...shortcuts, ['?', staffQueue.thisHelp, () => setHelp(true)]];
  const newest = useRef(all);
  useEffect(() => {
    newest.current = all;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event)) return;
      const act = newest.current.find(([key]) => key === event.key)?.[2];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => setHelp(true)}
        data-needs-script
        className="max-sm:hidden"
      >
        <Keyboard aria-hidden className="size-5" />
        {staffQueue.shortcuts}
      </Button>
      <Dialog open={help} onClose={() => setHelp(false)} title={staffQueue.shortcuts}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5">
          {all.map(([key, does]) => (
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
          label={staffQueue.useShortcuts}
          hint={staffQueue.neverWhileTyping}
          checked={on}
          onChange={(event) => stored.write(event.currentTarget.checked ? null : 'off')}
          className="mt-5 border-t border-line pt-4"
        />
      </Dialog>
    </>
  );
}

/** Single keys are in the way of those who speak to their computer: they can be switched off. */
const stored = createStored('staff-shortcuts');

function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null);
  return defaultPrevented || typing || document.querySelector('dialog:modal') !== null;
}
