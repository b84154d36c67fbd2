type Visibility = NonNullable<AccountView['visibility']>;
import { classes } from '#ui/classes.ts';
import { TextLink } from '#ui/text-link.tsx';
import { AccountButton, AccountForm, useAccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountView } from './describe-account.server.ts';
import { When } from '../when.tsx';

export function VisibilitySection({ visibility }: { visibility: Visibility }) {
  const form = useAccountForm('visibility');
  const { path, pausedAt, listed } = visibility;
  const { word, meaning } = describe(visibility);
  return (
    <AccountSection
      id="visibility"
      message={form.message}
      note={
        <>
          <p className="flex items-center gap-2.5 font-semibold text-ink">
            <span
              aria-hidden
              className={classes('size-3 rounded-full', listed ? 'bg-success' : 'bg-mango')}
            />
            <span>
              {word}
              {pausedAt && (
                <>
                  {' '}
                  since <When at={pausedAt} />
                </>
              )}
            </span>
          </p>
          <p>{meaning}</p>
          <p>
            <TextLink to={path}>See my profile</TextLink>
          </p>
        </>
      }
    >
      {(listed || pausedAt) && (
        <AccountForm form={form} className="grid sm:justify-items-start">
          {pausedAt ? (
            <AccountButton form={form} intent="resume-profile" busyLabel="Showing...">
              Show my profile again
            </AccountButton>
          ) : (
            <AccountButton
              form={form}
              intent="pause-profile"
              variant="secondary"
              busyLabel="Pausing..."
            >
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
