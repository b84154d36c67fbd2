import { Link } from 'react-router';
import { accountHome } from '#features/accounts/account-home.ts';
import { AccountIndex } from './account-index.tsx';
import type { AccountView } from './account-view.ts';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';
import { WorkEmailSection } from './work-email-section.tsx';

/** Everything about the account but the profile itself. */
export function AccountScreen({ account }: { account: AccountView }) {
  const { kind, email, pending, workEmail, devices, visibility } = account;
  const isStaff = kind === 'admin';
  return (
    <div
      data-accent={kind === 'business' ? 'business' : 'specialist'}
      className="container-page grid gap-x-12 gap-y-8 pt-8 pb-16 lg:grid-cols-[13rem_minmax(0,45rem)] lg:justify-center lg:pt-12 lg:pb-24"
    >
      <header className="mx-auto grid w-full max-w-[45rem] gap-2 lg:col-start-2">
        <h1 className="text-title font-extrabold">Account</h1>
        <p className="text-lead text-ink-2">
          {isStaff
            ? 'How you sign in, and where.'
            : 'How you sign in, who sees you, and what we keep.'}
        </p>
        {!isStaff && (
          <p>
            <Link
              to={accountHome(kind)}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              Edit my profile
            </Link>
          </p>
        )}
      </header>
      <AccountIndex kind={kind} />
      <div className="mx-auto grid w-full max-w-[45rem] gap-6">
        <EmailSection email={email} pending={pending} />
        {!isStaff && <WorkEmailSection kind={kind} loginEmail={email} workEmail={workEmail} />}
        <PasswordSection email={email} />
        <DevicesSection devices={devices} />
        {visibility && <VisibilitySection visibility={visibility} />}
        {!isStaff && (
          <>
            <DataSection />
            <DeleteSection />
          </>
        )}
      </div>
    </div>
  );
}
