import type { Site } from '#platform/site.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { ContactTopicNote } from './contact-topic-note.tsx';
import type { ContactTopic } from './contact-topics.rules.ts';
import { CONTACT_TEXTS } from './contact.rules.ts';
import { FormScreen } from './form-screen.tsx';
import { FormThanks } from './form-thanks.tsx';
import { OtherWays } from './other-ways.tsx';

interface ContactScreenProps extends Pick<ContactFormProps, 'start' | 'stamp' | 'posted'> {
  topic: ContactTopic | null;
  site: Site;
}

export function ContactScreen({ site, topic, ...form }: ContactScreenProps) {
  const { heading, intro, thanks, answer } = CONTACT_TEXTS;
  return (
    <FormScreen title={heading} intro={intro} after={<OtherWays site={site} />}>
      <ContactForm {...form} thanks={<FormThanks title={thanks} text={answer} />}>
        {topic && <ContactTopicNote topic={topic} />}
        <input type="hidden" name="topic" value={topic ?? ''} />
      </ContactForm>
    </FormScreen>
  );
}
