import { contact, profile as messages } from '#messages';
import { data, redirect } from 'react-router';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { ProviderMessageScreen } from '#features/messages/provider-message-screen.tsx';
import { sendProviderMessage } from '#features/messages/send-message.server.ts';
import { findProvider } from '#features/profile-page/find-provider.server.ts';
import { ProfileMissing } from '#features/profile-page/profile-missing.tsx';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/message';
import { providerOfRoute } from './kind-of-route.ts';
import { pageMeta } from './page-meta.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import { leadOn } from './http/lead-on.server.ts';
import { messageAction, whoWrites } from './http/visitor-form.server.ts';

export { publicPage as handle } from './page-access.ts';
export const middleware: Route.MiddlewareFunction[] = [leadOn];

export async function loader(asked: Route.LoaderArgs) {
  const { kind, id } = providerOfRoute(asked);
  const services = asked.context.get(servicesContext);
  const found = await findProvider(services.db, id);
  const provider = found?.provider.kind === kind ? found.provider : null;
  // Nobody reads messages there yet; the page has the ways that lead to somebody.
  if (provider && found?.unclaimed) throw redirect(paths[kind](id));
  const start = { ...whoWrites(asked), message: '' };
  const status = provider ? 200 : 404;
  return data({ kind, provider, start, stamp: stampForm(services) }, { status });
}

export const action = (asked: Route.ActionArgs) =>
  messageAction(asked, (services, message) =>
    sendProviderMessage(services, { ...message, ...providerOfRoute(asked) }),
  );

export const clientAction = (args: Route.ClientActionArgs) => orNetworkFailure(args);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { kind, provider } = loaderData;
  const title = provider ? contact.messageTo(provider.name) : messages.notFound[kind];
  const description = provider ? contact.introTo(provider.shortName) : '';
  return pageMeta(matches, { title, description, index: false });
}

export default function Message({ loaderData, actionData, params }: Route.ComponentProps) {
  const { kind, provider, ...form } = loaderData;
  if (!provider) {
    return (
      <div data-accent={kind}>
        <ProfileMissing kind={kind} id={params.id} />
      </div>
    );
  }
  // The key: a message begun for one provider is not for the next.
  return (
    <ProviderMessageScreen key={provider.id} provider={provider} posted={actionData} {...form} />
  );
}
