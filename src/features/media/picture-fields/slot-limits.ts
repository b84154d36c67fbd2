import { PICTURE_SLOTS, type PictureSlot } from '../picture.rules.ts';

/** What a slot takes: "JPEG, PNG or GIF, up to 2MB. Larger photos are made smaller." */
export function slotLimits(slot: PictureSlot): string {
  const { types, maxBytes, maxCount } = PICTURE_SLOTS[slot];
  const names = types.filter((type) => type !== 'image/jpg').map((type) => type.slice(6));
  const last = names.at(-1)!;
  const kinds = `${names.slice(0, -1).join(', ')} or ${last}`.toUpperCase().replace(' OR ', ' or ');
  return `${kinds}, up to ${maxBytes / 1024 / 1024}MB${maxCount > 1 ? ' each' : ''}. Larger photos are made smaller.`;
}
