import { account } from '#messages';
import { AccountButton, AccountForm } from './account-form.tsx';
import { AccountSection, StateLine } from './account-section.tsx';

export function MailingsSection({ off }: { off: boolean }) {
  return (
    <AccountSection
      id="mailings"
      note={
        <>
          <StateLine good={!off}>{off ? account.mailingsOff : account.mailingsOn}</StateLine>
          <p>{account.mailingsNote}</p>
        </>
      }
    >
      <AccountForm className="grid sm:justify-items-start">
        <AccountButton intent={off ? 'get-mailings' : 'stop-mailings'} variant="secondary">
          {off ? account.getMailings : account.stopMailings}
        </AccountButton>
      </AccountForm>
    </AccountSection>
  );
}
