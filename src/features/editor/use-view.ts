import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { View } from './view-switch.tsx';

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
