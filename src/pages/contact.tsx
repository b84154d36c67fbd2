import { contact } from '#messages';
import { ContactScreen } from '#features/messages/contact-screen.tsx';
import type { Route } from './+types/contact';
import { contactAction, loadContact } from './contact.server.ts';
import { metaOf, siteOf } from './page-meta.ts';
import { orNetworkFailure } from './or-network-failure.ts';

export { publicPage as handle } from './page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadContact(args);
export const action = (args: Route.ActionArgs) => contactAction(args);
export const clientAction = (args: Route.ClientActionArgs) => orNetworkFailure(args);

export const meta = metaOf(() => ({ title: contact.title, description: contact.description }));

export default function Contact({ loaderData, actionData, matches }: Route.ComponentProps) {
  return <ContactScreen {...loaderData} posted={actionData} site={siteOf(matches)!} />;
}
