import { media } from '#messages';
import { pictureType, UNKNOWN_TYPE } from '../picture-type.ts';
import {
  CAMERA_TYPE,
  checkPictureFile,
  PICTURE_SLOTS,
  type PictureSlot,
  type PictureWording,
} from '../picture.rules.ts';

/** A chosen file, and what is wrong with it as far as its name and first bytes tell. */
export interface LookedAt {
  file: File;
  problem: string | null;
}

/** Neither the name nor the size decides: a large picture may become small, and a name is anybody's to choose. */
export async function lookAtFile(
  file: File,
  slot: PictureSlot,
  wording?: PictureWording,
): Promise<LookedAt> {
  const type = await typeOf(file);
  const { types } = PICTURE_SLOTS[slot];
  if (type === CAMERA_TYPE || (types as readonly string[]).includes(type))
    return { file: file.type === type ? file : called(file, type), problem: null };
  const problem =
    checkPictureFile(slot, file, wording) ??
    (file.size === 0 ? media.empty : null) ??
    (type === UNKNOWN_TYPE ? media.unreadable : null) ??
    checkPictureFile(slot, { type, size: 0 }, wording);
  return { file, problem };
}

async function typeOf(file: File): Promise<string> {
  try {
    return pictureType(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  } catch {
    // It was moved or deleted meanwhile.
    return UNKNOWN_TYPE;
  }
}

const called = (file: File, type: string) =>
  new File([file], file.name, { type, lastModified: file.lastModified });
