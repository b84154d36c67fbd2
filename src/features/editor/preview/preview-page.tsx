import { memo, useMemo } from 'react';
import type { Profile } from '#features/profile-page/profile.ts';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import { contentOfDraft, type EditorDraft } from '../draft/editor-draft.ts';
import type { EditorProfile } from '../editor-profile.ts';
import { ProfilePreview } from './profile-preview.tsx';
import { viewContent } from './view-content.ts';

export interface PreviewPageProps {
  profile: EditorProfile;
  draft: EditorDraft;
  siteName: string;
}

export const PreviewPage = memo(function PreviewPage(props: PreviewPageProps) {
  const { profile, draft, siteName } = props;
  const shown = useMemo(() => previewProfile(profile, draft), [profile, draft]);
  return <ProfilePreview shown={shown} siteName={siteName} />;
});

function previewProfile(profile: EditorProfile, draft: EditorDraft): Profile {
  const { slug, shown, confirmedOn } = profile;
  const { pictures } = draft;
  const content = contentOfDraft(profile.kind, draft);
  return viewContent(content, {
    slug,
    phone: displayPhone(content.phone),
    portrait: pictures.profile.items[0]?.url ?? null,
    banner: pictures.background.items[0]?.url ?? null,
    showcase: pictures.showcase.items.map(({ url }) => url),
    shown: { ...shown, confirmedOn },
  });
}
