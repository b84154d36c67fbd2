import type { Site } from '#platform/site.ts';
import { Card } from '#ui/card.tsx';
import { MessageScene } from '#ui/frame/message-scene.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { CONTACT_TEXTS } from './contact.rules.ts';

export function ContactScreen({ site, ...form }: ContactFormProps & { site: Site }) {
  return (
    <div className="bg-accent-soft">
      <div className="container-page grid gap-8 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:grid-rows-[auto_1fr] lg:gap-x-20 lg:py-20">
        <div className="lg:pt-6">
          <h1 className="text-hero font-extrabold">{CONTACT_TEXTS.heading}</h1>
          <p className="mt-3 max-w-prose text-lead text-ink-2">{CONTACT_TEXTS.intro}</p>
        </div>
        <Card className="self-start p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ContactForm {...form} />
        </Card>
        <div className="grid content-start gap-10">
          <OtherWays site={site} />
          <MessageScene scene="offline" className="w-full max-w-md rounded-sheet max-lg:hidden" />
        </div>
      </div>
    </div>
  );
}
