import { expect, it, onTestFinished } from 'vitest';
import type { PictureItem, PictureState } from '#features/media/picture-fields/picture-state.ts';
import { NO_PICTURES } from '#features/media/picture-fields/picture-state.ts';
import { readLanguageBy } from '#platform/language.ts';
import { stubNetwork } from '../../../../tests/support/stub-network.ts';
import type { EditorProfile } from '../describe-own-profile.server.ts';
import { fetchNewest, hasNewPictures, readOutcome, saveBody } from './save-calls.ts';

const profile = { version: 7, slug: 'elena-tzul-2byxeu' } as EditorProfile;
const kept = (key: string): PictureItem => ({ id: key, key, file: null, url: '', name: '' });
const added = (name: string): PictureItem => ({
  id: name,
  file: new File([name], name),
  url: '',
  name,
});
const holding = (...items: PictureItem[]): PictureState => ({ items, error: null, busy: false });
const none = { profile: NO_PICTURES, background: NO_PICTURES, showcase: NO_PICTURES };

it('names kept pictures by key and new ones by their place among the files', () => {
  const pictures = { ...none, showcase: holding(added('x.png'), kept('k1'), added('y.png')) };
  const body = saveBody(profile, { values: { bio: ' Tiles. ' }, whatsapp: true, pictures });
  expect(JSON.parse(body.get('order') as string)).toEqual({
    profile: [],
    background: [],
    showcase: [{ file: 0 }, { key: 'k1' }, { file: 1 }],
  });
  expect(body.getAll('showcasePics[]').map((file) => (file as File).name)).toEqual([
    'x.png',
    'y.png',
  ]);
  expect([body.get('version'), body.get('bio'), body.get('whatsapp')]).toEqual([
    '7',
    'Tiles.',
    'on',
  ]);
});

it('tells whether there is something to upload', () => {
  const draft = { values: {}, whatsapp: false, pictures: none };
  expect(saveBody(profile, draft).get('whatsapp')).toBe('');
  expect(hasNewPictures({ ...draft, pictures: { ...none, profile: holding(kept('k')) } })).toBe(
    false,
  );
  expect(hasNewPictures({ ...draft, pictures: { ...none, profile: holding(added('z')) } })).toBe(
    true,
  );
});

it('understands every answer', () => {
  const read = (status: number, body: Record<string, unknown>) => readOutcome({ status, body });
  expect(read(200, { success: true, version: 8, waiting: true })).toEqual({
    is: 'saved',
    version: 8,
    waiting: true,
  });
  expect(read(409, { success: false, error: 'Changed.', field: 'version' })).toEqual({
    is: 'conflict',
  });
  expect(read(401, { error: 'Please log in first.' })).toEqual({ is: 'expired' });
  expect(read(403, { success: false, error: 'Another.', code: 'otherAccount' })).toEqual({
    is: 'stranger',
  });
  expect(
    read(409, { success: false, error: 'Phone number is already in use.', field: 'phone' }),
  ).toEqual({
    is: 'refused',
    message: 'Phone number is already in use.',
    field: 'phone',
    taken: true,
  });
  expect(read(500, {})).toEqual({ is: 'refused', message: null, field: null, taken: false });
});

it('asks for the newest version in the language of the page, which staff’s reason is told in', async () => {
  const calls = stubNetwork(() => Response.json(profile));
  const before = readLanguageBy(() => 'es');
  onTestFinished(() => void readLanguageBy(before));
  expect(await fetchNewest('business')).toEqual(profile);
  expect(calls.map(({ path }) => path)).toEqual(['/es/profile2']);
});
