import { dashboard } from '#messages';
import { accountHome } from '#features/accounts/account-home.ts';
import type { PictureItem } from '#features/media/picture-fields/picture-state.ts';
import { bySlot, PICTURE_SLOTS, SLOTS } from '#features/media/picture.rules.ts';
import { pageHref } from '#platform/language.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { call, readAnswer, saidIn, sendWithProgress, type UploadReply } from '#ui/calls.ts';
import { sayRefusal } from '#ui/say-refusal.ts';
import type { EditorDraft } from '../draft/editor-draft.ts';
import { tidyVideoLink } from '../editor.rules.ts';
import type { EditorProfile } from '../describe-own-profile.server.ts';

const SAVE = '/api/profile/save';
const CONFIRM = '/api/profile/confirm';
const NOT_SIGNED_IN = 401;
const CONFLICT = 409;

export type SaveOutcome =
  | { is: 'saved'; version: number; waiting: boolean }
  /** Somebody else, or the same person in another tab, was faster. */
  | { is: 'conflict' }
  | { is: 'expired' }
  /** Somebody else has signed in since the editor was opened. */
  | { is: 'stranger' }
  | { is: 'refused'; message: string | null; field: string | null; taken: boolean };

/** Rejects when there was no answer. */
export async function callSave(
  body: FormData,
  onProgress: (share: number) => void,
): Promise<SaveOutcome> {
  return readOutcome(await sendWithProgress(SAVE, body, { onProgress }));
}

export function readOutcome({ status, body }: UploadReply): SaveOutcome {
  const { success, version, waiting, field, code } = body ?? {};
  if (success === true && typeof version === 'number')
    return { is: 'saved', version, waiting: waiting === true };
  if (status === NOT_SIGNED_IN) return { is: 'expired' };
  if (code === 'otherAccount') return { is: 'stranger' };
  if (status === CONFLICT && field === 'version') return { is: 'conflict' };
  return {
    is: 'refused',
    message: sayRefusal(body ?? {}),
    field: saidIn(field),
    taken: status === CONFLICT,
  };
}

/** The profile as it is saved by now; null when nobody is signed in who may see it. Throws when there was no answer. */
export async function fetchNewest(kind: ProviderKind): Promise<EditorProfile | null> {
  const response = await call(pageHref(accountHome(kind)));
  if (response.status === NOT_SIGNED_IN) return null;
  if (!response.ok) throw new Error(`The profile could not be loaded: ${response.status}`);
  return (await response.json()) as EditorProfile;
}

export type Confirmed = { day: string } | { refusal: string };

/** Throws when there was no good answer. */
export async function callConfirm(slug: string): Promise<Confirmed> {
  const response = await call(`${CONFIRM}?profile=${slug}`, { method: 'POST' });
  if (response.status === NOT_SIGNED_IN) return { refusal: dashboard.signedOut };
  const { confirmedAt, ...refused } = await readAnswer(response);
  if (typeof confirmedAt === 'string') return { day: confirmedAt };
  return { refusal: sayRefusal(refused) ?? dashboard.notConfirmed };
}

/** The whole editor as it is sent: new pictures as files, kept ones by their key, and the order of both. */
export function saveBody(
  { version, slug, loginEmail }: EditorProfile,
  draft: EditorDraft,
): FormData {
  const { values, whatsapp, pictures } = draft;
  const body = new FormData();
  body.set('version', String(version));
  body.set('profile', slug);
  body.set('email', loginEmail);
  for (const [name, value] of Object.entries(values)) body.set(name, value.trim());
  body.set('videoUrl', tidyVideoLink(values.videoUrl ?? ''));
  body.set('whatsapp', whatsapp ? 'on' : '');
  for (const slot of SLOTS) {
    for (const { file } of pictures[slot].items)
      if (file) body.append(PICTURE_SLOTS[slot].field, file, file.name);
  }
  const order = bySlot((slot) => orderOf(pictures[slot].items));
  body.set('order', JSON.stringify(order));
  return body;
}

function orderOf(items: readonly PictureItem[]) {
  const files = items.filter(({ file }) => file);
  return items.map((item) => (item.file ? { file: files.indexOf(item) } : { key: item.key }));
}

export const hasNewPictures = ({ pictures }: EditorDraft): boolean =>
  Object.values(pictures).some(({ items }) => items.some(({ file }) => file));
