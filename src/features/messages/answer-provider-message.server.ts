import { data, type RouterContextProvider } from 'react-router';
import { readFields } from '#features/accounts/access/read-fields.server.ts';
import { findProvider } from '#features/search/find-provider.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext } from '#platform/session-context.server.ts';
import { answerForm } from './answer-form.server.ts';
import type { ContactFields } from './contact.rules.ts';
import { stampForm } from './form-stamp.server.ts';
import { sendProviderMessage } from './send-provider-message.server.ts';
import { whoWrites } from './who-writes.server.ts';

interface Recipient {
  kind: 'specialist' | 'business';
  id: string;
}

type Context = Readonly<RouterContextProvider>;

export async function loadProviderMessage(context: Context, { kind, id }: Recipient) {
  const services = context.get(servicesContext);
  const found = await findProvider(services.db, id);
  const provider = found?.provider.kind === kind ? found.provider : null;
  const start: ContactFields = { ...whoWrites(context), message: '' };
  const status = provider ? 200 : 404;
  return data({ kind, provider, start, stamp: stampForm(services) }, { status });
}

export async function answerProviderMessage(request: Request, context: Context, to: Recipient) {
  const services = context.get(servicesContext);
  const names = ['name', 'email', 'message', 'stamp', 'website'] as const;
  const { website: trap, ...typed } = await readFields(request, names);
  const client = context.get(clientContext);
  return answerForm(services, typed, (values) =>
    sendProviderMessage(services, { ...values, ...to, client, stamp: typed.stamp, trap }),
  );
}
