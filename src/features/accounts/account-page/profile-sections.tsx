import { account } from '#messages';
import { TextLink } from '#ui/text-link.tsx';
import { AccountButton, AccountForm } from './account-form.tsx';
import { AccountSection, StateLine } from './account-section.tsx';
import type { AccountView } from './describe-account.server.ts';
import { When } from '../when.tsx';

type Visibility = NonNullable<AccountView['visibility']>;

export function VisibilitySection({ visibility }: { visibility: Visibility }) {
  const { path, pausedAt, listed } = visibility;
  const { word, meaning } = describe(visibility);
  return (
    <AccountSection
      id="visibility"
      note={
        <>
          <StateLine good={listed}>
            {word}
            {pausedAt && (
              <>
                {' '}
                {account.since} <When at={pausedAt} />
              </>
            )}
          </StateLine>
          <p>{meaning}</p>
          <p>
            <TextLink to={path}>{account.seeProfile}</TextLink>
          </p>
        </>
      }
    >
      {(listed || pausedAt) && (
        <AccountForm className="grid sm:justify-items-start">
          {pausedAt ? (
            <AccountButton intent="resume-profile" busyLabel={account.showing}>
              {account.showAgain}
            </AccountButton>
          ) : (
            <AccountButton intent="pause-profile" variant="secondary" busyLabel={account.pausing}>
              {account.pause}
            </AccountButton>
          )}
        </AccountForm>
      )}
    </AccountSection>
  );
}

function describe({ pausedAt, listed, reviewStatus }: Visibility) {
  if (pausedAt) return { word: account.paused, meaning: account.pausedMeaning };
  if (listed) return { word: account.visible, meaning: account.visibleMeaning };
  return reviewStatus === 'pending'
    ? { word: account.waiting, meaning: account.waitingMeaning }
    : { word: account.takenDown, meaning: account.takenDownMeaning };
}

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
