import { expect, it } from 'vitest';
import { pictureBombs, samplePicture } from '../../../../tests/support/input/hostile-pictures.ts';
import { PICTURE_SLOTS } from '../picture.rules.ts';
import { lookAtFile } from './incoming-files.ts';

const file = (bytes: Uint8Array | string, name: string, type: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const HEIC = '\0\0\0\x18ftypheic\0\0\0\0';
const TYPES = 'Allowed types: image/jpeg, image/jpg, image/png, image/gif';
const problem = async (chosen: File, slot: keyof typeof PICTURE_SLOTS = 'profile') =>
  (await lookAtFile(chosen, slot)).problem;

it('finds nothing wrong with pictures, however they are called and however large they are', async () => {
  for (const format of ['jpeg', 'png'] as const)
    for (const type of [`image/${format}`, '', 'image/webp', 'text/plain']) {
      const large = Buffer.concat([await samplePicture(format), Buffer.alloc(8_000_000)]);
      const looked = await lookAtFile(file(large, 'IMG_1', type), 'profile');
      expect([looked.problem, looked.file.type]).toEqual([null, `image/${format}`]);
    }
});

it.each(['image/heic', 'image/heif', ''])(
  'leaves what a camera wrote (%s) to the browser',
  async (type) => {
    const looked = await lookAtFile(file(HEIC, 'IMG_1.HEIC', type), 'background');
    expect([looked.problem, looked.file.type]).toEqual([null, 'image/heic']);
  },
);

it('says what a file is that only has the name of a picture', async () => {
  const said = (bytes: string) => problem(file(bytes, 'me.jpg', 'image/jpeg'));
  expect(await said('')).toBe('This file is empty.');
  expect(await said('just some text')).toBe('This file could not be read as a picture.');
  expect(await said('RIFF----WEBPVP8 ')).toBe(`File type "image/webp" is not supported. ${TYPES}`);
  expect(await said('<svg/>')).toBe(`File type "image/svg+xml" is not supported. ${TYPES}`);
  expect(await said('x'.repeat(2 * 1024 * 1024 + 1))).toBe('Each file must be smaller than 2MB.');
});

it('names the type of what is called something else', async () => {
  expect(await problem(file('hello', 'note.txt', 'text/plain'))).toBe(
    `File type "text/plain" is not supported. ${TYPES}`,
  );
  expect(await problem(file(await samplePicture('gif'), 'a.gif', 'image/gif'), 'background')).toBe(
    'File type "image/gif" is not supported. Allowed types: image/jpeg, image/jpg, image/png',
  );
});

it('lets through no file of another kind under the name of a picture', async () => {
  const others = Object.entries(await pictureBombs({ large: false })).filter(([name]) =>
    /SVG|PDF|nothing|zeros/.test(name),
  );
  expect(others.length).toBeGreaterThan(4);
  for (const [name, bytes] of others)
    expect(await problem(file(bytes, 'a.png', 'image/png')), name).toEqual(expect.any(String));
});
