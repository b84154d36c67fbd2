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
                since <When at={pausedAt} />
              </>
            )}
          </StateLine>
          <p>{meaning}</p>
          <p>
            <TextLink to={path}>See my profile</TextLink>
          </p>
        </>
      }
    >
      {(listed || pausedAt) && (
        <AccountForm className="grid sm:justify-items-start">
          {pausedAt ? (
            <AccountButton intent="resume-profile" busyLabel="Showing...">
              Show my profile again
            </AccountButton>
          ) : (
            <AccountButton intent="pause-profile" variant="secondary" busyLabel="Pausing...">
              Pause my profile
            </AccountButton>
          )}
        </AccountForm>
      )}
    </AccountSection>
  );
}

function describe({ pausedAt, listed, reviewStatus }: Visibility) {
  if (pausedAt)
    return {
      word: 'Paused',
      meaning:
        'Nobody but you can see your profile. Everything is kept, reviews and pictures too, until you show it again.',
    };
  if (listed)
    return {
      word: 'Visible to everyone',
      meaning:
        'People find you in the search and at your address. A paused profile disappears from both at once, and comes back as it was when you wish.',
    };
  return reviewStatus === 'pending'
    ? {
        word: 'Waiting for review',
        meaning: 'Our staff look at your profile first. Once it is approved, everyone can see it.',
      }
    : {
        word: 'Taken down',
        meaning:
          'Our staff have taken your profile down. The reason stands in your profile editor.',
      };
}
