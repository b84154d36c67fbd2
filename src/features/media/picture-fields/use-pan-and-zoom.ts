import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { pan, zoomTo, type Area, type Cut, type View } from './crop-geometry.ts';

interface Target {
  cut: Cut;
  frame: Area;
  onView: (change: (view: View) => View) => void;
}

interface Point {
  x: number;
  y: number;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** One finger or the mouse moves, two fingers or the wheel zoom where they are, arrow keys move. */
export function usePanAndZoom(element: RefObject<HTMLElement | null>, target: Target) {
  const { cut, frame, onView } = target;
  const pointers = useRef(new Map<number, Point>());
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });

  useEffect(() => {
    const stage = element.current!;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { cut: now, frame: around, onView: tell } = latest.current;
      const at = shareOf(around, stage, event);
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      tell((view) => zoomTo(now, view, view.zoom * Math.exp(-event.deltaY * lines * 0.002), at));
    };
    // React listens passively, and the page would scroll.
    stage.addEventListener('wheel', onWheel, { passive: false });
    return () => stage.removeEventListener('wheel', onWheel);
  }, [element]);

  const release = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const after = pointOf(event);
      pointers.current.set(event.pointerId, after);
      const other = [...pointers.current.values()].find((point) => point !== after);
      // With two fingers each moves the middle by half its own way.
      const weight = other ? 0.5 : 1;
      const dx = (weight * (after.x - before.x)) / frame.width;
      const dy = (weight * (after.y - before.y)) / frame.height;
      const spread = other ? distance(after, other) / Math.max(1, distance(before, other)) : 1;
      const middle = other && {
        clientX: (after.x + other.x) / 2,
        clientY: (after.y + other.y) / 2,
      };
      const at = middle && shareOf(frame, event.currentTarget, middle);
      onView((view) => zoomTo(cut, pan(cut, view, dx, dy), view.zoom * spread, at));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      const way = ARROWS[event.key];
      if (!way) return;
      event.preventDefault();
      onView((view) => pan(cut, view, way.x * 0.03, way.y * 0.03));
    },
  };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** A place on the screen as shares of the frame, from its middle. */
function shareOf(
  frame: Area,
  stage: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top } = stage.getBoundingClientRect();
  return {
    x: (clientX - left - frame.x) / frame.width - 0.5,
    y: (clientY - top - frame.y) / frame.height - 0.5,
  };
}
