import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Opens the question that the address names and brings it to the top; `reveal` is called if it is filtered away. */
export function useLinkedQuestion(reveal: (id: string) => void): void {
  const { hash, key } = useLocation();
  const open = useEffectEvent((id: string) => {
    const question = document.getElementById(id)?.closest('details');
    if (!question) return;
    reveal(id);
    // The browser has opened it already, and restored where the reader was.
    if (question.open) return;
    question.open = true;
    requestAnimationFrame(() => {
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
