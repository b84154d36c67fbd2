import { Suspense } from 'react';
import type { Site } from '#platform/site.ts';
import { ContactBar } from './contact-bar.tsx';
import { ContactCard } from './contact-card.tsx';
import { ProfileBanner } from './profile-banner.tsx';
import { ProfileHeading } from './profile-heading.tsx';
import { ProfileTrail } from './profile-trail.tsx';
import type { ProfileView } from './profile-view.ts';
import { Reveal } from './reveal.tsx';
import { Reviews } from './reviews.tsx';
import { Showcase } from './showcase.tsx';
import type { SimilarProvider } from './similar-provider.ts';
import { LateSimilarProviders, SimilarProviders } from './similar-providers.tsx';
import { TextSection } from './text-section.tsx';
import { VideoSection } from './video-section.tsx';
import './profile.css';

interface ProfilePageProps {
  profile: ProfileView;
  similar: SimilarProvider[] | Promise<SimilarProvider[]>;
  site: Site;
}

/** A provider's page, which is their website: who, what, the work, what others say, and how to reach them. */
export function ProfilePage({ profile, similar, site }: ProfilePageProps) {
  return (
    <article>
      <ProfileTrail profile={profile} />
      <ProfileBanner profile={profile} />
      <div className="profile-grid container-page">
        <ProfileHeading profile={profile} />
        <div className="profile-words grid grid-cols-1 content-start gap-10 lg:gap-12">
          {profile.texts.map((each) => (
            <Reveal key={each.title}>
              <TextSection {...each} />
            </Reveal>
          ))}
        </div>
        <ContactCard profile={profile} siteName={site.name} />
        <div className="profile-work grid grid-cols-1 content-start gap-12 lg:gap-14">
          <Reveal>
            <Showcase profile={profile} />
          </Reveal>
          <Reveal>
            <VideoSection profile={profile} />
          </Reveal>
          <Reveal>
            <Reviews profile={profile} />
          </Reveal>
        </div>
      </div>
      {similar instanceof Promise ? (
        <Suspense fallback={null}>
          <LateSimilarProviders profile={profile} similar={similar} />
        </Suspense>
      ) : (
        <SimilarProviders profile={profile} similar={similar} />
      )}
      <ContactBar profile={profile} siteName={site.name} />
    </article>
  );
}
