import { expect, it } from 'vitest';
import { media } from '#messages';
import { forSlot, readDropped, readPasted } from './incoming-files.ts';

const picture = new File([], 'a.png', { type: 'image/png' });
const carrying = (files: File[], isDirectory = false) =>
  ({
    files,
    items: (files.length > 0 ? files : ['some text']).map((each) => ({
      webkitGetAsEntry: () => (each instanceof File ? { isDirectory } : null),
    })),
  }) as unknown as DataTransfer;

it('hands on dropped and pasted files', () => {
  expect(readDropped(carrying([picture]))).toEqual({ files: [picture] });
  expect(readPasted(carrying([picture]))).toEqual({ files: [picture] });
});

it('says what a folder, a text and an empty clipboard are', () => {
  expect(readDropped(carrying([picture], true))).toEqual({ slip: media.folder });
  expect(readDropped(carrying([]))).toEqual({ slip: media.notAFile });
  expect(readPasted(carrying([]))).toEqual({ slip: media.nothingToPaste });
});

it('does not choose between two for a single place', () => {
  const two = { files: [picture, picture] };
  expect(forSlot('profile', two)).toEqual({ slip: media.oneOnly });
  expect(forSlot('showcase', two)).toBe(two);
});
