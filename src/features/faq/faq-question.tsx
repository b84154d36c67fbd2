import type { SyntheticEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import { ButtonLink } from '#ui/button-link.tsx';
import { AnswerText } from './answer-text.tsx';
import { CopyLink } from './copy-link.tsx';
import type { FaqItem } from './faq-item.ts';

interface FaqQuestionProps {
  item: FaqItem;
  /** Of all questions with the same one, a single one is open. */
  section: string;
  heading: 'h3' | 'h4';
  hidden: boolean;
}

/** The browser's own disclosure: it opens without scripts, is found by the page search and opens for links into it. */
export function FaqQuestion({ item, section, heading: Heading, hidden }: FaqQuestionProps) {
  const { id, question, examples, more } = item;
  return (
    <li hidden={hidden}>
      <details
        name={section}
        onToggle={closeOthers}
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
            <AnswerText paragraphs={item.answer} />
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
              <CopyLink id={id} question={question} />
            </div>
          </div>
        </div>
      </details>
    </li>
  );
}

/** What `name` does by itself in newer browsers. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]'))
    if (other !== opened && other.getAttribute('name') === opened.getAttribute('name'))
      other.open = false;
}
