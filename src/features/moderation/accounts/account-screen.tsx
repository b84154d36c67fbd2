import { paths } from '#platform/paths.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { AccountActs } from './account-acts.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { AccountTags } from './account-tags.tsx';
import type { AccountDeskView } from './accounts-desk.server.ts';

export function AccountDeskScreen(view: AccountDeskView) {
  const { account, isOwn } = view;
  const { profile } = account;
  const title = profile?.name ?? account.email;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <Breadcrumbs trail={[{ label: 'Accounts', to: paths.adminAccounts }]} current={title} />
        <DeskHeading title={title}>
          <AccountTags
            account={{
              ...account,
              profileState: profile?.status ?? null,
              pausedAt: profile?.pausedAt ?? null,
            }}
          />
        </DeskHeading>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AccountFacts {...view} />
        <AccountSessions {...view} />
      </div>
      <AccountActs account={account} isOwn={isOwn} />
    </div>
  );
}
