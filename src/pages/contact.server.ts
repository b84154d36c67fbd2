import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext } from '#platform/session-context.server.ts';
import type { ContactFields } from '#features/messages/contact.rules.ts';
import { findContactTopic, startOfMessage } from '#features/messages/contact-topics.rules.ts';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { sendContactMessage } from '#features/messages/send-message.server.ts';
import { queryOf, type Asked } from './http/asked.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { whoWrites } from './http/who-writes.server.ts';
import { messageAction } from './message-action.server.ts';

export function loadContact(asked: Asked) {
  const services = asked.context.get(servicesContext);
  const query = queryOf(asked);
  const topic = findContactTopic(query.get('topic'));
  const profile = query.get('profile') ?? '';
  const facts = {
    siteName: services.env.SITE_NAME,
    profile: isProfileId(profile) ? profile : '',
  };
  const start: ContactFields = { ...whoWrites(asked), message: startOfMessage(topic, facts) };
  return { topic, start, stamp: stampForm(services) };
}

export async function contactAction({ request, context }: Asked) {
  const services = context.get(servicesContext);
  const names = ['name', 'email', 'message', 'topic', 'stamp', 'website'] as const;
  const { topic, website: trap, ...typed } = await readFields(request, names);
  return messageAction(services, typed, (values) =>
    sendContactMessage(services, {
      ...values,
      topic: findContactTopic(topic),
      client: context.get(clientContext),
      stamp: typed.stamp,
      trap,
    }),
  );
}
