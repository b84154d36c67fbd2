import { legal } from '#messages';
import { Fragment, useEffect, useState, type MouseEvent } from 'react';
import { ChevronDown, List, Printer } from 'lucide-react';
import { useLocation } from 'react-router';
import { languageNow } from '#platform/language.ts';
import type { PackText } from '#platform/pack-text.ts';
import { Button } from '#ui/button.tsx';
import { TextBlocks } from '#ui/text-blocks.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import './legal.css';

/** What stands above its first section says in a few sentences what it is about. */
export function LegalPage({ text: { title, updated, blocks, parts, lang } }: { text: PackText }) {
  return (
    <article lang={lang} className="legal container-page py-10 lg:py-16">
      <header>
        <h1 className="text-title">{title}</h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-8">
          <p className="text-ink-2">
            {`${legal.lastUpdated} `}
            <time dateTime={updated.date}>{updated.words}</time>
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
            {legal.print}
          </Button>
        </div>
        {languageNow() !== 'en' && !lang && <BindingText />}
      </header>
      <div className="mt-6 grid gap-8 lg:mt-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-20">
        <TableOfContents sections={parts} />
        <div className="prose">
          <div className="legal-summary">
            <p className="font-semibold text-ink">{legal.inShort}</p>
            <TextBlocks blocks={blocks} />
          </div>
          {parts.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              tabIndex={-1}
              aria-labelledby={`${section.id}-title`}
            >
              <h2 id={`${section.id}-title`}>
                {index + 1}. {section.title}
              </h2>
              <TextBlocks blocks={section.blocks} />
              {section.parts.map((part) => (
                <Fragment key={part.title}>
                  <h3>{part.title}</h3>
                  <TextBlocks blocks={part.blocks} />
                </Fragment>
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

/** A translation says which text binds; the browser itself goes there, for its scripts speak one language. */
function BindingText() {
  return (
    <p className="mt-1 max-w-prose text-ink-2">
      {`${legal.binding} `}
      <a href={useLocation().pathname} hrefLang="en" className={linkStyle}>
        {legal.englishText}
      </a>
      .
    </p>
  );
}

type Sections = readonly { id: string; title: string }[];

function TableOfContents({ sections }: { sections: Sections }) {
  const current = useCurrentSection(sections);
  return (
    <>
      <nav
        aria-label={legal.onThisPage}
        data-print="off"
        className="sticky top-[calc(var(--header-height)+2rem)] max-h-[calc(100dvh-var(--header-height)-4rem)] self-start overflow-y-auto overscroll-contain max-lg:hidden"
      >
        <p className="mb-2 pl-4 font-semibold">{legal.onThisPage}</p>
        <Entries sections={sections} current={current} />
      </nav>
      <details
        data-print="off"
        className="group max-w-prose rounded-card border border-line bg-surface lg:hidden"
      >
        <summary className="flex min-h-14 items-center gap-3 rounded-card px-4 font-semibold">
          <List aria-hidden className="size-5 text-accent" />
          {legal.onThisPage}
          <ChevronDown
            aria-hidden
            className="ml-auto size-5 text-accent transition group-open:rotate-180"
          />
        </summary>
        <nav aria-label={legal.onThisPage} onClick={fold} className="px-2 pb-3">
          <Entries sections={sections} current={current} />
        </nav>
      </details>
    </>
  );
}

function Entries({ sections, current }: { sections: Sections; current: string | null }) {
  return (
    <ol className="text-small">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="flex min-h-11 items-center gap-3 border-l-2 border-line py-1.5 pr-2 pl-4 leading-snug text-ink-2 hover:text-accent focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent"
          >
            <span className="w-6 shrink-0 tabular-nums">{index + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Whoever has chosen wants to read. */
function fold({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if ((target as Element).closest('a')) currentTarget.closest('details')!.open = false;
}

/** The section that is being read: the one that crosses the upper part of the screen. */
function useCurrentSection(sections: Sections): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: '-20% 0px -79% 0px' },
    );
    for (const { id } of sections) observer.observe(document.getElementById(id)!);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
