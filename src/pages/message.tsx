import { contact, profile as messages } from '#messages';
import { ProviderMessageScreen } from '#features/messages/provider-message-screen.tsx';
import { ProfileMissing } from '#features/profile-page/profile-missing.tsx';
import type { Route } from './+types/message';
import { providerOfRoute } from './kind-of-route.ts';
import { loadProviderMessage, providerMessageAction } from './message.server.ts';
import { pageMeta } from './page-meta.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import { leadOn } from './http/lead-on.server.ts';

export { publicPage as handle } from './page-access.ts';
export const middleware: Route.MiddlewareFunction[] = [leadOn];

export const loader = (args: Route.LoaderArgs) => loadProviderMessage(args, providerOfRoute(args));
export const action = (args: Route.ActionArgs) =>
  providerMessageAction(args, providerOfRoute(args));
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
