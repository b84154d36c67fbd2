import { staffAccounts } from '#messages';
import type { ReactNode } from 'react';
import { staffPaths } from '#platform/staff-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { When } from '#features/accounts/when.tsx';
import { DeskCard, DeskHeading } from '../desk/desk-heading.tsx';
import { ActButton, DisclosedForm } from '../desk/desk-form.tsx';
import { ProfileLink } from '../desk/profile-link.tsx';
import { Tag } from '../desk/tag.tsx';
import { UnclaimedCard } from '../claims/unclaimed-card.tsx';
import { AccountTags } from './accounts-screen.tsx';
import type { AccountDeskView } from './accounts-desk.server.ts';
import { DELETE_CONFIRMATION } from '#features/accounts/account-page/account.rules.ts';
import { Named } from '#ui/named.tsx';
import { DeskField, ReasonField } from '../desk/desk-field.tsx';

export function AccountDeskScreen(view: AccountDeskView) {
  const { account } = view;
  const { profile } = account;
  const title = profile?.name ?? account.email ?? staffAccounts.nobodySignsIn;
  return (
    <div className="grid gap-6">
      <DeskHeading title={title} trail={[{ label: staffAccounts.title, to: staffPaths.accounts }]}>
        <AccountTags
          {...account}
          profileState={profile?.status ?? null}
          pausedAt={profile?.pausedAt ?? null}
          unclaimed={profile?.unclaimed ?? false}
        />
      </DeskHeading>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AccountFacts {...view} />
        <AccountSessions {...view} />
      </div>
      {profile?.unclaimed && <UnclaimedCard accountId={account.id} {...profile} />}
      <AccountActs {...view} />
    </div>
  );
}

function AccountSessions(view: AccountDeskView) {
  const { account, ownSession, isOwn, mayChange } = view;
  const { sessions } = account;
  const others = sessions.filter(({ id }) => id !== ownSession);
  return (
    <DeskCard title={staffAccounts.signedIn}>
      {sessions.length === 0 ? (
        <p className="text-ink-2">{staffAccounts.noDevice}</p>
      ) : (
        <ul className="grid divide-y divide-line border-y border-line">
          {sessions.map(({ id, device, signedInAt, lastSeenAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <p id={`session-${id}`} className="font-semibold">
                  {device} {id === ownSession && <Tag tone="accent">{staffAccounts.youHere}</Tag>}
                </p>
                <p className="text-small text-ink-3">
                  {staffAccounts.since} <When at={signedInAt} />
                  <br />
                  {staffAccounts.lastSeen} <When at={lastSeenAt} />
                </p>
              </div>
              {mayChange && id !== ownSession && (
                <ActButton intent="end-session" id={id} aria-describedby={`session-${id}`}>
                  {staffAccounts.signOut}
                </ActButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && others.length > 0 && (
        <ActButton intent="end-sessions">
          {isOwn ? staffAccounts.signOutOthers : staffAccounts.signOutAll}
        </ActButton>
      )}
    </DeskCard>
  );
}

function AccountFacts({ account, phone }: AccountDeskView) {
  const { email, createdAt, lastLoginAt, profile } = account;
  return (
    <DeskCard title={staffAccounts.about}>
      <dl className="grid gap-3">
        <Fact name={staffAccounts.loginEmail}>{email ?? staffAccounts.nobodySignsIn}</Fact>
        <Fact name={staffAccounts.createdAt}>
          <When at={createdAt} />
        </Fact>
        <Fact name={staffAccounts.lastSignedIn}>
          {lastLoginAt ? <When at={lastLoginAt} /> : staffAccounts.never}
        </Fact>
        {profile && (
          <>
            <Fact name={staffAccounts.profile}>
              <ProfileLink {...profile} />
              {profile.headline && `, ${profile.headline}`}
            </Fact>
            <Fact name={staffAccounts.phone}>{phone ?? staffAccounts.notGiven}</Fact>
            <Fact name={staffAccounts.workEmail}>
              {profile.workEmail ?? staffAccounts.notGiven}
              {profile.workEmail &&
                !profile.workEmailConfirmedAt &&
                ` ${staffAccounts.notConfirmed}`}
            </Fact>
            <Fact name={staffAccounts.review}>
              {staffAccounts.profileStates[profile.status]}
              {profile.reason && `: ${profile.reason}`}
            </Fact>
            <Fact name={staffAccounts.sentIn}>
              <When at={profile.submittedAt} />
            </Fact>
            <Fact name={staffAccounts.visitors}>
              {profile.listed ? staffAccounts.canFind : staffAccounts.cannotFind}
            </Fact>
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
function AccountActs({ account, isOwn, mayChange }: AccountDeskView) {
  const mayStop = mayChange && !isOwn;
  return (
    <DeskCard title={staffAccounts.acts}>
      {isOwn && <p className="text-ink-2">{staffAccounts.isYou}</p>}
      <div className="flex flex-wrap items-start gap-3">
        {account.profile && (
          <ButtonLink to={staffPaths.duplicatesOf(account.id)} variant="secondary" size="small">
            {staffAccounts.findDuplicates}
          </ButtonLink>
        )}
        {account.email && <ActButton intent="reset-code">{staffAccounts.sendResetCode}</ActButton>}
        {account.email && account.profile && !account.mailingsOffAt && (
          <ActButton intent="stop-mailings">{staffAccounts.stopMailings}</ActButton>
        )}
        {mayStop && account.status === 'suspended' && (
          <ActButton intent="unsuspend">{staffAccounts.unsuspend}</ActButton>
        )}
        {mayStop && account.status !== 'suspended' && <Suspend />}
        {mayStop && <Delete name={account.email ?? account.profile?.name ?? ''} />}
      </div>
    </DeskCard>
  );
}

function Suspend() {
  return (
    <DisclosedForm
      submit={staffAccounts.suspendAccount}
      danger
      label={staffAccounts.suspend}
      intent="suspend"
    >
      <ReasonField label={staffAccounts.why} hint={staffAccounts.whyHint} lines={4} />
    </DisclosedForm>
  );
}

function Delete({ name }: { name: string }) {
  return (
    <DisclosedForm
      submit={staffAccounts.removeAccount}
      danger
      label={staffAccounts.remove}
      intent="delete"
    >
      <p>
        {staffAccounts.allOf} <Named>{name}</Named> {staffAccounts.goForGood}
      </p>
      <DeskField
        name="confirmation"
        label={staffAccounts.type(DELETE_CONFIRMATION)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </DisclosedForm>
  );
}
