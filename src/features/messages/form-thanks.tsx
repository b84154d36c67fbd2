import { useEffect, useRef, type ReactNode } from 'react';
import { focusPlace } from '#ui/frame/focus-place.ts';
import { MessageScene } from '#ui/frame/message-scene.tsx';

interface FormThanksProps {
  title: string;
  text: ReactNode;
  /** Ways on: button links. */
  children?: ReactNode;
}

/** Takes the place of a form that was sent. */
export function FormThanks({ title, text, children }: FormThanksProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    focusPlace(place.current);
    // The form was taller: what is left of it may be above the screen.
    place.current.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="grid justify-items-center text-center lg:py-16"
    >
      <MessageScene scene="offline" className="w-full max-w-sm rounded-card lg:hidden" />
      <h2 dir="auto" className="text-heading max-lg:mt-6">
        {title}
      </h2>
      <p className="mt-2 text-lead text-ink-2">{text}</p>
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
