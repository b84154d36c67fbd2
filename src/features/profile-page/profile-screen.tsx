import { profile as messages } from '#messages';
import type { ReactNode } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Site } from '#platform/site.ts';
import { Arriving } from '#ui/arriving.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ProfileMissing } from './profile-missing.tsx';
import { isUnavailable, type ProfileOutcome, type Similar } from './profile-outcome.ts';
import { ProfilePage } from './profile-page.tsx';
import { titleOf } from './profile-title.ts';
import type { OwnerLinks } from './profile.ts';
import './profile.css';

interface ProfileScreenProps {
  kind: ProviderKind;
  id: string;
  outcome: ProfileOutcome | Promise<ProfileOutcome>;
  similar: Similar | Promise<Similar>;
  site: Site;
  owner?: OwnerLinks | undefined;
  /** What is there as long as the profile is. */
  children?: ReactNode;
}

/** One profile from the moment its address is known: loading, then the page or what to say instead. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { kind, id, outcome, similar, site, owner, children } = props;
  const late = outcome instanceof Promise;
  return (
    <div data-accent={kind}>
      {/* The key gives each profile its own loading state; without it the last one would stay until the next is here. */}
      <Arriving
        key={id}
        value={outcome}
        isFailure={isUnavailable}
        fallback={<Loading kind={kind} siteName={site.name} />}
      >
        {({ profile, failure = '', status }) => (
          <>
            {late && <title>{`${profile ? titleOf(profile) : failure} · ${site.name}`}</title>}
            {profile ? (
              <>
                {children}
                <ProfilePage profile={profile} similar={similar} site={site} owner={owner} />
              </>
            ) : (
              <ProfileMissing kind={kind} id={id} message={failure} failed={status === 503} />
            )}
          </>
        )}
      </Arriving>
    </div>
  );
}

/** The shape of the page to come, so that nothing jumps when it does. */
function Loading({ kind, siteName }: { kind: ProviderKind; siteName: string }) {
  const said = messages.loading[kind];
  return (
    <div aria-busy="true">
      <title>{`${said} · ${siteName}`}</title>
      <div className="container-page flex h-13 items-center">
        <p role="status" className="text-small text-ink-3">
          {said}
        </p>
      </div>
      <Skeleton className="h-[clamp(10.5rem,31vw,26rem)] rounded-none" />
      <div className="profile-grid container-page">
        <div className="profile-heading flex flex-col gap-x-7 gap-y-4 sm:flex-row">
          <Skeleton className="-mt-18 size-30 shrink-0 rounded-full border-6 border-page sm:-mt-20 sm:size-40 lg:-mt-24 lg:size-48" />
          <Skeleton className="h-24 w-full max-w-sm" />
        </div>
        <Skeleton className="profile-words h-48" />
        <Skeleton className="profile-contact h-100 rounded-sheet border-6 border-page lg:-mt-24" />
      </div>
    </div>
  );
}
