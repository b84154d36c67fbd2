import { data, redirect } from 'react-router';
import { findProvider } from '#features/profile-page/find-provider.server.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { sendProviderMessage } from '#features/messages/send-message.server.ts';
import type { Asked } from './http/asked.server.ts';
import { messageAction } from './http/message-action.server.ts';
import { whoWrites } from './http/who-writes.server.ts';
import type { ProviderAddress } from './kind-of-route.ts';

export async function loadProviderMessage(asked: Asked, { kind, id }: ProviderAddress) {
  const services = asked.context.get(servicesContext);
  const found = await findProvider(services.db, id);
  const provider = found?.provider.kind === kind ? found.provider : null;
  // Nobody reads messages there yet; the page has the ways that lead to somebody.
  if (provider && found?.unclaimed) throw redirect(paths[kind](id));
  const start = { ...whoWrites(asked), message: '' };
  const status = provider ? 200 : 404;
  return data({ kind, provider, start, stamp: stampForm(services) }, { status });
}

export const providerMessageAction = (asked: Asked, to: ProviderAddress) =>
  messageAction(asked, (services, message) => sendProviderMessage(services, { ...message, ...to }));
