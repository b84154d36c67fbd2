import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Fades its content in when it is scrolled to. It hides nothing before the first scroll, so that whoever reads the page
 * without scrolling (no script, print, a picture of the whole page) has all of it; nor with reduced motion.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'shown'>();

  useEffect(() => {
    const element = box.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setState('shown');
        observer.disconnect();
      },
      // What was jumped over counts as seen.
      { rootMargin: '99999px 0px -6% 0px' },
    );
    const begin = () => {
      if (element.getBoundingClientRect().top < window.innerHeight) return;
      setState('waiting');
      observer.observe(element);
    };
    window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', begin);
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={box} data-reveal={state}>
      {children}
    </div>
  );
}
