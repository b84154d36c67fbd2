import { memo, useMemo } from 'react';
import type { EditorDraft } from '../draft/editor-draft.ts';
import type { EditorProfile } from '../editor-profile.ts';
import { previewProfile } from './preview-profile.ts';
import { ProfilePreview } from './profile-preview.tsx';

export interface PreviewPageProps {
  profile: EditorProfile;
  draft: EditorDraft;
  siteName: string;
}

/** What is in the form, as visitors would see it. */
export const PreviewPage = memo(function PreviewPage(props: PreviewPageProps) {
  const { profile, draft, siteName } = props;
  const shown = useMemo(() => previewProfile(profile, draft), [profile, draft]);
  return <ProfilePreview shown={shown} siteName={siteName} />;
});
