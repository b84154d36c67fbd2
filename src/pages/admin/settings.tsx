import { staffSettings } from '#messages';
import { settingsActs } from '#features/moderation/settings/change-settings.server.ts';
import { loadSettingsDesk } from '#features/moderation/settings/settings-desk.server.ts';
import { SettingsScreen } from '#features/moderation/settings/settings-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('settings');
export const loader = deskLoader(loadSettingsDesk);
export const action = deskActions(settingsActs);
export const meta = deskMeta(() => staffSettings);
export default deskScreen<typeof loader>(SettingsScreen);
