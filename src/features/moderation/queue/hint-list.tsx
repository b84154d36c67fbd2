import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { DeskCard } from '../desk/desk-heading.tsx';
import type { Hint } from './find-hints.server.ts';

export function HintList({ hints }: { hints: readonly Hint[] }) {
  if (hints.length === 0) return null;
  return (
    <DeskCard
      title={
        <>
          <Lightbulb aria-hidden className="size-5.5 text-coral" />
          Worth a look
        </>
      }
    >
      <ul className="grid gap-2">
        {hints.map(({ id, text, others }) => (
          <li key={id} data-hint={id} dir="auto">
            {text}{' '}
            {others?.map(({ slug, name }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <Link
                  to={paths.adminQueueItem(slug)}
                  dir="auto"
                  className="inline-block min-h-6 font-semibold text-accent underline underline-offset-4"
                >
                  {name}
                </Link>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}
