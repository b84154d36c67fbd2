import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { servicesContext } from '#platform/services.server.ts';
import { findContactTopic, startOfMessage } from '#features/messages/contact-topics.rules.ts';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { sendContactMessage } from '#features/messages/send-message.server.ts';
import { queryOf, type Asked } from './http/asked.server.ts';
import { messageAction } from './http/message-action.server.ts';
import { whoWrites } from './http/who-writes.server.ts';

export function loadContact(asked: Asked) {
  const services = asked.context.get(servicesContext);
  const query = queryOf(asked);
  const topic = findContactTopic(query.get('topic'));
  const profile = query.get('profile') ?? '';
  const facts = {
    siteName: services.env.SITE_NAME,
    profile: isProfileId(profile) ? profile : '',
  };
  const start = { ...whoWrites(asked), message: startOfMessage(topic, facts) };
  return { topic, start, stamp: stampForm(services) };
}

export const contactAction = (asked: Asked) =>
  messageAction(asked, (services, { topic, ...message }) =>
    sendContactMessage(services, { ...message, topic: findContactTopic(topic) }),
  );
