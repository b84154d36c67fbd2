import { memo, useMemo } from 'react';
import { ContactCard } from '#features/search/profile/contact-card.tsx';
import { ProfileBanner } from '#features/search/profile/profile-banner.tsx';
import { ProfileHeading } from '#features/search/profile/profile-heading.tsx';
import { Showcase } from '#features/search/profile/showcase.tsx';
import { TextSection } from '#features/search/profile/text-section.tsx';
import { VideoSection } from '#features/search/profile/video-section.tsx';
import '#features/search/profile/profile.css';
import type { EditorDraft } from '../draft/editor-draft.ts';
import type { EditorProfile } from '../editor-profile.ts';
import { previewProfile } from './preview-profile.ts';

interface PreviewPageProps {
  profile: EditorProfile;
  draft: EditorDraft;
  siteName: string;
}

/** The parts of the real page in one column. */
export const PreviewPage = memo(function PreviewPage(props: PreviewPageProps) {
  const { profile, draft, siteName } = props;
  const shown = useMemo(() => previewProfile(profile, draft), [profile, draft]);
  return (
    <article className="preview-page">
      <div className="preview-banner">
        <ProfileBanner profile={shown} />
      </div>
      <div className="grid grid-cols-1 gap-10 px-4 pb-8 sm:px-8">
        <ProfileHeading profile={shown} />
        {shown.texts.map((each) => (
          <TextSection key={each.title} {...each} />
        ))}
        <ContactCard profile={shown} siteName={siteName} />
        <Showcase profile={shown} />
        <VideoSection profile={shown} />
      </div>
    </article>
  );
});
