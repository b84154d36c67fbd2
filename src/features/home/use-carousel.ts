import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { CARDS_PER_PAGE } from '#features/directory/featured.rules.ts';
import { pageCount, wrapPage } from './carousel-pages.ts';

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
  const hold = () => holdStill(grid.current?.getAnimations() ?? []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  };

  return { page, size, count, moved: turn.direction !== 0, move, onKeyDown, hold, grid };
}

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
