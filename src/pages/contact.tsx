import { contact } from '#messages';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { ContactScreen } from '#features/messages/contact-screen.tsx';
import { findContactTopic, startOfMessage } from '#features/messages/contact.rules.ts';
import { sendContactMessage } from '#features/messages/send-message.server.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/contact';
import { queryOf } from './http/asked.server.ts';
import { messageAction, whoWrites } from './http/visitor-form.server.ts';
import { metaOf, siteOf } from './page-meta.ts';
import { orNetworkFailure } from './or-network-failure.ts';

export { publicPage as handle } from './page-access.ts';

export function loader(asked: Route.LoaderArgs) {
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

export const action = (asked: Route.ActionArgs) =>
  messageAction(asked, (services, { topic, ...message }) =>
    sendContactMessage(services, { ...message, topic: findContactTopic(topic) }),
  );

export const clientAction = (args: Route.ClientActionArgs) => orNetworkFailure(args);

export const meta = metaOf(() => ({ title: contact.title, description: contact.description }));

export default function Contact({ loaderData, actionData, matches }: Route.ComponentProps) {
  return <ContactScreen {...loaderData} posted={actionData} site={siteOf(matches)!} />;
}
