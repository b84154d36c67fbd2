import { ContactCard } from '#features/profile-page/contact-card.tsx';
import { FactsBlock } from '#features/profile-page/facts-block.tsx';
import { OtherLanguages, TextSection } from '#features/profile-page/text-section.tsx';
import { ProfileBanner } from '#features/profile-page/profile-banner.tsx';
import { ProfileHeading } from '#features/profile-page/profile-heading.tsx';
import type { Profile } from '#features/profile-page/profile.ts';
import { Showcase } from '#features/profile-page/showcase.tsx';
import { VideoSection } from '#features/profile-page/video-section.tsx';
import '#features/profile-page/profile.css';
import './profile-preview.css';

/** The parts of the real page in one column, drawn smaller where there is little room. */
export function ProfilePreview({ shown, siteName }: { shown: Profile; siteName: string }) {
  return (
    <article className="preview-page">
      <div className="preview-banner">
        <ProfileBanner profile={shown} />
      </div>
      <div className="grid grid-cols-1 gap-10 px-4 pb-8 sm:px-8">
        <ProfileHeading profile={shown} siteName={siteName} as="h2" />
        <FactsBlock profile={shown} />
        {shown.texts.map((each) => (
          <TextSection key={each.title} {...each} />
        ))}
        <OtherLanguages profile={shown} />
        <ContactCard profile={shown} siteName={siteName} />
        <Showcase profile={shown} />
        <VideoSection profile={shown} siteName={siteName} />
      </div>
    </article>
  );
}
