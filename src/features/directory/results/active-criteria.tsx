import { Link } from 'react-router';
import { Chip } from '#ui/chip.tsx';
import { addressOf, without, type Criteria } from './criteria.ts';
import type { ResultsKind } from './results-kinds.ts';

/** The line that says what was asked for; each part can be taken back. */
export function ActiveCriteria({ kind, criteria }: { kind: ResultsKind; criteria: Criteria }) {
  const { values, sort } = criteria;
  const active = Object.keys(kind.labels).flatMap((name) => {
    const value = values[name];
    return value ? [{ name, value, label: kind.labels[name] ?? name }] : [];
  });
  if (active.length === 0) return null;
  return (
    <ul
      aria-label="Active criteria"
      className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-3"
    >
      {active.map(({ name, value, label }) => (
        <li key={name} className="flex max-w-full min-w-0">
          <Chip
            removeTo={addressOf(kind, { values: without(values, name), sort })}
            removeLabel={`Remove ${label}: ${value}`}
          >
            {label}: <strong className="font-semibold">{value}</strong>
          </Chip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            to={addressOf(kind, { values: {}, sort })}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-1.5 text-small font-semibold text-accent underline-offset-4 hover:underline"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
