import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from './result-texts.ts';
import type { ResultsKind } from './results-kinds.ts';
import type { WayOn } from './ways-on.ts';

interface WaysOnProps {
  kind: ResultsKind;
  correction: WayOn | null;
  others: WayOn[];
}

/** Searches that would find something, each with its number. */
export function WaysOn({ kind, correction, others }: WaysOnProps) {
  const numberOf = ({ count }: WayOn) =>
    count === null ? '' : counted(count, kind.one, kind.many);
  return (
    <>
      {correction && (
        <p className="text-lead text-ink">
          Did you mean{' '}
          <Link
            to={correction.to}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {correction.label}
          </Link>
          ? <span className="text-body text-ink-3">({numberOf(correction)})</span>
        </p>
      )}
      {others.length > 0 && (
        <ul aria-label="Ways on" className="grid gap-2 text-left">
          {others.map((way) => (
            <li key={way.to + way.label}>
              <Link
                to={way.to}
                className="flex min-h-12 items-center gap-3 rounded-control bg-surface px-4 py-2.5 font-medium text-ink shadow-mid transition hover:text-accent"
              >
                <span className="flex min-w-0 flex-1 items-baseline justify-between gap-x-4 max-sm:flex-col">
                  {way.label}
                  <span className="shrink-0 text-small font-normal text-ink-3">
                    {numberOf(way)}
                  </span>
                </span>
                <ArrowRight aria-hidden className="size-4.5 shrink-0 text-accent" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
