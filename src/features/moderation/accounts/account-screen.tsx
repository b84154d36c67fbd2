import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { When } from '#features/accounts/when.tsx';
import { DeskCard, DeskHeading } from '../desk/desk-heading.tsx';
import { ActButton, DisclosedForm } from '../desk/desk-form.tsx';
import { ProfileLink } from '../desk/profile-link.tsx';
import { Tag } from '../desk/tag.tsx';
import { AccountTags } from './accounts-screen.tsx';
import type { AccountDeskView } from './accounts-desk.server.ts';
import { PROFILE_STATES, ACCOUNT_REASON_MAX } from './accounts-desk.rules.ts';
import { DELETE_CONFIRMATION } from '#features/accounts/delete-account.rules.ts';
import { Named } from '#ui/named.tsx';
import { DeskField } from '../desk/desk-field.tsx';

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

function AccountSessions({ account: { sessions }, ownSession, isOwn }: AccountDeskView) {
  const others = sessions.filter(({ id }) => id !== ownSession);
  return (
    <DeskCard title="Signed in">
      {sessions.length === 0 ? (
        <p className="text-ink-2">On no device.</p>
      ) : (
        <ul className="grid divide-y divide-line border-y border-line">
          {sessions.map(({ id, device, signedInAt, lastSeenAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <p id={`session-${id}`} className="font-semibold">
                  {device} {id === ownSession && <Tag tone="accent">You, here</Tag>}
                </p>
                <p className="text-small text-ink-3">
                  Since <When at={signedInAt} />
                  <br />
                  Last seen <When at={lastSeenAt} />
                </p>
              </div>
              {id !== ownSession && (
                <ActButton intent="end-session" id={id} aria-describedby={`session-${id}`}>
                  Sign out
                </ActButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ActButton intent="end-sessions">
          {isOwn ? 'Sign out all other devices' : 'Sign out all devices'}
        </ActButton>
      )}
    </DeskCard>
  );
}

function AccountFacts({ account, phone }: AccountDeskView) {
  const { email, createdAt, lastLoginAt, profile } = account;
  return (
    <DeskCard title="About the account">
      <dl className="grid gap-3">
        <Fact name="Login email">{email}</Fact>
        <Fact name="Since">
          <When at={createdAt} />
        </Fact>
        <Fact name="Last signed in">{lastLoginAt ? <When at={lastLoginAt} /> : 'Never'}</Fact>
        {profile && (
          <>
            <Fact name="Profile">
              <ProfileLink {...profile} />, {profile.headline}
            </Fact>
            <Fact name="Phone">{phone ?? 'None'}</Fact>
            <Fact name="Work email">
              {profile.workEmail ?? 'None'}
              {profile.workEmail && !profile.workEmailConfirmedAt && ' (not confirmed)'}
            </Fact>
            <Fact name="Review">
              {PROFILE_STATES[profile.status]}
              {profile.reason && `: ${profile.reason}`}
            </Fact>
            <Fact name="Sent in">
              <When at={profile.submittedAt} />
            </Fact>
            <Fact name="Visitors">{profile.listed ? 'Can find it' : 'Cannot find it'}</Fact>
          </>
        )}
      </dl>
    </DeskCard>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-small text-ink-3">{name}</dt>
      <dd dir="auto" className="min-w-0">
        {children}
      </dd>
    </div>
  );
}

/** What staff can do to it. Nobody can shut themselves out. */
function AccountActs({ account, isOwn }: Pick<AccountDeskView, 'account' | 'isOwn'>) {
  return (
    <DeskCard title="What you can do">
      {isOwn && <p className="text-ink-2">This is you: you can neither suspend nor delete it.</p>}
      <div className="flex flex-wrap items-start gap-3">
        <ActButton intent="reset-code">Send a code for a new password</ActButton>
        {!isOwn && account.status === 'suspended' && (
          <ActButton intent="unsuspend">Open the account again</ActButton>
        )}
        {!isOwn && account.status !== 'suspended' && <Suspend />}
        {!isOwn && <Delete email={account.email} />}
      </div>
    </DeskCard>
  );
}

function Suspend() {
  return (
    <DisclosedForm submit="Suspend the account" danger label="Suspend" intent="suspend">
      <DeskField
        name="reason"
        label="Why"
        hint="The owner reads this."
        lines={4}
        maxLength={ACCOUNT_REASON_MAX}
        required
      />
    </DisclosedForm>
  );
}

function Delete({ email }: { email: string }) {
  return (
    <DisclosedForm submit="Delete the account for good" danger label="Delete" intent="delete">
      <p>
        The profile, the pictures, the reviews and the login of <Named>{email}</Named> go at once
        and for good.
      </p>
      <DeskField
        name="confirmation"
        label={`Type ${DELETE_CONFIRMATION}`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </DisclosedForm>
  );
}
