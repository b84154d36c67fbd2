import { contact } from '#messages';
import type { ReactNode } from 'react';
import { CircleQuestionMark, Mail, Phone, type LucideIcon } from 'lucide-react';
import type { Site } from '#platform/site.ts';
import { paths } from '#platform/paths.ts';
import { Chip } from '#ui/chip.tsx';
import { readOnAfter } from '#ui/frame/focus-place.ts';
import { TextLink, textLinkStyle } from '#ui/text-link.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import type { ContactTopic } from './contact.rules.ts';
import { FormScreen, FormThanks } from './form-screen.tsx';

interface ContactScreenProps extends Pick<ContactFormProps, 'start' | 'stamp' | 'posted'> {
  topic: ContactTopic | null;
  site: Site;
}

export function ContactScreen({ site, topic, ...form }: ContactScreenProps) {
  const { heading, intro, thanks, answer } = contact;
  return (
    <FormScreen title={heading} intro={intro} after={<OtherWays site={site} />}>
      <ContactForm {...form} thanks={<FormThanks title={thanks} text={answer} />}>
        {topic && <ContactTopicNote topic={topic} />}
        <input type="hidden" name="topic" value={topic ?? ''} />
      </ContactForm>
    </FormScreen>
  );
}

function ContactTopicNote({ topic }: { topic: ContactTopic }) {
  const label = contact.topics[topic];
  return (
    <p ref={readOnAfter} className="flex flex-wrap items-center gap-x-3 text-small font-semibold">
      {contact.topic}
      <Chip removeTo={paths.contact} removeLabel={contact.removeTopic(label)}>
        {label}
      </Chip>
    </p>
  );
}

function OtherWays({ site }: { site: Site }) {
  return (
    <ul className="grid content-start gap-4 sm:max-lg:grid-cols-3">
      <Way icon={CircleQuestionMark} title={contact.askedBefore}>
        <TextLink to={paths.faq}>{contact.readFaq}</TextLink>
      </Way>
      <Way icon={Mail} title={contact.byEmail}>
        <a href={`mailto:${site.contactEmail}`} className={textLinkStyle}>
          {site.contactEmail}
        </a>
      </Way>
      <Way icon={Phone} title={contact.byPhone}>
        <a href={`tel:${site.contactPhone.replace(/[^+\d]/g, '')}`} className={textLinkStyle}>
          {site.contactPhone}
        </a>
      </Way>
    </ul>
  );
}

function Way(props: { icon: LucideIcon; title: string; children: ReactNode }) {
  const { icon: Icon, title, children } = props;
  return (
    <li className="flex items-center gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface text-accent">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <div className="min-w-0">
        <p className="-mb-2 text-small text-ink-2">{title}</p>
        {children}
      </div>
    </li>
  );
}
