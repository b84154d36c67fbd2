import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PictureItem } from '#features/media/picture-fields/picture-state.ts';
import { bakery } from '../../../../tests/support/editor-profiles.ts';
import type { EditorProfile } from '../describe-own-profile.server.ts';
import { differences } from '../save/newer-version.tsx';
import { draftIn, draftOf, losesPictures } from './editor-draft.ts';
import {
  afterSaving,
  allWrong,
  isDirty,
  openState,
  rebased,
  refreshed,
  createEditorStore,
} from './editor-store.ts';

const stored = (key: string) => ({ key, url: `/media/${key}/640.webp` });
const loaded: EditorProfile = {
  ...bakery,
  values: { ...bakery.values, about: 'Bread since 2009.\r\nAnd cakes.' },
  pictures: { ...bakery.pictures, showcase: [stored('a'), stored('b')] },
};

type Act = (editor: ReturnType<typeof createEditorStore>) => void;

// Nobody waits for the question whether a value is free.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (...acts: Act[]) => {
  const editor = createEditorStore(loaded);
  for (const act of acts) act(editor);
  return editor.current();
};
const typed =
  (name: string, value: string): Act =>
  (editor) =>
    editor.type(name, value);
const left =
  (name: string): Act =>
  (editor) =>
    editor.leave(name);
const whatsappOff: Act = (editor) => editor.change({ whatsapp: false });
const newPicture = (id: string): PictureItem => ({
  id,
  file: new File(['x'], `${id}.png`),
  url: `blob:${id}`,
  name: id,
});
const showcase =
  (...items: PictureItem[]): Act =>
  (editor) =>
    editor.setPictures('showcase', { items, error: null, busy: false });
const [a, b] = draftOf(loaded).pictures.showcase.items as [PictureItem, PictureItem];

describe('what is unsaved', () => {
  it('is nothing at first, and nothing when a change is taken back', () => {
    expect(isDirty(after())).toBe(false);
    expect(isDirty(after(typed('about', 'Bread since 2009.\nAnd cakes. ')))).toBe(false);
    expect(isDirty(after(typed('about', 'Bread.')))).toBe(true);
    expect(
      isDirty(after(typed('about', 'Bread.'), typed('about', 'Bread since 2009.\nAnd cakes.'))),
    ).toBe(false);
    expect(isDirty(after(showcase(b, a), showcase(a, b)))).toBe(false);
  });

  it('is a switch, a video, and the order of pictures', () => {
    expect(isDirty(after(whatsappOff))).toBe(true);
    expect(isDirty(after(typed('videoUrl', 'https://youtu.be/dQw4w9WgXcQ')))).toBe(true);
    expect(isDirty(after(showcase(b, a)))).toBe(true);
    expect(isDirty(after(showcase(a, b, newPicture('c'))))).toBe(true);
  });
});

describe('what is wrong', () => {
  it('is said when a field is left, and again while typing until it is right', () => {
    expect(after(typed('workEmail', 'bread')).errors.workEmail).toBeUndefined();
    const wrong = [typed('workEmail', 'bread'), left('workEmail')];
    expect(after(...wrong).errors.workEmail).toBe('Invalid email.');
    expect(after(...wrong, typed('workEmail', 'bread@')).errors.workEmail).toBe('Invalid email.');
    const right = after(...wrong, typed('workEmail', 'bread@ridge.example'));
    expect(right.errors.workEmail).toBeUndefined();
  });

  it('is told in the order of the page', () => {
    const state = after(
      typed('videoUrl', 'https://localhost/x'),
      typed('description', ''),
      typed('businessName', ' '),
      (editor) => editor.setPictures('profile', { items: [], error: 'Wrong.', busy: false }),
      (editor) => editor.refuse('businessPhone', '', true),
      (editor) => void editor.validate(),
    );
    expect(allWrong(state).map(({ name }) => name)).toEqual([
      'businessName',
      'businessPhone',
      'description',
      'profile',
      'videoUrl',
    ]);
  });

  it('can be a picture that the server refused', () => {
    const state = after((editor) => editor.refuse('showcase', 'Not a picture.', false));
    expect(allWrong(state)).toEqual([{ name: 'showcase', message: 'Not a picture.' }]);
    expect(state.pictures.showcase.items).toHaveLength(2);
  });
});

describe('a video link', () => {
  it('gets what browsers add by themselves', () => {
    const link = (value: string) => after(typed('videoUrl', value), left('videoUrl'));
    expect(link('youtu.be/dQw4w9WgXcQ').values.videoUrl).toBe('https://youtu.be/dQw4w9WgXcQ');
    expect(link('http://vimeo.com/123456').values.videoUrl).toBe('https://vimeo.com/123456');
    expect(link('http://vimeo.com/123456').errors.videoUrl).toBeUndefined();
    expect(link('/media/videos/x.mp4').values.videoUrl).toBe('/media/videos/x.mp4');
    const corrected = after(
      typed('videoUrl', 'soon'),
      left('videoUrl'),
      typed('videoUrl', 'vimeo.com/12345'),
    );
    expect(corrected.errors.videoUrl).toBeUndefined();
    expect(link('javascript:alert(1)').errors.videoUrl).toMatch(/^Please enter a link/);
  });
});

