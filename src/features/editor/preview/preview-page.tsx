import { memo, useMemo } from 'react';
import { contentOfDraft, type EditorDraft } from '../draft/editor-draft.ts';
import type { EditorProfile } from '../describe-own-profile.server.ts';
import { ProfilePreview } from './profile-preview.tsx';
import { viewContent } from './view-content.ts';

export interface PreviewPageProps {
  profile: EditorProfile;
  draft: EditorDraft;
  siteName: string;
}

export const PreviewPage = memo(function PreviewPage(props: PreviewPageProps) {
  const { profile, draft, siteName } = props;
  const shown = useMemo(() => previewOf(profile, draft), [profile, draft]);
  return <ProfilePreview shown={shown} siteName={siteName} />;
});

const previewOf = ({ kind, slug, shown, confirmedOn }: EditorProfile, draft: EditorDraft) =>
  viewContent(contentOfDraft(kind, draft), {
    ...shown,
    id: slug,
    portrait: draft.pictures.profile.items[0]?.url ?? null,
    banner: draft.pictures.background.items[0]?.url ?? null,
    showcase: draft.pictures.showcase.items.map(({ url }) => url),
    lastConfirmed: confirmedOn,
  });
