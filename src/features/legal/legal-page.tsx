import { legal } from '#messages';
import { Fragment } from 'react';
import { Printer } from 'lucide-react';
import { useLocation } from 'react-router';
import { languageNow } from '#platform/language.ts';
import type { PackText } from '#platform/pack-text.ts';
import { Button } from '#ui/button.tsx';
import { TextBlocks } from '#ui/text-blocks.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { TableOfContents } from './table-of-contents.tsx';
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
