import { CircleAlert } from 'lucide-react';
import { directory, results } from '#messages';
import { ButtonLink } from '#ui/button-link.tsx';

interface FailedResultsProps {
  message: string;
  /** The address that failed. */
  again: string;
  /** A list that asks for less. */
  all: { path: string; many: string };
}

export function FailedResults({ message, again, all }: FailedResultsProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card bg-danger-soft px-6 py-12 text-center">
      <CircleAlert aria-hidden className="size-10 text-danger" />
      <p role="alert" className="max-w-full text-lead font-semibold wrap-anywhere text-danger">
        {results.error(message)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={again} variant="secondary" replace preventScrollReset>
          {directory.tryAgain}
        </ButtonLink>
        <ButtonLink to={all.path} variant="quiet">
          {directory.seeAll(all.many)}
        </ButtonLink>
      </div>
    </div>
  );
}
