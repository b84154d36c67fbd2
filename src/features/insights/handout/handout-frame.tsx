import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { handout } from '#messages';
import { LARGE_PAPERS, type Paper } from '../insights.rules.ts';
import type { Handout } from './get-handout.server.ts';
import './handout.css';

interface HandoutFrameProps {
  note: ReactNode;
  handout: Pick<Handout, 'kind' | 'paper' | 'listed'>;
  papers?: readonly Paper[];
  /** What keeps its place in the address when another paper is chosen. */
  query?: Record<string, string>;
  first?: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}

/** Around what is printed: paper and button. None of it is on the paper. */
export function HandoutFrame(props: HandoutFrameProps) {
  const { note, papers = LARGE_PAPERS, query, first, beside, children } = props;
  const { paper, listed } = props.handout;
  return (
    <div className="handout container-page pt-5 pb-16 md:pt-8 print:p-0">
      <div data-print="off" className="mx-auto mb-8 grid max-w-[40rem] gap-4">
        <p className="text-ink-2">{note}</p>
        {!listed && <Alert role="none">{handout.notListed}</Alert>}
        {first}
        <div className="mt-2 flex flex-wrap items-start gap-x-12 gap-y-6">
          <section aria-labelledby="paper-heading" className="grid content-start gap-3">
            <h2 id="paper-heading" className="text-subheading">
              {handout.onPaper}
            </h2>
            <div className="flex flex-wrap items-center gap-3">
              <nav aria-label={handout.paper} className="flex gap-1 rounded-card bg-surface-2 p-1">
                {papers.map((each) => (
                  <Link
                    key={each}
                    to={`?${new URLSearchParams({ ...query, paper: each })}`}
                    replace
                    preventScrollReset
                    aria-current={each === paper ? 'page' : undefined}
                    className="flex min-h-11 items-center rounded-[0.75rem] px-4 font-semibold text-ink-2 hover:text-ink aria-[current]:bg-accent aria-[current]:text-accent-ink"
                  >
                    {handout[each]}
                  </Link>
                ))}
              </nav>
              <Button data-needs-script onClick={() => window.print()}>
                <Printer aria-hidden className="size-5" />
                {handout.print}
              </Button>
            </div>
            <noscript>
              <p className="text-small text-ink-2">{handout.printByMenu}</p>
            </noscript>
          </section>
          {beside}
        </div>
      </div>
      {children}
    </div>
  );
}

interface CardSheetProps extends Pick<Handout, 'kind' | 'paper' | 'code' | 'siteName'> {
  alt: string;
  /** Two by five fit on either large paper. */
  count?: number;
  children: ReactNode;
}

/** One card, as often as it is printed: on the screen one is enough, and so it is for those who listen. */
export function CardSheet(props: CardSheetProps) {
  const { kind, paper, code, siteName, alt, count = 10, children } = props;
  return (
    <div data-theme="light" data-accent={kind} data-paper={paper} className="cards">
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all alike
        <div key={index} aria-hidden={index > 0 || undefined} className="business-card">
          <div className="business-card-words">
            {children}
            <p className="business-card-site">{siteName}</p>
          </div>
          <img src={code} alt={alt} width="200" height="200" />
        </div>
      ))}
    </div>
  );
}
