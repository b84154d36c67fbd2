import { createContext, useContext, type JSX, type ReactNode } from 'react';

/** How the server marks the place of what it may have written before; the browser has no memory of that kind. */
export const MarkContext = createContext<((shown: JSX.Element) => string) | null>(null);

interface RememberedProps {
  /** One component with plain data, which uses neither ids nor where it stands: it looks the same for the same data. */
  children: JSX.Element;
}

/** Around what stands on many pages as it is: on the server it is made once, and in the browser it is like anything else. */
export function Remembered({ children }: RememberedProps): ReactNode {
  const markFor = useContext(MarkContext);
  return markFor ? markFor(children) : children;
}
