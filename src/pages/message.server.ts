import { data } from 'react-router';
import { findProvider } from '#features/profile-page/find-provider.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext } from '#platform/session-context.server.ts';
import type { ContactFields } from '#features/messages/contact.rules.ts';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { sendProviderMessage } from '#features/messages/send-message.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Asked } from './http/asked.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { whoWrites } from './http/who-writes.server.ts';
import { messageAction } from './message-action.server.ts';

interface Recipient {
  kind: ProviderKind;
  id: string;
}

export async function loadProviderMessage(asked: Asked, { kind, id }: Recipient) {
  const services = asked.context.get(servicesContext);
  const found = await findProvider(services.db, id);
  const provider = found?.provider.kind === kind ? found.provider : null;
  const start: ContactFields = { ...whoWrites(asked), message: '' };
  const status = provider ? 200 : 404;
  return data({ kind, provider, start, stamp: stampForm(services) }, { status });
}

export async function providerMessageAction({ request, context }: Asked, to: Recipient) {
  const services = context.get(servicesContext);
  const names = ['name', 'email', 'message', 'stamp', 'website'] as const;
  const { website: trap, ...typed } = await readFields(request, names);
  const client = context.get(clientContext);
  return messageAction(services, typed, (values) =>
    sendProviderMessage(services, { ...values, ...to, client, stamp: typed.stamp, trap }),
  );
}
