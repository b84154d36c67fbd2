import { useEffect, useRef } from 'react';
import { focusPlace } from '#ui/frame/focus-place.ts';
import { MessageScene } from '#ui/frame/message-scene.tsx';
import { CONTACT_TEXTS } from './contact.rules.ts';

export function ContactThanks() {
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
      <h2 className="text-heading max-lg:mt-6">{CONTACT_TEXTS.thanks}</h2>
      <p className="mt-2 text-lead text-ink-2">{CONTACT_TEXTS.answer}</p>
    </div>
  );
}
