import { displayPhone } from '#features/profiles/phone.rules.ts';
import type { Profile } from '#features/profile-page/profile.ts';
import { contentOfDraft, type EditorDraft } from '../draft/editor-draft.ts';
import type { EditorProfile } from '../editor-profile.ts';
import { viewContent } from './view-content.ts';

/** The public page of what is in the form, as if it were saved. */
export function previewProfile(profile: EditorProfile, draft: EditorDraft): Profile {
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
