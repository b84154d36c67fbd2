import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { CARDS_PER_PAGE } from '#features/directory/featured.rules.ts';

const SLIDE = { distance: 56, duration: 280, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
const STEPS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which page is shown, and what moves it: arrows, keys, a swipe, and a new window width, which starts over. */
export function useCarousel(total: number) {
  const size = useCardsPerPage();
  const count = pageCount(total, size);
  const [turn, setTurn] = useState({ page: 0, direction: 0 });
  const page = wrapPage(turn.page, count);
  const grid = useRef<HTMLDivElement>(null);
  const refocus = useRef(false);

  useEffect(() => {
    // Phones report a resize whenever their bars come and go; only the width rearranges cards.
    let width = window.innerWidth;
    const startOver = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      setTurn({ page: 0, direction: 0 });
    };
    addEventListener('resize', startOver);
    return () => removeEventListener('resize', startOver);
  }, []);

  useLayoutEffect(() => {
    if (turn.direction === 0) return;
    if (refocus.current) grid.current?.querySelector<HTMLElement>('a')?.focus();
    refocus.current = false;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    grid.current?.animate(
      [{ opacity: 0, translate: `${turn.direction * SLIDE.distance}px 0` }, {}],
      SLIDE,
    );
  }, [turn]);

  const move = (step: number) => {
    if (count === 1) return;
    // The card that has the focus is about to leave: the first of the new page takes over.
    refocus.current = grid.current?.contains(document.activeElement) ?? false;
    setTurn({ page: wrapPage(page + step, count), direction: step });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  };

  const gridProps = {
    ref: grid,
    onPointerDownCapture: () => holdStill(grid.current?.getAnimations() ?? []),
    ...useSwipe(move),
  };
  return { page, size, count, moved: turn.direction !== 0, move, onKeyDown, gridProps };
}

export type Turning = ReturnType<typeof useCarousel>;

/** What is pressed while it moves stays under the pointer until it is let go: a click is where both happen. */
function holdStill(moving: readonly Animation[]): void {
  if (moving.length === 0) return;
  const pressed = new AbortController();
  const goOn = () => {
    pressed.abort();
    for (const animation of moving) animation.play();
  };
  for (const animation of moving) animation.pause();
  for (const end of ['pointerup', 'pointercancel', 'blur'])
    addEventListener(end, goOn, { signal: pressed.signal });
}

const WIDEST = CARDS_PER_PAGE[0].cards;

/** The server sends the widest page; until scripts run, style sheets hide what does not fit. */
const useCardsPerPage = (): number => useSyncExternalStore(onResize, cardsPerPage, () => WIDEST);

function onResize(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

// In rem, as in the style sheet: both follow the visitor's own letter size.
const cardsPerPage = (): number =>
  CARDS_PER_PAGE.find(({ fromWidth }) => matchMedia(`(min-width: ${fromWidth / 16}rem)`).matches)
    ?.cards ?? WIDEST;

export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));

/** Before the first page comes the last, after the last the first. */
export const wrapPage = (page: number, count: number): number => ((page % count) + count) % count;

/** The items of one page; with `fill` a short last page is made up with items from the start. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, size, fill }: { page: number; size: number; fill: boolean },
): Item[] {
  const shown = items.slice(page * size, (page + 1) * size);
  const missing = fill && items.length > size ? size - shown.length : 0;
  return [...shown, ...items.slice(0, missing)];
}

const FAR_ENOUGH = 48;
const A_TAP = 8;

/** Cards follow the finger; far enough and they turn the page. Their element needs `touch-pan-y`. */
function useSwipe(move: (step: number) => void) {
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
