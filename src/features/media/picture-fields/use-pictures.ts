import { useLayoutEffect, useRef, useState } from 'react';
import type { PictureSlot, PictureWording } from '../picture.rules.ts';
import { forSlot, type Incoming } from './incoming-files.ts';
import { originOf, rememberOrigin, type Origin } from './picture-origin.ts';
import {
  addPictures,
  changePicture,
  dismissError,
  movePicture,
  removePicture,
  type PictureItem,
  type PictureState,
} from './picture-state.ts';
import { openPreview } from './preview-url.ts';
import { usePreviewUrls } from './use-preview-urls.ts';

interface Options {
  slot: PictureSlot;
  wording?: PictureWording | undefined;
  state: PictureState;
  onChange: (state: PictureState) => void;
}

let lastId = 0;

/** What can be done with the pictures of a field. New ones appear at once and are made smaller after that. */
export function usePictures({ slot, wording, state, onChange }: Options) {
  // Work that ends later must start from what is there by then.
  const latest = useRef({ state, onChange });
  const [working] = useState(() => new Set<string>());
  const [said, setSaid] = useState({ slip: '', news: '' });
  const urlOf = usePreviewUrls(state.items, latest);

  useLayoutEffect(() => {
    latest.current.onChange = onChange;
  });
  // Only when it is news: what was just told may not have come back yet.
  useLayoutEffect(() => {
    latest.current.state = state;
  }, [state]);

  const find = (id: string) => latest.current.state.items.find((item) => item.id === id);
  const change = (next: PictureState, news = '') => {
    const busy = next.items.some(({ id }) => working.has(id));
    latest.current.state = { ...next, busy };
    latest.current.onChange(latest.current.state);
    setSaid({ slip: '', news });
  };
  const put = (item: PictureItem, file: File, origin: Origin, news?: string) => {
    if (file !== origin.original) rememberOrigin(file, origin);
    const now = { file, url: urlOf(file, item) };
    change(changePicture(latest.current.state, item.id, now), news);
  };

  const prepare = async (added: readonly PictureItem[]) => {
    // One after the other: phones have little memory.
    for (const { id, file: original } of added) {
      if (!original) continue;
      const file = find(id) ? await makeSmaller(original, slot) : original;
      working.delete(id);
      const item = find(id);
      if (item) put(item, file, { original }, 'Picture ready.');
    }
  };
  const take = (incoming: Incoming) => {
    const taken = forSlot(slot, incoming);
    if ('slip' in taken) return slipped(taken.slip);
    const before = latest.current.state;
    const next = addPictures(before, { slot, wording, files: taken.files, toItem });
    const added = next.items.filter((item) => !before.items.includes(item));
    for (const { id } of added) working.add(id);
    change(next);
    void prepare(added);
  };
  const slipped = (slip: string) => setSaid({ slip, news: '' });

  return {
    ...said,
    isWorking: (id: string) => working.has(id),
    take,
    slipped,
    remove: (id: string) => change(removePicture(latest.current.state, id), 'Picture removed.'),
    move: (id: string, to: number) => {
      const next = movePicture(latest.current.state, id, to);
      if (next === latest.current.state) return;
      change(next, `Now picture ${to + 1} of ${next.items.length}.`);
    },
    adjust: (id: string, file: File, adjusted: Origin['adjusted']) => {
      const item = find(id);
      if (!item?.file) return;
      put(item, file, { original: originOf(item.file).original, adjusted }, 'Picture adjusted.');
    },
    dismiss: () => change(dismissError(latest.current.state)),
  };
}

function toItem(file: File): PictureItem {
  lastId += 1;
  return { id: `new-${lastId}`, file, url: openPreview(file), name: file.name };
}

async function makeSmaller(file: File, slot: PictureSlot): Promise<File> {
  try {
    const { scalePicture } = await import('./scale-picture.ts');
    return await scalePicture(file, slot);
  } catch {
    // It was good enough to be chosen, so it is good enough to be sent.
    return file;
  }
}
