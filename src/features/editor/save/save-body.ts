import { PICTURE_FIELDS } from '#features/signup/signup-form.rules.ts';
import type { PictureItem } from '#features/media/picture-fields/picture-state.ts';
import type { EditorDraft } from '../draft/editor-draft.ts';
import { tidyVideoLink } from '../draft/video-link.rules.ts';
import type { EditorProfile } from '../editor-profile.ts';

/** The whole editor as it is sent: new pictures as files, kept ones by their key, and the order of both. */
export function saveBody({ version, slug }: EditorProfile, draft: EditorDraft): FormData {
  const { values, whatsapp, pictures } = draft;
  const body = new FormData();
  body.set('version', String(version));
  body.set('profile', slug);
  for (const [name, value] of Object.entries(values)) body.set(name, value.trim());
  body.set('videoUrl', tidyVideoLink(values.videoUrl ?? ''));
  body.set('whatsapp', whatsapp ? 'on' : '');
  for (const [field, slot] of Object.entries(PICTURE_FIELDS)) {
    for (const { file } of pictures[slot].items) if (file) body.append(field, file, file.name);
  }
  const order = {
    profile: orderOf(pictures.profile.items),
    background: orderOf(pictures.background.items),
    showcase: orderOf(pictures.showcase.items),
  };
  body.set('order', JSON.stringify(order));
  return body;
}

function orderOf(items: readonly PictureItem[]) {
  const files = items.filter(({ file }) => file);
  return items.map((item) => (item.file ? { file: files.indexOf(item) } : { key: item.key }));
}

export const hasNewPictures = ({ pictures }: EditorDraft): boolean =>
  Object.values(pictures).some(({ items }) => items.some(({ file }) => file));
