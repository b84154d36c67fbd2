import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { focusPlace } from '#ui/frame/focus-place.ts';
import { MessageScene } from '#ui/frame/message-page.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface FormScreenProps {
  accent?: ProviderKind;
  title: string;
  intro: string;
  /** What the form is about, before it also on phones. */
  about?: ReactNode;
  /** What else there is, after the form on phones. */
  after?: ReactNode;
  children: ReactNode;
}

export function FormScreen({ accent, title, intro, about, after, children }: FormScreenProps) {
  return (
    <div data-accent={accent} className="bg-accent-soft">
      <div className="container-page grid gap-8 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:grid-rows-[auto_1fr] lg:gap-x-20 lg:py-20">
        <div className="lg:pt-6">
          <h1 dir="auto" className="text-hero font-extrabold">
            {title}
          </h1>
          <p dir="auto" className="mt-3 max-w-prose text-lead text-ink-2">
            {intro}
          </p>
          {about && <div className="mt-6">{about}</div>}
        </div>
        <Card className="self-start p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {children}
        </Card>
        <div className="grid content-start gap-10">
          {after}
          <MessageScene scene="offline" className="w-full max-w-md rounded-sheet max-lg:hidden" />
        </div>
      </div>
    </div>
  );
}

interface FormThanksProps {
  title: string;
  text: ReactNode;
  /** The first where nothing else heads the page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}

export function FormThanks({ title, text, heading: Heading = 'h2', children }: FormThanksProps) {
  const place = useRef<HTMLDivElement>(null);
  // As an effect: after a redirect the router first goes to the top of the page.
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
      <Heading dir="auto" className="text-heading max-lg:mt-6">
        {title}
      </Heading>
      <p className="mt-2 text-lead text-ink-2">{text}</p>
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
