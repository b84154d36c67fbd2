import { Children, type ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import type { ResultsKind } from './results-kinds.ts';

const columns: Record<ResultsKind['id'], string> = {
  specialist: 'sm:grid-cols-2 lg:grid-cols-3',
  business: 'md:grid-cols-2',
};

export function ResultGrid({ kind, children }: { kind: ResultsKind; children: ReactNode }) {
  return (
    <ul className={classes('grid gap-5 lg:gap-6', columns[kind.id])}>
      {Children.map(children, (child) => (
        <li className="min-w-0">{child}</li>
      ))}
    </ul>
  );
}
