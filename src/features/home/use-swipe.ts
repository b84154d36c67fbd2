import { useRef, type MouseEvent, type PointerEvent } from 'react';

const FAR_ENOUGH = 48;
const A_TAP = 8;

/** Cards follow the finger; far enough and they turn the page. Their element needs `touch-pan-y`. */
export function useSwipe(move: (step: number) => void) {
  const drag = useRef({ from: null as number | null, by: 0 });

  const end = (cards: HTMLElement, turn: boolean) => {
    const { from, by } = drag.current;
    if (from === null) return;
    drag.current.from = null;
    cards.style.translate = '';
    if (turn && Math.abs(by) >= FAR_ENOUGH) move(by < 0 ? 1 : -1);
    else if (by) cards.animate([{ translate: `${by}px 0` }, {}], 150);
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary) return;
      // A mouse has arrows to click, and drags links.
      drag.current = { from: event.pointerType === 'mouse' ? null : event.clientX, by: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { from } = drag.current;
      if (from === null || !event.isPrimary) return;
      drag.current.by = event.clientX - from;
      event.currentTarget.style.translate = `${drag.current.by}px 0`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event.currentTarget, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event.currentTarget, false),
    onClickCapture(event: MouseEvent) {
      // The finger that swiped did not mean the link it started on; a key, which counts no clicks, always does.
      if (Math.abs(drag.current.by) > A_TAP && event.detail > 0) event.preventDefault();
      drag.current.by = 0;
    },
  };
}