describe('after saving', () => {
  const picture = newPicture('c');
  const sent = draftIn(after(typed('about', 'Bread.'), showcase(picture, a)));
  const saved = afterSaving(
    { ...openState(loaded), ...sent },
    { sent, version: 5, waiting: false },
  );
  const fresh = {
    ...loaded,
    version: 5,
    values: { ...loaded.values, about: 'Bread.' },
    pictures: { ...loaded.pictures, showcase: [stored('c1'), stored('a')] },
  };

  it('nothing is unsaved, and what was typed meanwhile is', () => {
    expect(isDirty(saved)).toBe(false);
    expect(saved.profile.version).toBe(5);
    expect(isDirty({ ...saved, values: { ...saved.values, about: 'Bread. More.' } })).toBe(true);
  });

  it('new pictures get their keys', () => {
    const state = refreshed(saved, fresh, sent);
    expect(isDirty(state)).toBe(false);
    expect(state.pictures.showcase.items.map(({ key }) => key)).toEqual(['c1', 'a']);
  });

  it('a new picture is the one it was, for whoever is working on it, and that of the newest version', () => {
    const state = refreshed(saved, fresh, sent);
    expect(state.pictures.showcase.items.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(differences('business', draftIn(state), draftOf(fresh))).toEqual([]);
    const [mine, other] = state.pictures.showcase.items as [PictureItem, PictureItem];
    const cut = { ...mine, file: new File(['y'], 'c.png') };
    const worked = { ...state.pictures.showcase, items: [cut, other] };
    expect(isDirty({ ...state, pictures: { ...state.pictures, showcase: worked } })).toBe(true);
  });

  it('pictures that changed places meanwhile get their keys too', () => {
    const changed = { ...saved, pictures: after(showcase(a, picture)).pictures };
    const state = refreshed(changed, fresh, sent);
    expect(state.pictures.showcase.items.map(({ key }) => key)).toEqual(['a', 'c1']);
    expect(isDirty(state)).toBe(true);
  });

  it('pictures that were changed meanwhile stay changed', () => {
    const changed = { ...saved, pictures: after(showcase(a)).pictures };
    const state = refreshed(changed, fresh, sent);
    expect(state.pictures.showcase.items).toEqual([a]);
    expect(isDirty(state)).toBe(true);
  });

  it('a version that somebody else has saved by now is not taken for ours', () => {
    const profile = { ...fresh, version: 6 };
    expect(refreshed(saved, profile, sent)).toBe(saved);
  });
});

describe('when somebody else has saved', () => {
  const newer: EditorProfile = {
    ...loaded,
    version: 5,
    values: { ...loaded.values, services: 'Only bread.' },
    pictures: { ...loaded.pictures, showcase: [stored('b'), stored('d')] },
  };
  const rebase = (state: ReturnType<typeof after>) =>
    rebased(newer, { mine: draftIn(state), base: state.saved });

  it('my words are kept on top of the newer version', () => {
    const state = rebase(after(typed('about', 'Mine.')));
    expect(state.profile.version).toBe(5);
    expect(state.values.about).toBe('Mine.');
    expect(state.values.services).toBe('Bread, cakes.');
    expect(isDirty(state)).toBe(true);
  });

  it('pictures that I left alone are theirs; of those I changed, the ones that are gone are left out', () => {
    const alone = rebase(after(typed('about', 'Mine.')));
    expect(alone.pictures.showcase.items.map(({ key }) => key)).toEqual(['b', 'd']);
    const mine = after(showcase(newPicture('c'), b, a));
    const on = rebase(mine);
    expect(on.pictures.showcase.items.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(losesPictures(mine, on)).toBe(true);
  });

  it('the newer version can be taken, and mine brought back', () => {
    const mine = after(typed('about', 'Mine.'));
    const taken = openState(newer);
    expect(isDirty(taken)).toBe(false);
    expect(taken.values).toMatchObject({ services: 'Only bread.' });
    const back = rebased(taken.profile, { mine: draftIn(mine), base: mine.saved });
    expect(back.values.about).toBe('Mine.');
  });

  it('the differences are told in the words of the form', () => {
    const mine = after(typed('about', 'Mine.'), whatsappOff);
    expect(differences('business', mine, draftOf(newer)).map(({ label }) => label)).toEqual([
      'About',
      'Services',
      'WhatsApp',
      'Showcase images',
    ]);
    expect(differences('business', draftOf(newer), draftOf(newer))).toEqual([]);
  });
});
