import {
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { focusPlace } from '#ui/frame/focus-place.ts';
import { isNothing, useSettled } from './use-settled.ts';

interface ArrivingProps<T> {
  value: T | Promise<T>;
  fallback?: ReactNode;
  /** Whether a value says only that none could be had, as null does. */
  isFailure?: (value: T) => boolean;
  children: (value: T) => ReactNode;
}

/**
 * Shows a value, or the fallback while it is on its way. What is known stands outside of Suspense: the server sends
 * large boundaries hidden, to be revealed by a script that not everybody runs. What is shown stays, with all that
 * somebody does there, until the same is known anew. Whoever was at a place of the fallback stays at that place when its
 * element is replaced.
 */
export function Arriving<T>({
  value,
  fallback,
  isFailure = isNothing,
  children: show,
}: ArrivingProps<T>) {
  const focused = useRef('');
  const [first] = useState({ value });
  const shared = { value, fallback, isFailure, show };
  if (!(first.value instanceof Promise)) return <Known {...shared} first={first.value} />;
  return (
    <Suspense fallback={<Expected focused={focused}>{fallback}</Expected>}>
      <Arrived {...shared} focused={focused} />
    </Suspense>
  );
}

/** The id of what had the focus. */
type Focused = RefObject<string>;

function Expected({ focused, children }: { focused: Focused; children: ReactNode }) {
  // Before its elements are taken away, and the focus with them.
  useLayoutEffect(() => () => void (focused.current = document.activeElement?.id ?? ''), [focused]);
  return children;
}

interface Shared<T> {
  value: T | Promise<T>;
  fallback: ReactNode;
  isFailure: (value: T) => boolean;
  show: (value: T) => ReactNode;
}

function Known<T>({ value, first, fallback, isFailure, show }: Shared<T> & { first: T }) {
  const { known, isAwaited } = useSettled(value, first, isFailure);
  // Whoever tries again sees that something is done.
  return isAwaited && isFailure(known) ? fallback : show(known);
}

function Arrived<T>({ focused, ...shared }: Shared<T> & { focused: Focused }) {
  // State begins when something is shown: until then the newest counts.
  const [newest] = useState({ value: shared.value });
  const first = newest.value instanceof Promise ? use(newest.value) : newest.value;
  useLayoutEffect(() => {
    const place = document.getElementById(focused.current);
    if (place && document.activeElement === document.body) focusPlace(place);
  }, [focused]);
  return <Known {...shared} first={first} />;
}
