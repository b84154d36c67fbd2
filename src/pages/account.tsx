import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ACCOUNT_MESSAGES } from '#features/accounts/account-page/account.rules.ts';
import { AccountDeleted, AccountScreen } from '#features/accounts/account-page/account-screen.tsx';
import { paths } from '#platform/paths.ts';
import { showNotice } from '#ui/notices.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import type { Route } from './+types/account';
import { accountAction, loadAccount } from './account.server.ts';
import type { PageHandle } from './page-access.ts';
import { pageMeta } from './page-meta.ts';

export const handle: PageHandle = { access: 'signed-in' };

export const loader = (args: Route.LoaderArgs) => loadAccount(args);
export const action = (args: Route.ActionArgs) => accountAction(args);

/** A deleted account has no page of its own any more: the news goes along to the home page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await orNetworkFailure(serverAction);
  if ('init' in answer || !answer.deleted) return answer;
  showNotice({ tone: 'success', text: ACCOUNT_MESSAGES.deleted });
  return redirect(paths.home);
}

/** Also after a refusal: what the page shows may be what was wrong. Not when nobody answers. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== 503;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Account',
    description: 'Your login, your devices, and what we keep about you.',
  });
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return loaderData ? <AccountScreen account={loaderData} /> : <AccountDeleted />;
}
