import type { ReactNode } from 'react';

/** Two short fields that belong together. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-6 sm:grid-cols-2">{children}</div>;
}
