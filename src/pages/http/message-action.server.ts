import { checkContact, tidyContact, type ContactFields } from '#features/messages/contact.rules.ts';
import { servicesContext, type Services } from '#platform/services.server.ts';
import { clientContext } from '#platform/session-context.server.ts';
import type { Asked } from './asked.server.ts';
import { readFields } from './read-fields.server.ts';
import { visitorForm } from './visitor-form.server.ts';

const NAMES = ['name', 'email', 'message', 'topic', 'stamp', 'website'] as const;

interface Message extends ContactFields {
  topic: string;
  stamp: string;
  trap: string;
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
