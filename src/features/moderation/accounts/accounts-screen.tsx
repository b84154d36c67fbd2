import { staffAccounts, staffClaims } from '#messages';
import { staffPaths } from '#platform/staff-paths.ts';
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
import { Tag, toneOf } from '../desk/tag.tsx';
import type { AccountsView } from './accounts-desk.server.ts';

export function AccountsScreen(view: AccountsView) {
  const { filter, accounts, signup, justDeleted, ...list } = view;
  return (
    <div className="grid gap-6">
      <DeskHeading
        title={staffAccounts.title}
        actions={<ButtonLink to={staffPaths.add}>{staffAccounts.addProfile}</ButtonLink>}
      >
        {staffAccounts.lead}
      </DeskHeading>
      {justDeleted && <Alert tone="success">{staffAccounts.deleted}</Alert>}
      <DeskFilter label={staffAccounts.filter} chosen={filter}>
        <SearchField label={staffAccounts.search} />
        <ChoiceSelect label={staffAccounts.kind} name="kind" choices={staffAccounts.kinds} />
        <ChoiceSelect label={staffAccounts.state} name="state" choices={staffAccounts.states} />
      </DeskFilter>
      {signup && <BegunSignup {...signup} />}
      <DeskList
        {...list}
        of={staffAccounts.counted}
        none={
          !signup && (
            <EmptyState
              title={staffAccounts.none}
              actions={<ButtonLink to={staffPaths.accounts}>{staffAccounts.showAll}</ButtonLink>}
            >
              {staffAccounts.noneHint}
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
          <StretchedLink to={staffPaths.account(id)}>{name ?? email}</StretchedLink>
        </h2>
        <AccountTags {...account} />
        <p dir="auto" className="text-small text-ink-2">
          {[name && email, phone].filter(Boolean).join(' · ')}
        </p>
        <p className="text-small text-ink-3">
          {staffAccounts.since} <When at={createdAt} />
        </p>
      </Card>
    </li>
  );
}

function BegunSignup({ email, at }: { email: string; at: Date }) {
  return (
    <Card className="grid gap-4">
      <p>
        {staffAccounts.noAccountWith} <Named>{email}</Named> {staffAccounts.begunOn}{' '}
        <When at={at} />.
      </p>
      <ActButton intent="signup-code" id={email}>
        {staffAccounts.sendSignupCode}
      </ActButton>
    </Card>
  );
}

type Tagged = Pick<
  AccountsView['accounts'][number],
  'kind' | 'status' | 'isDemo' | 'profileState' | 'pausedAt' | 'unclaimed'
>;

export function AccountTags(tagged: Tagged) {
  const { kind, status, isDemo, profileState, pausedAt, unclaimed } = tagged;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Tag>{staffAccounts.kindOf[kind]}</Tag>
      {isDemo && <Tag>{staffAccounts.demo}</Tag>}
      {status === 'suspended' && <Tag tone="danger">{staffAccounts.isSuspended}</Tag>}
      {profileState && (
        <Tag tone={toneOf(profileState)}>
          {staffAccounts.profileIs(staffAccounts.profileStates[profileState].toLowerCase())}
        </Tag>
      )}
      {unclaimed && <Tag tone="accent">{staffClaims.unclaimed}</Tag>}
      {pausedAt && <Tag>{staffAccounts.paused}</Tag>}
    </span>
  );
}
