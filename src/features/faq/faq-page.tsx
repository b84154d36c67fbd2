import { faq } from '#messages';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { FaqFilter, useFaqFilter } from './faq-filter.tsx';
import { FaqSectionList } from './faq-section-list.tsx';
import type { FaqSection } from './faq-section.ts';
import './faq.css';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router';

export function FaqPage({ sections }: { sections: readonly FaqSection[] }) {
  const { typed, type, found, total, narrowed } = useFaqFilter(sections);
  useLinkedQuestion((id) => {
    if (!found.has(id)) type('');
  });
  return (
    <div className="faq-page container-page grid gap-10 py-10 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-16 lg:py-16">
      <div className="grid content-start gap-6 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
        <div>
          <h1 className="text-title">{faq.heading}</h1>
          <p className="mt-3 max-w-prose text-ink-2">{faq.intro}</p>
        </div>
        <FaqFilter typed={typed} onType={type} count={found.size} total={total} />
        <nav aria-label={faq.parts} data-print="off">
          <ul className="flex flex-wrap gap-x-6 lg:grid">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={() => type('')} className={textLinkStyle}>
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
            title={faq.noneSpeaksOf(typed.trim())}
            actions={
              <>
                <ButtonLink to={paths.faq} onClick={() => type('')} variant="secondary">
                  {faq.showAll}
                </ButtonLink>
                <ButtonLink to={paths.contact}>{faq.askUs}</ButtonLink>
              </>
            }
          >
            {faq.tryAnother}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

/** Opens the question that the address names and goes on there; `reveal` is called if it is filtered away. */
function useLinkedQuestion(reveal: (id: string) => void): void {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const open = useEffectEvent((id: string) => {
    const question = document.getElementById(id)?.closest('details');
    if (!question) return;
    const wasOpen = question.open;
    requestAnimationFrame(() => {
      // All questions stand where they will stand before this one is scrolled to.
      flushSync(() => reveal(id));
      question.open = true;
      // Back, forward and reload come to where the reader was.
      const isFirst = isFirstVisit(key);
      if (wasOpen && navigation === 'POP' && !isFirst) return;
      // An answer that was folded up could not take the focus of the link, which may be folded up by now.
      if (!isFirst) question.querySelector('summary')!.focus({ preventScroll: true });
      question.scrollIntoView();
      // The one that was open before may close above it meanwhile.
      const moving = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline);
      void Promise.allSettled(moving.map(({ finished }) => finished)).then(() =>
        question.scrollIntoView(),
      );
    });
  });
  useEffect(() => {
    if (hash) open(hash.slice(1));
  }, [hash, key]);
}

/** To the router a page that was just opened has been "popped" too. */
function isFirstVisit(key: string): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return key === 'default' && load?.type === 'navigate';
}
