import { Suspense, use, type ReactNode } from 'react';

interface LateProps<T> {
  /** Here already, or on its way. */
  of: T | Promise<T>;
  children: (value: T) => ReactNode;
}

/** Shows nothing until what it needs has arrived. */
export function Late<T>({ of, children }: LateProps<T>) {
  if (!(of instanceof Promise)) return children(of);
  return (
    <Suspense fallback={null}>
      <Arrived of={of}>{children}</Arrived>
    </Suspense>
  );
}

function Arrived<T>({ of, children }: { of: Promise<T>; children: (value: T) => ReactNode }) {
  return children(use(of));
}
