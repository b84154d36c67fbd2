import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** Fades its content in when it is scrolled to. On the first screen, without scripts and with reduced motion it is just there. */
export function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'shown'>();

  useLayoutEffect(() => {
    const element = box.current;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || still || element.getBoundingClientRect().top < window.innerHeight) return;
    setState('waiting');
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Somebody who comes back to a lower place of the page has passed it already.
        if (!entry?.isIntersecting && (entry?.boundingClientRect.top ?? 0) >= 0) return;
        setState('shown');
        observer.disconnect();
      },
      { rootMargin: '0px 0px -6% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} data-reveal={state}>
      {children}
    </div>
  );
}
