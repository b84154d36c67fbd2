import { resolveObjectURL } from 'node:buffer';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  checkPictureFile,
  PICTURE_SLOTS,
  type PictureSlot,
  type PictureWording,
} from '../picture.rules.ts';
import {
  addPictures,
  changePicture,
  dismissError,
  movePicture,
  NO_PICTURES,
  previewUrl,
  refusePicture,
  removePicture,
  type PictureItem,
  type PictureState,
} from './picture-state.ts';

const file = (name: string, type = 'image/jpeg', size = 10) => {
  const made = new File([], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const toItem = (from: File): PictureItem => ({
  id: from.name,
  file: from,
  url: `blob:${from.name}`,
  name: from.name,
});
const looked = (slot: PictureSlot, files: readonly File[], wording?: PictureWording) =>
  files.map((each) => ({ file: each, problem: checkPictureFile(slot, each, wording) }));
const add = (state: PictureState, slot: PictureSlot, ...files: File[]) =>
  addPictures(state, { slot, files: looked(slot, files), toItem });
const ids = ({ items }: PictureState) => items.map(({ id }) => id).join();
const three = add(NO_PICTURES, 'showcase', file('a'), file('b'), file('c'));

const TYPE_ERROR =
  'File type "image/gif" is not supported. Allowed types: image/jpeg, image/jpg, image/png';

describe('a single place', () => {
  const filled = add(NO_PICTURES, 'profile', file('first'));

  it('takes a picture, and another one instead of it', () => {
    expect(ids(filled)).toBe('first');
    expect(ids(add(filled, 'profile', file('second')))).toBe('second');
  });

  it('keeps the good picture when a wrong one comes, and shows the error until a good one does', () => {
    const wrong = add(
      filled,
      'profile',
      file('big', 'image/png', PICTURE_SLOTS.profile.maxBytes + 1),
    );
    expect(wrong).toMatchObject({
      items: filled.items,
      error: 'Each file must be smaller than 2MB.',
    });
    expect(dismissError(wrong)).toEqual(filled);
    expect(add(wrong, 'profile', file('good'))).toMatchObject({ error: null });
  });

  it('gets its picture back when the one instead of it turns out wrong', () => {
    const replaced = add(filled, 'profile', file('second'));
    expect(refusePicture(replaced, 'second', { error: 'wrong', instead: filled.items })).toEqual({
      ...filled,
      error: 'wrong',
    });
    expect(refusePicture(three, 'b', { error: 'wrong', instead: [] }).items).toHaveLength(2);
  });

  it('takes a file of exactly the limit', () => {
    const limit = PICTURE_SLOTS.background.maxBytes;
    expect(ids(add(NO_PICTURES, 'background', file('at', 'image/png', limit)))).toBe('at');
  });

  it('knows no types but its own', () => {
    expect(add(NO_PICTURES, 'profile', file('moves', 'image/gif')).error).toBeNull();
    expect(add(NO_PICTURES, 'background', file('moves', 'image/gif')).error).toBe(TYPE_ERROR);
    expect(add(NO_PICTURES, 'background', file('unknown', '')).error).toContain('File type ""');
  });

  it('speaks as the business editor does', () => {
    const options = { slot: 'background', wording: 'business-editor', toItem } as const;
    const say = (...files: File[]) =>
      addPictures(NO_PICTURES, {
        ...options,
        files: looked('background', files, 'business-editor'),
      }).error;
    expect(say(file('a', 'text/plain'))).toBe('Invalid file type: text/plain');
    expect(say(file('a', 'image/png', 1e8))).toBe('File must be smaller than 5MB.');
  });
});

describe('the showcase', () => {
  it('adds one by one, up to three', () => {
    const two = add(add(NO_PICTURES, 'showcase', file('a')), 'showcase', file('b'));
    expect(ids(two)).toBe('a,b');
    expect(ids(add(two, 'showcase', file('c')))).toBe('a,b,c');
  });

  it('loses nothing and adds nothing when too many come', () => {
    const full = add(three, 'showcase', file('d'));
    expect(full).toEqual({ ...three, error: 'You can upload up to 3 showcase images.' });
    expect(add(NO_PICTURES, 'showcase', ...'abcd'.split('').map((name) => file(name)))).toEqual({
      ...NO_PICTURES,
      error: 'You can upload up to 3 showcase images.',
    });
  });

  it('takes the good ones of several and names what is wrong', () => {
    const mixed = add(NO_PICTURES, 'showcase', file('a'), file('b', 'image/gif'), file('c'));
    expect(ids(mixed)).toBe('a,c');
    expect(mixed.error).toBe(TYPE_ERROR);
  });

  it('makes previews only of what it takes', () => {
    const made: string[] = [];
    const counted = (from: File) => (made.push(from.name), toItem(from));
    addPictures(three, {
      slot: 'showcase',
      files: looked('showcase', [file('d')]),
      toItem: counted,
    });
    expect(made).toEqual([]);
  });

  it('removes one, and with it the error', () => {
    expect(removePicture({ ...three, error: 'wrong' }, 'b')).toEqual({
      ...three,
      items: [three.items[0], three.items[2]],
    });
  });

  it.each([
    ['a', 1, 'b,a,c'],
    ['a', 2, 'b,c,a'],
    ['c', 0, 'c,a,b'],
    ['b', 0, 'b,a,c'],
  ])('moves %s to place %i', (id, to, order) =>
    expect(ids(movePicture(three, id, to))).toBe(order),
  );

  it.each([
    ['a', -1],
    ['c', 3],
    ['b', 1],
    ['gone', 0],
  ])('leaves everything when %s cannot move to %i', (id, to) =>
    expect(movePicture(three, id, to)).toBe(three),
  );

  it('changes one picture and leaves the others', () => {
    const changed = changePicture(three, 'b', { url: 'blob:new' });
    expect(changed.items.map(({ url }) => url)).toEqual(['blob:a', 'blob:new', 'blob:c']);
    expect(changed.items[0]).toBe(three.items[0]);
  });
});

describe('the address of a preview', () => {
  it('is one for each file, and none once nobody holds the file', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    let held: File | null = new File(['a picture'], 'a.jpg');
    const url = previewUrl(held);
    expect(previewUrl(held)).toBe(url);
    collect();
    expect(resolveObjectURL(url)).toBeTruthy();
    held = null;
    await expect
      .poll(() => {
        collect();
        return resolveObjectURL(url);
      })
      .toBeUndefined();
  });
});
