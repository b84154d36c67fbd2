import { Suspense, type ReactNode } from 'react';
import { Await } from 'react-router';

/** What a loader gave: there already on the first paint, a promise after a navigation. */
export type Loaded<Value> = Value | Promise<Value>;

interface WhenLoadedProps<Value> {
  loaded: Loaded<Value>;
  fallback: ReactNode;
  children: (value: Value) => ReactNode;
}

export function WhenLoaded<Value>({ loaded, fallback, children }: WhenLoadedProps<Value>) {
  // No boundary on the first paint: of a large one React sends the fallback first, and swaps it by script.
  if (!(loaded instanceof Promise)) return children(loaded);
  return (
    <Suspense fallback={fallback}>
      <Await resolve={loaded}>{children}</Await>
    </Suspense>
  );
}
