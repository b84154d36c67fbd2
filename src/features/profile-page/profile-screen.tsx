import type { ProviderCard } from '#features/directory/provider-card.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Site } from '#platform/site.ts';
import { Arriving } from '#ui/arriving.tsx';
import { ProfileLoading } from './profile-loading.tsx';
import { ProfileMissing } from './profile-missing.tsx';
import type { ProfileOutcome } from './profile-outcome.ts';
import { ProfilePage } from './profile-page.tsx';

interface ProfileScreenProps {
  kind: ProviderKind;
  id: string;
  outcome: ProfileOutcome | Promise<ProfileOutcome>;
  similar: ProviderCard[] | Promise<ProviderCard[]>;
  site: Site;
}

/** One profile from the moment its address is known: loading, then the page or what to say instead. */
export function ProfileScreen({ kind, id, outcome, similar, site }: ProfileScreenProps) {
  const late = outcome instanceof Promise;
  return (
    <div data-accent={kind}>
      {/* The key gives each profile its own loading state; without it the last one would stay until the next is here. */}
      <Arriving
        key={id}
        value={outcome}
        fallback={<ProfileLoading kind={kind} siteName={site.name} />}
      >
        {({ profile, failure = '', status }) => (
          <>
            {late && <title>{`${profile?.name ?? failure} · ${site.name}`}</title>}
            {profile ? (
              <ProfilePage profile={profile} similar={similar} site={site} />
            ) : (
              <ProfileMissing kind={kind} id={id} message={failure} failed={status === 503} />
            )}
          </>
        )}
      </Arriving>
    </div>
  );
}
