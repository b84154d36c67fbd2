import { AccountSection } from './account-section.tsx';
import type { PendingEmail } from './account-view.ts';
import { EmailCodeForm } from './email-code-form.tsx';
import { EmailRequestForm } from './email-request-form.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The new address has to answer before it takes the place of the old one. */
export function EmailSection({ email, pending }: { email: string; pending: PendingEmail | null }) {
  const form = useAccountForm('email');
  return (
    <AccountSection
      id="email"
      message={form.message}
      note={
        <p>
          You sign in with{' '}
          <strong dir="auto" className="font-semibold text-ink">
            {email}
          </strong>
          . Visitors do not see this address.
        </p>
      }
    >
      {pending ? (
        <EmailCodeForm key={pending.sentAt} form={form} pending={pending} />
      ) : (
        <EmailRequestForm form={form} />
      )}
    </AccountSection>
  );
}
