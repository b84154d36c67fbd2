import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { LegalSection } from './legal-section.ts';
import { LAST_UPDATED } from './operator.ts';
import { TableOfContents } from './table-of-contents.tsx';
import './legal.css';

interface LegalPageProps {
  title: string;
  /** What it says in a few sentences. */
  summary: ReactNode;
  sections: readonly LegalSection[];
}

export function LegalPage({ title, summary, sections }: LegalPageProps) {
  return (
    <article className="legal container-page py-10 lg:py-16">
      <header>
        <h1 className="text-title">{title}</h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-8">
          <p className="text-ink-2">
            Last updated: <time dateTime={LAST_UPDATED.date}>{LAST_UPDATED.text}</time>
          </p>
          <Button
            variant="quiet"
            size="small"
            className="-mx-3.5 text-ink-2!"
            data-needs-script
            data-print="off"
            onClick={() => window.print()}
          >
            <Printer aria-hidden className="size-4.5" />
            Print
          </Button>
        </div>
      </header>
      <div className="mt-6 grid gap-8 lg:mt-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-20">
        <TableOfContents sections={sections} />
        <div className="prose">
          <div className="legal-summary">
            <p className="font-semibold text-ink">In short</p>
            {summary}
          </div>
          {sections.map(({ id, title: name, body }, index) => (
            <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                {index + 1}. {name}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
