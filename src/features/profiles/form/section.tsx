import type { ComponentType, ReactNode } from 'react';

export interface SectionProps {
  title: string;
  /** One sentence: what it is for, and who sees it. */
  note: ReactNode;
  children: ReactNode;
}

/** A part of a form, as signup or the editor draws it. */
export type Section = ComponentType<SectionProps>;

/** Two short fields that belong together. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-6 sm:grid-cols-2">{children}</div>;
}
