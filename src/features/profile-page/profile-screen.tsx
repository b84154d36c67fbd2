import { Suspense, use } from 'react';
import type { Site } from '#platform/site.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { ProfileLoading } from './profile-loading.tsx';
import { ProfileMissing } from './profile-missing.tsx';
import type { Outcome } from './profile-outcome.ts';
import { ProfilePage } from './profile-page.tsx';
import type { ProfileView } from './profile-view.ts';
import type { SimilarProvider } from './similar-provider.ts';

interface ProfileScreenProps<Profile, Arrives> {
  kind: ProviderKind;
  id: string;
  outcome: Arrives;
  similar: SimilarProvider[] | Promise<SimilarProvider[]>;
  view: (profile: Profile) => ProfileView;
  site: Site;
}

/** One profile from the moment its address is known: loading, then the page or what to say instead. */
export function ProfileScreen<Profile>({
  outcome,
  ...rest
}: ProfileScreenProps<Profile, Outcome<Profile> | Promise<Outcome<Profile>>>) {
  const { kind, id, site } = rest;
  return (
    <div data-accent={kind}>
      {outcome instanceof Promise ? (
        // The key gives each profile its own loading state; without it the last one would stay until the next is here.
        <Suspense key={id} fallback={<ProfileLoading kind={kind} siteName={site.name} />}>
          <Late {...rest} outcome={outcome} />
        </Suspense>
      ) : (
        // Outside Suspense: React would send a boundary of this size in two parts, the second only for scripts.
        <Arrived {...rest} outcome={outcome} />
      )}
    </div>
  );
}

function Late<Profile>(props: ProfileScreenProps<Profile, Promise<Outcome<Profile>>>) {
  const outcome = use(props.outcome);
  const title = outcome.profile ? props.view(outcome.profile).name : outcome.failure;
  return (
    <>
      <title>{`${title} · ${props.site.name}`}</title>
      <Arrived {...props} outcome={outcome} />
    </>
  );
}

function Arrived<Profile>(props: ProfileScreenProps<Profile, Outcome<Profile>>) {
  const { kind, id, outcome, similar, view, site } = props;
  if (outcome.profile) {
    return <ProfilePage profile={view(outcome.profile)} similar={similar} site={site} />;
  }
  return (
    <ProfileMissing
      kind={kind}
      id={id}
      message={outcome.failure ?? ''}
      failed={outcome.status === 503}
    />
  );
}
