import { data } from 'react-router';
import { keepStamp, type Guarded } from '#features/messages/bot-check.server.ts';
import { checkContact, tidyContact, type ContactFields } from '#features/messages/contact.rules.ts';
import type { FormAnswer } from '#features/messages/use-checked-form.ts';
import { servicesContext, type Services } from '#platform/services.server.ts';
import { clientContext, sessionContext } from '#platform/session-context.server.ts';
import type { Asked } from './asked.server.ts';
import { readFields } from './read-fields.server.ts';
import { orRefusal } from './refusal.server.ts';

interface Filled<Name extends string> {
  /** As it was typed, tidied. */
  values: Record<Name, string>;
  errors: FormAnswer<Name>['errors'] | null;
  stamp: string;
}

/** Sends what is right; otherwise everything that was typed comes back with what is wrong. */
export async function visitorForm<Name extends string, Done extends object>(
  services: Services,
  { values, errors, stamp: given }: Filled<Name>,
  send: () => Promise<Done>,
) {
  type Answer = FormAnswer<Name> & Partial<Done>;
  const stamp = keepStamp(services, given);
  if (errors) return data({ values, errors, stamp } as Answer, { status: 400 });
  return orRefusal(
    async () => data<Answer>(await send()),
    ({ message }) => ({ values, stamp, failure: message }) as Answer,
  );
}

/** What is known of a visitor who is signed in, to begin a form with. */
export function whoWrites({ context }: Pick<Asked, 'context'>) {
  const { name = '', email = '' } = context.get(sessionContext)?.account ?? {};
  return { name: name === email ? '' : name, email };
}

const NAMES = ['name', 'email', 'message', 'topic', 'stamp', 'website'] as const;

interface Message extends ContactFields, Guarded {
  topic: string;
  client: string;
}

/** For the two forms that send words: to us and to a provider. */
export async function messageAction(
  { request, context }: Asked,
  send: (services: Services, message: Message) => Promise<void>,
) {
  const services = context.get(servicesContext);
  const { website: trap, stamp, topic, ...typed } = await readFields(request, NAMES);
  const values = tidyContact(typed);
  const client = context.get(clientContext);
  return visitorForm(services, { values, errors: checkContact(values), stamp }, async () => {
    await send(services, { ...values, topic, stamp, trap, client });
    return { sent: true as const };
  });
}
