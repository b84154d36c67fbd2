import { PICTURE_SLOTS, type PictureSlot } from '../picture.rules.ts';
import { PICTURE_SLIPS } from './picture-slips.rules.ts';

/** Files to look at, or what to tell the visitor instead. */
export type Incoming = { files: readonly File[] } | { slip: string };

export function readDropped(data: DataTransfer): Incoming {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry());
  if (entries.some((entry) => entry?.isDirectory)) return { slip: PICTURE_SLIPS.folder };
  const files = Array.from(data.files);
  return files.length > 0 ? { files } : { slip: PICTURE_SLIPS.notAFile };
}

export function readPasted(data: DataTransfer): Incoming {
  const files = Array.from(data.files);
  return files.length > 0 ? { files } : { slip: PICTURE_SLIPS.nothingToPaste };
}

/** What a button may read; the browser asks the visitor first. */
export async function readClipboard(): Promise<Incoming> {
  try {
    const files: File[] = [];
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((each) => each.startsWith('image/'));
      if (!type) continue;
      files.push(new File([await item.getType(type)], `pasted.${type.slice(6)}`, { type }));
    }
    return files.length > 0 ? { files } : { slip: PICTURE_SLIPS.nothingToPaste };
  } catch {
    return { slip: PICTURE_SLIPS.pasteRefused };
  }
}

/** Several for a single place would leave the choice to us. */
export function forSlot(slot: PictureSlot, incoming: Incoming): Incoming {
  const tooMany =
    'files' in incoming && PICTURE_SLOTS[slot].maxCount === 1 && incoming.files.length > 1;
  return tooMany ? { slip: PICTURE_SLIPS.oneOnly } : incoming;
}
