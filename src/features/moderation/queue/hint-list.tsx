import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import type { Hint } from './find-hints.server.ts';

/** What is worth a second look. */
export function HintList({ hints }: { hints: readonly Hint[] }) {
  if (hints.length === 0) return null;
  return (
    <section aria-labelledby="hints-heading" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="hints-heading" className="flex items-center gap-2 text-subheading">
        <Lightbulb aria-hidden className="size-5.5 text-coral" />
        Worth a look
      </h2>
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
    </section>
  );
}
