import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router';

/** Opens the question that the address names and brings it to the top; `reveal` is called if it is filtered away. */
export function useLinkedQuestion(reveal: (id: string) => void): void {
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
      if (wasOpen && navigation === 'POP' && !isFirstVisit(key)) return;
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
