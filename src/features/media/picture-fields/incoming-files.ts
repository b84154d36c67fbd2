import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';
import { media } from '#messages';
import {
  PICTURE_SLOTS,
  type PictureSlot,
  CAMERA_TYPE,
  checkPictureFile,
  type PictureWording,
  pictureType,
  UNKNOWN_TYPE,
} from '../picture.rules.ts';

/** What came, or what is said when it cannot be a picture: that changes nothing and holds nothing up. */
export type Incoming = { files: readonly File[] } | { slip: string };

export function readDropped(data: DataTransfer): Incoming {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry());
  if (entries.some((entry) => entry?.isDirectory)) return { slip: media.folder };
  const files = Array.from(data.files);
  return files.length > 0 ? { files } : { slip: media.notAFile };
}

export function readPasted(data: DataTransfer): Incoming {
  const files = Array.from(data.files);
  return files.length > 0 ? { files } : { slip: media.nothingToPaste };
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
    return files.length > 0 ? { files } : { slip: media.nothingToPaste };
  } catch {
    return { slip: media.pasteRefused };
  }
}

/** Several for a single place would leave the choice to us. */
export function forSlot(slot: PictureSlot, incoming: Incoming): Incoming {
  const tooMany =
    'files' in incoming && PICTURE_SLOTS[slot].maxCount === 1 && incoming.files.length > 1;
  return tooMany ? { slip: media.oneOnly } : incoming;
}

/** Takes what is dropped on an element, or pasted while the focus is inside it. */
export function useDropTarget(take: (incoming: Incoming) => void, disabled: boolean) {
  const [over, setOver] = useState(false);
  useEffect(guardPage, []);
  if (disabled) return { over: false, bind: {} };

  const bind = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const { currentTarget, relatedTarget } = event;
      const within = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!within) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(readDropped(event.dataTransfer));
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      take(readPasted(event.clipboardData));
    },
  };
  return { over, bind };
}

/** A file that misses its field would replace the page, and with it all that was typed. */
function guardPage() {
  const guard = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', guard);
  window.addEventListener('drop', guard);
  return () => {
    window.removeEventListener('dragover', guard);
    window.removeEventListener('drop', guard);
  };
}

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
