import { paths } from '#platform/paths.ts';
import { Chip } from '#ui/chip.tsx';
import { CONTACT_TOPICS, type ContactTopic } from './contact-topics.rules.ts';

/** What the message is about, where the visitor came here for one thing. */
export function ContactTopicNote({ topic }: { topic: ContactTopic }) {
  const { label } = CONTACT_TOPICS[topic];
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small font-semibold">
      Topic
      <Chip removeTo={paths.contact} removeLabel={`Remove the topic ${label}`}>
        {label}
      </Chip>
    </p>
  );
}
