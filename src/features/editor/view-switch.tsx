import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Eye, Pencil } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { editor } from '#messages';

type View = 'edit' | 'preview';

const CHOICES = [
  { view: 'edit', Icon: Pencil },
  { view: 'preview', Icon: Eye },
] as const;

export function ViewSwitch({ view, show }: Pick<ReturnType<typeof useView>, 'view' | 'show'>) {
  return (
    <div
      data-needs-script
      className="sticky top-(--header-height) z-20 mt-5 bg-page py-2 lg:hidden"
    >
      <div
        role="group"
        aria-label={editor.show}
        className="grid grid-cols-2 gap-1 rounded-card bg-surface-2 p-1 sm:max-w-80"
      >
        {CHOICES.map(({ view: its, Icon }) => (
          <button
            key={its}
            type="button"
            aria-pressed={view === its}
            onClick={() => show(its)}
            className={classes(
              'flex min-h-11 items-center justify-center gap-2 rounded-[0.75rem] px-6 font-semibold transition',
              view === its ? 'bg-accent text-accent-ink shadow-low' : 'text-ink-2 hover:text-ink',
            )}
          >
            <Icon aria-hidden className="size-4.5" />
            {editor[its]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Which of the two a small screen shows. Each comes back where it was scrolled to. */
export function useView() {
  const [view, setView] = useState<View>('edit');
  const columns = useRef<HTMLDivElement>(null);
  const shown = useRef<View>(view);
  const depths = useRef<Partial<Record<View, number>>>({});

  const show = (next: View) => {
    if (next === shown.current) return;
    const depth = () => -columns.current!.getBoundingClientRect().top;
    const start = -Number.parseFloat(getComputedStyle(columns.current!).scrollMarginTop);
    const before = depth();
    depths.current[shown.current] = before;
    shown.current = next;
    flushSync(() => setView(next));
    // What was not shown before begins at its start, unless that is in sight anyway.
    const wanted = depths.current[next] ?? Math.min(before, start);
    scrollBy({ top: wanted - depth(), behavior: 'instant' });
  };
  return { view, show, columns };
}
