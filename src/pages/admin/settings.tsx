import { staffSettings } from '#messages';
import { settingsActs } from '#features/moderation/settings/change-settings.server.ts';
import { loadSettingsDesk } from '#features/moderation/settings/settings-desk.server.ts';
import { SettingsScreen } from '#features/moderation/settings/settings-screen.tsx';
import type { Route } from './+types/settings';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('settings');

export const loader = deskLoader(loadSettingsDesk);
export const action = deskActions(settingsActs);

export const meta = deskMeta(() => staffSettings);

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsScreen {...loaderData} />;
}
