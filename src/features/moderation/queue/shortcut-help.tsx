import { Keyboard } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { switchShortcuts, useShortcutsOn } from './use-shortcuts.ts';

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
