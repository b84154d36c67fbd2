import { paths } from '#platform/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Named } from '#ui/named.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { When } from '#features/accounts/when.tsx';
import { ChoiceSelect, DeskFilter, DeskList, SearchField } from '../desk/desk-list.tsx';
import { ActButton } from '../desk/desk-form.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { Tag, type TagTone } from '../desk/tag.tsx';
import {
  ACCOUNT_KINDS,
  ACCOUNT_STATES,
  ACCOUNTS_MESSAGES,
  PROFILE_STATES,
} from './accounts-desk.rules.ts';
import type { AccountsView } from './accounts-desk.server.ts';

export function AccountsScreen(view: AccountsView) {
  const { filter, accounts, signup, justDeleted, ...list } = view;
  return (
    <div className="grid gap-6">
      <DeskHeading title="Accounts">Everybody who can sign in, the newest first.</DeskHeading>
      {justDeleted && <Alert tone="success">{ACCOUNTS_MESSAGES.deleted}</Alert>}
      <DeskFilter label="Find accounts">
        <SearchField label="Email, name or phone" value={filter.search} />
        <ChoiceSelect label="Kind" name="kind" value={filter.kind} choices={ACCOUNT_KINDS} />
        <ChoiceSelect label="State" name="state" value={filter.state} choices={ACCOUNT_STATES} />
      </DeskFilter>
      {signup && <BegunSignup {...signup} />}
      <DeskList
        {...list}
        of={['account', 'accounts']}
        none={
          !signup && (
            <EmptyState
              title="No account is like that"
              actions={<ButtonLink to={paths.adminAccounts}>Show all accounts</ButtonLink>}
            >
              Try a part of the email, the name or the phone number.
            </EmptyState>
          )
        }
        className="grid gap-3 lg:grid-cols-2"
      >
        {accounts.map((account) => (
          <AccountCard key={account.id} account={account} />
        ))}
      </DeskList>
    </div>
  );
}

function AccountCard({ account }: { account: AccountsView['accounts'][number] }) {
  const { id, email, name, phone, createdAt } = account;
  return (
    <li className="grid">
      <Card interactive className="grid content-start gap-2">
        <h2 dir="auto" className="min-w-0 text-subheading">
          <StretchedLink to={paths.adminAccount(id)}>{name ?? email}</StretchedLink>
        </h2>
        <AccountTags account={account} />
        <p dir="auto" className="text-small text-ink-2">
          {[name && email, phone].filter(Boolean).join(' · ')}
        </p>
        <p className="text-small text-ink-3">
          Since <When at={createdAt} />
        </p>
      </Card>
    </li>
  );
}

function BegunSignup({ email, at }: { email: string; at: Date }) {
  return (
    <Card className="grid gap-4">
      <p>
        There is no account with <Named>{email}</Named> yet, but somebody began to sign up with it
        on <When at={at} />.
      </p>
      <ActButton intent="signup-code" id={email}>
        Send the verification code again
      </ActButton>
    </Card>
  );
}

type ProfileState = keyof typeof PROFILE_STATES;

const KIND = { specialist: 'Specialist', business: 'Business', admin: ACCOUNT_KINDS.admin };
const tones: Record<ProfileState, TagTone> = {
  pending: 'accent',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
};

type Tagged = 'kind' | 'status' | 'isDemo' | 'profileState' | 'pausedAt';

export function AccountTags({
  account,
}: {
  account: Pick<AccountsView['accounts'][number], Tagged>;
}) {
  const { kind, status, isDemo, profileState, pausedAt } = account;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Tag>{KIND[kind]}</Tag>
      {isDemo && <Tag>Demo</Tag>}
      {status === 'suspended' && <Tag tone="danger">Account suspended</Tag>}
      {profileState && (
        <Tag tone={tones[profileState]}>Profile: {PROFILE_STATES[profileState].toLowerCase()}</Tag>
      )}
      {pausedAt && <Tag>Paused</Tag>}
    </span>
  );
}
