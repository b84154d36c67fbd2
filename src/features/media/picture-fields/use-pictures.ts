import { useLayoutEffect, useRef, useState } from 'react';
import { media } from '#messages';
import { checkPictureFile, type PictureSlot, type PictureWording } from '../picture.rules.ts';
import { forSlot, type Incoming, lookAtFile } from './incoming-files.ts';
import {
  addPictures,
  changePicture,
  dismissError,
  movePicture,
  originOf,
  previewUrl,
  refusePicture,
  rememberOrigin,
  removePicture,
  type Origin,
  type PictureItem,
  type PictureState,
} from './picture-state.ts';

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
  const looks = useRef({ left: 0, last: Promise.resolve() });
  const [working] = useState(() => new Set<string>());
  const [said, setSaid] = useState({ slip: '', news: '' });

  useLayoutEffect(() => {
    latest.current.onChange = onChange;
  });
  // Only when it is news: what was just told may not have come back yet.
  useLayoutEffect(() => {
    latest.current.state = state;
  }, [state]);

  const find = (id: string) => latest.current.state.items.find((item) => item.id === id);
  const change = (next: PictureState, news = '') => {
    const busy = looks.current.left > 0 || next.items.some(({ id }) => working.has(id));
    latest.current.state = { ...next, busy };
    latest.current.onChange(latest.current.state);
    setSaid({ slip: '', news });
  };
  const put = (item: PictureItem, file: File, origin: Origin, news?: string) => {
    if (file !== origin.original) rememberOrigin(file, origin);
    const now = { file, url: previewUrl(file) };
    change(changePicture(latest.current.state, item.id, now), news);
  };

  const prepare = async (added: readonly PictureItem[], replaced: readonly PictureItem[]) => {
    // One after the other: phones have little memory.
    for (const { id, file: original } of added) {
      if (!original) continue;
      const made = find(id) ? await makeSmaller(original, slot, wording) : { file: original };
      working.delete(id);
      const item = find(id);
      if (!item) continue;
      if ('file' in made) put(item, made.file, { original }, media.ready);
      else {
        const refusal = { error: made.problem, instead: replaced };
        change(refusePicture(latest.current.state, id, refusal));
      }
    }
  };
  const add = async (files: readonly File[]) => {
    const looked = await Promise.all(files.map((file) => lookAtFile(file, slot, wording)));
    looks.current.left -= 1;
    const before = latest.current.state;
    const next = addPictures(before, { slot, wording, files: looked, toItem });
    const added = next.items.filter((item) => !before.items.includes(item));
    // One that was not ready itself is chosen again sooner than it is made ready after all.
    const replaced = before.items.filter(
      (item) => !next.items.includes(item) && !working.has(item.id),
    );
    for (const { id } of added) working.add(id);
    change(next);
    void prepare(added, replaced);
  };
  const take = (incoming: Incoming) => {
    const taken = forSlot(slot, incoming);
    if ('slip' in taken) return slipped(taken.slip);
    looks.current.left += 1;
    change(latest.current.state);
    // What was chosen last is added last, however long each look takes.
    looks.current.last = looks.current.last.then(() => add(taken.files));
  };
  const slipped = (slip: string) => setSaid({ slip, news: '' });

  return {
    ...said,
    isWorking: (id: string) => working.has(id),
    take,
    slipped,
    remove: (id: string) => change(removePicture(latest.current.state, id), media.removed),
    move: (id: string, to: number) => {
      const next = movePicture(latest.current.state, id, to);
      if (next === latest.current.state) return;
      change(next, media.nowAt(to + 1, next.items.length));
    },
    /** `from` is what was opened: it may have been stored since. */
    adjust: (from: PictureItem, file: File, adjusted: Origin['adjusted']) => {
      const item = find(from.id);
      if (!item || !from.file) return;
      put(item, file, { original: originOf(from.file).original, adjusted }, media.adjusted);
    },
    dismiss: () => change(dismissError(latest.current.state)),
  };
}

function toItem(file: File): PictureItem {
  lastId += 1;
  return { id: `new-${lastId}`, file, url: previewUrl(file), name: file.name };
}

/** The picture as it will be sent, or what is wrong with it after all. */
async function makeSmaller(
  file: File,
  slot: PictureSlot,
  wording: PictureWording | undefined,
): Promise<{ file: File } | { problem: string }> {
  // Without the tool it goes as it is, if it may.
  let made: File | null = file;
  try {
    const { scalePicture } = await import('./scale-picture.ts');
    made = await scalePicture(file, slot);
  } catch {
    // The chunk did not come, or the device has no room for it.
  }
  const problem = checkPictureFile(slot, made ?? file, wording);
  if (made && !problem) return { file: made };
  return { problem: problem ?? media.unreadable };
}
