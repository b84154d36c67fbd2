import { Suspense, use, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { focusPlace } from '#ui/frame/focus-place.ts';

interface ArrivingProps<T> {
  value: T | Promise<T>;
  fallback?: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * Shows a value, or the fallback while it is on its way. What is known stands outside of Suspense: the server sends
 * large boundaries hidden, to be revealed by a script that not everybody runs. Whoever was at a place of the fallback
 * stays at that place when its element is replaced.
 */
export function Arriving<T>({ value, fallback, children }: ArrivingProps<T>) {
  const focused = useRef('');
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={<Expected focused={focused}>{fallback}</Expected>}>
      <Arrived promise={value} focused={focused}>
        {children}
      </Arrived>
    </Suspense>
  );
}

interface ExpectedProps {
  /** The id of what had the focus. */
  focused: RefObject<string>;
  children: ReactNode;
}

function Expected({ focused, children }: ExpectedProps) {
  // Before its elements are taken away, and the focus with them.
  useLayoutEffect(() => () => void (focused.current = document.activeElement?.id ?? ''), [focused]);
  return children;
}

interface ArrivedProps<T> {
  promise: Promise<T>;
  focused: RefObject<string>;
  children: (value: T) => ReactNode;
}

function Arrived<T>({ promise, focused, children }: ArrivedProps<T>) {
  const value = use(promise);
  useLayoutEffect(() => {
    const place = document.getElementById(focused.current);
    if (place && document.activeElement === document.body) focusPlace(place);
  }, [focused]);
  return children(value);
}
