import { faq } from '#messages';
import { ChevronDown, Link2 } from 'lucide-react';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { copyText } from '#ui/share-link.ts';
import { Line } from '#ui/text-blocks.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import type { FaqGroup, FaqItem, FaqSection } from './faq-section.ts';

interface FaqSectionListProps {
  section: FaqSection;
  found: ReadonlySet<string>;
  narrowed: boolean;
}

export function FaqSectionList({ section, found, narrowed }: FaqSectionListProps) {
  const { id, title, intro, lang, accent, groups } = section;
  const anyIn = ({ items }: FaqGroup) => items.some((item) => found.has(item.id));
  const list = (items: readonly FaqItem[], heading: 'h3' | 'h4') => (
    <ul className="grid content-start gap-2.5">
      {items.map((item) => (
        <FaqQuestion
          key={item.id}
          item={item}
          section={id}
          heading={heading}
          hidden={!found.has(item.id)}
        />
      ))}
    </ul>
  );
  return (
    <section
      id={id}
      lang={lang}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-accent={accent}
      hidden={!groups.some(anyIn)}
    >
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      <p className="mt-1.5 mb-5 max-w-prose text-ink-2">{intro}</p>
      {groups.map((group) =>
        group.title ? (
          <div key={group.title} hidden={!anyIn(group)} className="[&+&]:mt-8">
            <h3 className="mb-3 text-subheading">{group.title}</h3>
            {list(group.items, 'h4')}
          </div>
        ) : (
          // Short names stand side by side; what is left of them by the filter, below each other.
          <div key={id} className={classes('grid gap-2.5', !narrowed && 'sm:grid-cols-2')}>
            {halves(group.items).map((half, index) => (
              <div key={index}>{list(half, 'h3')}</div>
            ))}
          </div>
        ),
      )}
    </section>
  );
}

function halves(items: readonly FaqItem[]): [readonly FaqItem[], readonly FaqItem[]] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

interface FaqQuestionProps {
  item: FaqItem;
  /** Of all questions with the same one, a single one is open. */
  section: string;
  heading: 'h3' | 'h4';
  hidden: boolean;
}

/** The browser's own disclosure: it opens without scripts, is found by the page search and opens for links into it. */
function FaqQuestion({ item, section, heading: Heading, hidden }: FaqQuestionProps) {
  const { id, question, answer, examples, more } = item;
  return (
    <li hidden={hidden}>
      <details
        name={section}
        suppressHydrationWarning
        className="faq-item group rounded-card border border-line bg-surface transition-colors open:border-accent"
      >
        <summary className="flex min-h-14 items-center gap-3 rounded-card py-2.5 pr-4 pl-5 hover:text-accent">
          <Heading className="min-w-0 flex-1 font-sans text-body leading-snug font-semibold tracking-normal">
            {question}
          </Heading>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-accent transition duration-300 group-open:rotate-180"
          />
        </summary>
        <div className="faq-answer">
          <div id={id} className="grid gap-3 px-5 pt-1 pb-4">
            {answer.map((line, index) => (
              <p key={index} className="max-w-prose text-ink-2">
                <Line line={line} linkClass={linkStyle} />
              </p>
            ))}
            {examples && (
              <ul className="flex flex-wrap gap-2">
                {examples.map((example) => (
                  <li
                    key={example}
                    className="rounded-full bg-accent-soft px-3.5 py-1 text-small font-medium"
                  >
                    {example}
                  </li>
                ))}
              </ul>
            )}
            <div
              className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
              data-print="off"
            >
              {more && (
                <ButtonLink to={more.to} variant="secondary" size="small">
                  {more.text}
                </ButtonLink>
              )}
              <Button
                variant="quiet"
                size="small"
                className="-mr-2.5 ml-auto text-ink-2!"
                data-needs-script
                aria-label={faq.copyLinkTo(question)}
                onClick={() => void copyLink(id)}
              >
                <Link2 aria-hidden className="size-4.5" />
                {faq.copyLink}
              </Button>
            </div>
          </div>
        </div>
      </details>
    </li>
  );
}

function copyLink(id: string): Promise<void> {
  const url = `${location.origin}${location.pathname}#${id}`;
  history.replaceState(history.state, '', `#${id}`);
  return copyText(url, faq.linkCopied, { tone: 'info', text: faq.copyToShare(url) });
}
