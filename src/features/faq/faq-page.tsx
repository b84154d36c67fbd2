import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FaqFilter, useFaqFilter } from './faq-filter.tsx';
import { FaqSectionList } from './faq-section-list.tsx';
import type { FaqSection } from './faq-section.ts';
import { useLinkedQuestion } from './use-linked-question.ts';
import './faq.css';

export function FaqPage({ sections }: { sections: readonly FaqSection[] }) {
  const { typed, type, found, total, narrowed } = useFaqFilter(sections);
  useLinkedQuestion((id) => {
    if (!found.has(id)) type('');
  });
  return (
    <div className="faq-page container-page grid gap-10 py-10 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-16 lg:py-16">
      <div className="grid content-start gap-6 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
        <div>
          <h1 className="text-title">Frequently asked questions</h1>
          <p className="mt-3 max-w-prose text-ink-2">
            What belongs where, how everything works, and whom to ask.
          </p>
        </div>
        <FaqFilter typed={typed} onType={type} count={found.size} total={total} />
        <nav aria-label="Parts of this page" data-print="off">
          <ul className="flex flex-wrap gap-x-6 lg:grid">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={() => type('')}
                  className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="grid content-start gap-14">
        {sections.map((section) => (
          <FaqSectionList key={section.id} section={section} found={found} narrowed={narrowed} />
        ))}
        {found.size === 0 && (
          <EmptyState
            title={`No question speaks of “${typed.trim()}”.`}
            actions={
              <>
                <ButtonLink to={paths.faq} onClick={() => type('')} variant="secondary">
                  Show all questions
                </ButtonLink>
                <ButtonLink to={paths.contact}>Ask us</ButtonLink>
              </>
            }
          >
            Try a single word, or write to us: we answer every message.
          </EmptyState>
        )}
      </div>
    </div>
  );
}
