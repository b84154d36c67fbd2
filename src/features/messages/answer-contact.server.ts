import { data, type RouterContextProvider } from 'react-router';
import { readFields } from '#features/accounts/access/read-fields.server.ts';
import { isProfileId } from '#features/search/profile/profile-id.rules.ts';
import { asAppError } from '#platform/errors.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext, sessionContext } from '#platform/session-context.server.ts';
import {
  checkContact,
  tidyContact,
  type ContactErrors,
  type ContactFields,
} from './contact.rules.ts';
import { findContactTopic, startOfMessage } from './contact-topics.rules.ts';
import { keepStamp, stampForm } from './form-stamp.server.ts';
import { sendContactMessage } from './send-contact-message.server.ts';

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export interface ContactAnswer {
  sent?: true;
  values?: ContactFields;
  errors?: ContactErrors;
  failure?: string;
  stamp?: string;
}

export function loadContact({ request, context }: Asked) {
  const services = context.get(servicesContext);
  const account = context.get(sessionContext)?.account;
  const query = new URL(request.url).searchParams;
  const topic = findContactTopic(query.get('topic'));
  const profile = query.get('profile') ?? '';
  const facts = {
    siteName: services.env.SITE_NAME,
    profile: isProfileId(profile) ? profile : '',
  };
  const start: ContactFields = {
    name: account && account.name !== account.email ? account.name : '',
    email: account?.email ?? '',
    message: startOfMessage(topic, facts),
  };
  return { topic, start, stamp: stampForm(services) };
}

export async function answerContact({ request, context }: Asked) {
  const services = context.get(servicesContext);
  const names = ['name', 'email', 'message', 'topic', 'stamp', 'website'] as const;
  const { topic, website: trap, ...typed } = await readFields(request, names);
  const values = tidyContact(typed);
  const stamp = keepStamp(services, typed.stamp);
  const errors = checkContact(values);
  if (errors) return data<ContactAnswer>({ values, errors, stamp }, { status: 400 });
  try {
    await sendContactMessage(services, {
      ...values,
      topic: findContactTopic(topic),
      client: context.get(clientContext),
      stamp: typed.stamp,
      trap,
    });
    return data<ContactAnswer>({ sent: true });
  } catch (error) {
    const known = asAppError(error);
    if (!known) throw error;
    const answer = { values, stamp, failure: known.message };
    return data<ContactAnswer>(answer, { status: known.status });
  }
}
