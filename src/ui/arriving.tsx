import { Suspense, use, type ReactNode } from 'react';

interface ArrivingProps<T> {
  value: T | Promise<T>;
  fallback?: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * Shows a value, or the fallback while it is on its way. What is known stands outside of Suspense: the server sends
 * large boundaries hidden, to be revealed by a script that not everybody runs.
 */
export function Arriving<T>({ value, fallback, children }: ArrivingProps<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback}>
      <Arrived promise={value}>{children}</Arrived>
    </Suspense>
  );
}

interface ArrivedProps<T> {
  promise: Promise<T>;
  children: (value: T) => ReactNode;
}

function Arrived<T>({ promise, children }: ArrivedProps<T>) {
  return children(use(promise));
}
