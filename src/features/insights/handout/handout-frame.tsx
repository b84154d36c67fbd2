import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PAPERS, type Paper } from '../insights.rules.ts';
import type { Handout } from './get-handout.server.ts';
import './handout.css';

interface HandoutFrameProps {
  /** What comes out of the printer. */
  note: string;
  handout: Handout;
  children: ReactNode;
}

/** Around what is printed: paper and button. None of it is on the paper. */
export function HandoutFrame({ note, handout, children }: HandoutFrameProps) {
  const { paper, listed } = handout;
  return (
    <div className="container-page pt-5 pb-16 md:pt-8 print:p-0">
      <div data-print="off" className="mx-auto mb-8 grid max-w-[40rem] gap-4">
        <p className="text-ink-2">{note}</p>
        {!listed && (
          <Alert role="none">
            Visitors do not see your profile at the moment: until they do, the code leads nowhere.
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <nav aria-label="Paper" className="flex gap-1 rounded-card bg-surface-2 p-1">
            {Object.entries(PAPERS).map(([id, name]) => (
              <Link
                key={id}
                to={`?paper=${id}`}
                replace
                preventScrollReset
                aria-current={(id as Paper) === paper ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-[0.75rem] px-4 font-semibold text-ink-2 hover:text-ink aria-[current]:bg-accent aria-[current]:text-accent-ink"
              >
                {name}
              </Link>
            ))}
          </nav>
          <Button data-needs-script onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            Print
          </Button>
        </div>
        <noscript>
          <p className="text-ink-2">Choose Print in the menu of your browser.</p>
        </noscript>
      </div>
      {children}
    </div>
  );
}
