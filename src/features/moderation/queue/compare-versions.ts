import type { Revision } from '#features/editor/get-own-profile.server.ts';
import { valuesOf } from '#features/profiles/form-values.ts';
import { labelOf, pictureLabel } from '#features/profiles/labels.ts';
import { PICTURE_SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import type { ProfileContent } from '#features/profiles/profile-content.ts';
import type { Change } from './queue-view.ts';

/** A version as it was kept; the oldest ones know nothing of their pictures. */
export interface KeptVersion {
  content: ProfileContent;
  pictures?: Revision['pictures'] | undefined;
}

/** Field by field what is new since the approved version; without one, everything that was written. */
export function compareVersions(before: KeptVersion | null, after: Revision): Change[] {
  const { kind } = after.content;
  const old = before && textsOfVersion(before.content);
  const texts = Object.entries(textsOfVersion(after.content)).flatMap(([name, text]): Change[] => {
    const was = old ? (old[name] ?? '') : null;
    if (was === null ? !text : was === text) return [];
    return [{ label: labelOf(kind, name), look: 'text', before: was, after: text }];
  });
  const slots = Object.keys(PICTURE_SLOTS) as PictureSlot[];
  const pictures = slots.flatMap((slot): Change[] => {
    const is = after.pictures[slot];
    const was = before ? (before.pictures?.[slot] ?? is) : null;
    if (was === null ? is.length === 0 : was.join() === is.join()) return [];
    return [{ label: pictureLabel(kind, slot), look: 'pictures', before: was, after: is }];
  });
  return [...texts, ...pictures];
}

function textsOfVersion(content: ProfileContent): Record<string, string> {
  const { whatsapp, videoUrl } = content;
  return {
    ...valuesOf(content),
    WhatsApp: whatsapp ? 'On' : 'Off',
    videoUrl: videoUrl ?? '',
  };
}
