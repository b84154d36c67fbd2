import type { RouterContextProvider } from 'react-router';
import { readFields } from '#features/accounts/access/read-fields.server.ts';
import { isProfileId } from '#features/search/profile/profile-id.rules.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext } from '#platform/session-context.server.ts';
import { answerForm } from './answer-form.server.ts';
import type { ContactFields } from './contact.rules.ts';
import { findContactTopic, startOfMessage } from './contact-topics.rules.ts';
import { stampForm } from './form-stamp.server.ts';
import { sendContactMessage } from './send-contact-message.server.ts';
import { whoWrites } from './who-writes.server.ts';

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export function loadContact({ request, context }: Asked) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const topic = findContactTopic(query.get('topic'));
  const profile = query.get('profile') ?? '';
  const facts = {
    siteName: services.env.SITE_NAME,
    profile: isProfileId(profile) ? profile : '',
  };
  const start: ContactFields = { ...whoWrites(context), message: startOfMessage(topic, facts) };
  return { topic, start, stamp: stampForm(services) };
}

export async function answerContact({ request, context }: Asked) {
  const services = context.get(servicesContext);
  const names = ['name', 'email', 'message', 'topic', 'stamp', 'website'] as const;
  const { topic, website: trap, ...typed } = await readFields(request, names);
  return answerForm(services, typed, (values) =>
    sendContactMessage(services, {
      ...values,
      topic: findContactTopic(topic),
      client: context.get(clientContext),
      stamp: typed.stamp,
      trap,
    }),
  );
}
