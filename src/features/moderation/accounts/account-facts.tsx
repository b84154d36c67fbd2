import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { When } from '#features/accounts/when.tsx';
import { PROFILE_STATES } from './accounts-desk.rules.ts';
import type { AccountDeskView } from './accounts-desk.server.ts';

export function AccountFacts({ account, phone }: AccountDeskView) {
  const { email, createdAt, lastLoginAt, profile } = account;
  return (
    <section aria-labelledby="facts-heading" className="card p-5 sm:p-6">
      <h2 id="facts-heading" className="text-subheading">
        About the account
      </h2>
      <dl className="mt-4 grid gap-3">
        <Fact name="Login email">{email}</Fact>
        <Fact name="Since">
          <When at={createdAt} />
        </Fact>
        <Fact name="Last signed in">{lastLoginAt ? <When at={lastLoginAt} /> : 'Never'}</Fact>
        {profile && (
          <>
            <Fact name="Profile">
              <Link
                to={paths[profile.kind](profile.slug)}
                className="text-accent underline underline-offset-4"
              >
                {profile.name}
              </Link>
              , {profile.headline}
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
    </section>
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
