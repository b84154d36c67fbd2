import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { UNIQUE_FIELDS, type UniqueField } from '#features/profiles/availability.rules.ts';
import { isMobile, normalisePhone, PHONE } from '#features/profiles/phone.rules.ts';
import { readLanguageBy } from '#platform/language.ts';
import { typeAgain, typedHere } from '#ui/frame/typed-values.ts';
import * as english from '../../../messages/en/editor.ts';
import * as spanish from '../../../messages/es/editor.ts';
import { ana, bakery } from '../../../tests/support/editor-profiles.ts';
import { descriptionOf, showPage } from '../../../tests/support/show-page.tsx';
import { lost, stubNetwork, type Call } from '../../../tests/support/stub-network.ts';
import { EditorPage } from './editor-page.tsx';
import type { EditorProfile } from './describe-own-profile.server.ts';

const TAKEN = ['600-0001', 'taken@ek.bz', 'Taken Bakery'];

interface Answers {
  check?: (call: Call) => Response | Promise<Response>;
  save?: (call: Call) => Response | Promise<Response>;
  newest?: () => Response | Promise<Response>;
  video?: () => Response | Promise<Response>;
}
let answers: Answers;
let calls: Call[];

const GOOD: Required<Answers> = {
  check: ({ body }) => {
    const [[name, value]] = [...(body as URLSearchParams)] as [[UniqueField, string]];
    return Response.json({ [UNIQUE_FIELDS[name]]: TAKEN.includes(value) });
  },
  save: ({ body }) =>
    Response.json({ success: true, version: Number((body as FormData).get('version')) + 1 }),
  newest: () => new Response('', { status: 500 }),
  video: () => Response.json({ url: `/media/videos/${'0'.repeat(32)}.webm` }),
};
const sort = ({ path }: Call): keyof Answers => {
  if (path.includes('email_check')) return 'check';
  if (path.endsWith('/save')) return 'save';
  return path.includes('/video?') ? 'video' : 'newest';
};

beforeEach(() => {
  answers = {};
  calls = stubNetwork((call) => (answers[sort(call)] ?? GOOD[sort(call)])(call));
});

const show = (loaded: EditorProfile) =>
  showPage(
    {
      path: '*',
      Component: () => {
        const navigate = useNavigate();
        const { pathname } = useLocation();
        return (
          <>
            <p>{pathname}</p>
            <button onClick={() => void navigate('/faq')}>Elsewhere</button>
            <EditorPage title="Your profile" loaded={loaded} siteName="Kanek" />
          </>
        );
      },
    },
    '/profile1',
  );

const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)!;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const wrong = (name: string, value: string) => {
  type(name, value);
  fireEvent.blur(field(name));
  return descriptionOf(field(name));
};
const bar = () => document.querySelector('.editor-bar')!.textContent;
const failure = () => document.querySelector('.editor-bar [role=alert]')!.textContent;
const told = (words: string | RegExp) => waitFor(() => expect(bar()).toMatch(words));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const save = () => press('Save changes');
const saves = () => calls.filter((call) => sort(call) === 'save');
const sent = () => saves().at(-1)!.body as FormData;

describe('texts in another language', () => {
  it('are added once the own language is said, are whole, and are sent and taken away again', async () => {
    await show(ana);
    expect(screen.queryByRole('button', { name: /^Add these texts/ })).toBeNull();
    type('writtenIn', 'en');
    await press('Add these texts in Español');
    await waitFor(() => expect(document.activeElement).toBe(field('education_es')));
    expect(field('bio_es').lang).toBe('es');
    type('bio_es', 'Diecinueve años.');
    const choice = (language: string) =>
      field('writtenIn').querySelector<HTMLOptionElement>(`[value=${language}]`)!;
    expect([choice('es').disabled, choice('bzj').disabled]).toEqual([true, false]);
    await save();
    await waitFor(() => expect(failure()).toBe('Education is required.'));
    expect(document.activeElement).toBe(field('education_es'));
    type('education_es', 'ITVET');
    type('skills_es', 'Cables');
    await save();
    await told(english.saved);
    expect([sent().get('writtenIn'), sent().get('bio_es')]).toEqual(['en', 'Diecinueve años.']);
    screen.getByRole('button', { name: 'Remove Español' }).focus();
    await press('Remove Español');
    expect(field('bio_es')).toBeNull();
    // The button is gone, the keyboard goes on from the question above it.
    await waitFor(() => expect(document.activeElement).toBe(field('writtenIn')));
    await save();
    await told(english.saved);
    expect(sent().get('bio_es')).toBe('');
    expect(screen.getByRole('button', { name: 'Add these texts in Español' })).toBeTruthy();
  });
});

describe('what is wrong', () => {
  it('is said to a specialist when a field is left, and the focus goes there', async () => {
    await show(ana);
    expect(wrong('workEmail', 'nobody')).toMatch(/^Please enter a valid email address\./);
    expect(wrong('phone', '12')).toMatch(/^Please enter a valid phone number\./);
    expect(wrong('lastName', ' ')).toMatch(/^Last name is required\./);
    expect(wrong('bio', 'x'.repeat(501))).toMatch(/^Bio is too long \(max 500 characters\)\./);
    expect(screen.getByText('501/500 characters')).toBeTruthy();
    await save();
    await waitFor(() => expect(failure()).toBe('Last name is required.'));
    expect(document.activeElement).toBe(field('lastName'));
    type('lastName', 'Ek');
    expect(field('lastName').getAttribute('aria-invalid')).toBeNull();

    type('phone', '600-0001');
    await screen.findByText('Phone number is already in use.');
    type('workEmail', '');
    type('bio', 'Short.');
    await save();
    await told('Phone number is already in use.');
    expect(document.activeElement).toBe(field('phone'));
    expect(saves()).toEqual([]);
  });

  it('is what the server says, who has the last word about what is taken', async () => {
    await show(ana);
    answers.check = lost;
    const error = 'Phone number is already in use.';
    answers.save = () => Response.json({ success: false, error, field: 'phone' }, { status: 409 });
    type('phone', '600-0002');
    await screen.findByText('Could not verify phone uniqueness.');
    await save();
    await waitFor(() => expect(failure()).toBe(`Failed to update profile.${error}`));
    expect(document.activeElement).toBe(field('phone'));
    expect(field('phone').value).toBe('600-0002');
  });

  it('is said to a business in its own words', async () => {
    await show(bakery);
    expect(wrong('workEmail', 'nobody')).toMatch(/^Invalid email\./);
    type('description', 'x'.repeat(501));
    await save();
    await waitFor(() => expect(failure()).toBe('Fix validation errors before saving.'));
    expect(screen.getByText('Description is too long (max 500 characters).')).toBeTruthy();
    expect(document.activeElement).toBe(field('workEmail'));
    type('description', 'Fine.');
    type('workEmail', 'taken@ek.bz');
    await screen.findByText('Work email is already in use.');
    type('workEmail', '');
    type('businessName', 'Taken Bakery');
    await screen.findByText('Business name is already taken.');
    await save();
    await waitFor(() => expect(failure()).toBe('Fix validation errors before saving.'));
    expect(document.activeElement).toBe(field('businessName'));
  });

  it('is a picture that cannot be one, in the words of the business editor', async () => {
    await show(bakery);
    const MB = 1024 * 1024;
    const choose = async (label: string, message: string, ...files: File[]) => {
      const input = screen.getByLabelText<HTMLInputElement>(label);
      await userEvent.upload(input, files, { applyAccept: false });
      await screen.findByText(message);
      expect(input.getAttribute('aria-invalid')).toBe('true');
    };
    const file = (mime: string, size: number) =>
      new File([new Uint8Array(size)], 'x', { type: mime });
    const logo = 'Profile picture or logo';
    await choose(logo, 'Invalid file type: text/plain', file('text/plain', 10));
    const unreadable = 'This file could not be read as a picture.';
    await choose(logo, unreadable, file('image/jpeg', 10));
    await choose(logo, 'This file is empty.', file('image/jpeg', 0));
    await choose(logo, 'File must be smaller than 2MB.', file('image/png', 2 * MB + 1));
    const large = file('image/png', 5 * MB + 1);
    await choose('Background banner', 'File must be smaller than 5MB.', large);
    const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const png = () => new File([signature], 'x.png', { type: 'image/png' });
    const four = [png(), png(), png(), png()];
    await choose('Showcase images', 'Maximum 3 showcase images allowed.', ...four);
    type('address', '1 Other Street');
    await save();
    await waitFor(() => expect(failure()).toBe('Fix validation errors before saving.'));
    const form = within(screen.getByRole('form'));
    for (const label of [logo, 'Background banner', 'Showcase images']) {
      const dismiss = form.getAllByRole('button', { name: 'Dismiss' })[0]!;
      dismiss.focus();
      await act(async () => void fireEvent.click(dismiss));
      // The button is gone, the keyboard goes on from where it was.
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
    }
    await save();
    await told('Profile updated successfully!');
  });
});

/** It is being made smaller until this is settled. */
async function choosePicture() {
  const decoding = Promise.withResolvers<void>();
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
  decode.mockReturnValue(decoding.promise);
  onTestFinished(() => decode.mockRestore());
  const gif = new File(['GIF89a'], 'x.gif', { type: 'image/gif' });
  await userEvent.upload(screen.getByLabelText('Profile picture'), gif);
  return decoding;
}

describe('saving', () => {
  it('sends nothing where nothing is new, and keeps as unsaved what is typed meanwhile', async () => {
    await show(ana);
    type('occupation', 'Electrician ');
    expect(bar()).toContain('All changes saved');
    await save();
    await told('There is nothing new to save.');
    const saving = Promise.withResolvers<Response>();
    answers.save = () => saving.promise;
    type('occupation', 'Roofer');
    expect(bar()).toContain('Unsaved changes');
    await save();
    await told('Saving…');
    type('occupation', 'Roofer and tiler');
    await act(async () => saving.resolve(Response.json({ success: true, version: 5 })));
    await told('Unsaved changes');
    answers = {};
    await save();
    await told('All changes saved');
    expect(['email', 'occupation', 'version'].map((name) => sent().get(name))).toEqual([
      'ana@gmail.com',
      'Roofer and tiler',
      '5',
    ]);
  });

  it('loses nothing when the line is lost or the server has no room', async () => {
    await show(bakery);
    type('about', 'Typed on a bad line.');
    answers.save = lost;
    await save();
    await waitFor(() => expect(failure()).toContain('Failed to update profile.'));
    expect(bar()).toContain('Nothing you typed is lost.');
    const error = 'Catching its breath.';
    answers.save = () => Response.json({ success: false, error }, { status: 503 });
    await save();
    await waitFor(() => expect(failure()).toBe(`Failed to update profile.${error}`));
    answers = {};
    expect(field('about').value).toBe('Typed on a bad line.');
    await save();
    await told('Profile updated successfully!');
  });

  it('says where to log in when the session has ended, and uses no session of somebody else', async () => {
    await show(ana);
    type('bio', 'Mine alone.');
    answers.save = () => Response.json({ error: 'Please log in first.' }, { status: 401 });
    await save();
    await waitFor(() => expect(failure()).toContain('You are signed out.'));
    const link = screen.getByRole('link', { name: /^Log in/ });
    expect(link.getAttribute('href')).toBe('/specialistlogin?next=/profile1');
    expect(link.getAttribute('target')).toBe('_blank');
    answers = { newest: () => Response.json({ ...ana, slug: 'ben-choc-2byxeu' }) };
    await save();
    await told('You are signed in as somebody else now.');
    expect(saves()).toHaveLength(1);
    answers = { newest: () => Response.json(ana) };
    await save();
    await told('Profile updated successfully!');
    expect(sent().get('bio')).toBe('Mine alone.');
  });

  it('overwrites nothing silently: the newer version is looked at, taken, or overruled', async () => {
    await show(ana);
    const newer = { ...ana, version: 9, values: { ...ana.values, bio: 'From the other tab.' } };
    const conflict = { success: false, error: 'Changed.', field: 'version' };
    answers = {
      save: () => Response.json(conflict, { status: 409 }),
      newest: () => Response.json(newer),
    };
    type('skills', 'Mine.');
    await save();
    await told('This profile was changed somewhere else since you opened it.');
    expect(field('skills').value).toBe('Mine.');
    await press('Look at the newer version');
    const dialog = await screen.findByRole('dialog', { name: 'The newer version' });
    const differing = within(dialog).getAllByRole('heading', { level: 3 });
    expect(differing.map(({ textContent }) => textContent)).toEqual(['Skills', 'Bio']);
    await press('Go on editing mine');
    expect(field('skills').value).toBe('Mine.');

    await press('Look at the newer version');
    await screen.findByRole('dialog');
    await press('Take the newer version');
    expect([field('bio').value, field('skills').value]).toEqual(['From the other tab.', 'Wiring']);
    expect(bar()).toContain('All changes saved');
    await press('Bring mine back');
    expect(field('skills').value).toBe('Mine.');

    await save();
    await told('This profile was changed somewhere else since you opened it.');
    answers = { newest: () => Response.json(newer) };
    await press('Save mine anyway');
    await told('Profile updated successfully!');
    expect([sent().get('skills'), sent().get('version')]).toEqual(['Mine.', '9']);
  });

  it('sets no picture aside before it is ready', async () => {
    await show(ana);
    answers = {
      save: () => Response.json({ success: false, error: '', field: 'version' }, { status: 409 }),
      newest: () => Response.json({ ...ana, version: 9 }),
    };
    type('skills', 'Mine.');
    await save();
    await told('This profile was changed somewhere else since you opened it.');
    const decoding = await choosePicture();
    await press('Look at the newer version');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => decoding.resolve());
    await screen.findByRole('dialog', { name: 'The newer version' });
    await press('Take the newer version');
    await press('Bring mine back');
    answers = {};
    await save();
    await told('Profile updated successfully!');
    expect((sent().get('profilePic') as File).name).toBe('x.gif');
  });

  it('is asked about before unsaved changes are left behind', async () => {
    await show(ana);
    type('bio', 'Not saved yet.');
    await press('Elsewhere');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(document.activeElement?.textContent).toBe('Stay here');
    await press('Stay here');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('bio').value).toBe('Not saved yet.');
    await press('Elsewhere');
    await screen.findByRole('dialog');
    await press('Leave without saving');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not asked about any more once it is done, and lets go on whoever wanted to', async () => {
    await show(ana);
    const saving = Promise.withResolvers<Response>();
    answers.save = () => saving.promise;
    type('bio', 'On its way.');
    await save();
    await press('Elsewhere');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await act(async () => saving.resolve(Response.json({ success: true, version: 5 })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('/faq')).toBeTruthy();
  });

  it('takes nobody away because their picture could not be read', async () => {
    await show(ana);
    const decoding = await choosePicture();
    await press('Elsewhere');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await act(async () => decoding.reject(new Error('not a picture')));
    await screen.findByText('This file could not be read as a picture.');
    expect(question.isConnected).toBe(true);
    await press('Stay here');
    expect(screen.queryByText('/faq')).toBeNull();
  });
});

it('takes along to another language what was typed here, but into no profile of somebody else', async () => {
  await show(ana);
  type('bio', 'Mine alone.');
  const along = typedHere();
  await show({ ...ana, slug: 'ben-choc-2byxeu' });
  await act(async () => typeAgain(along));
  expect(field('bio').value).toBe('Nineteen years.');
  await show(ana);
  await act(async () => typeAgain(along));
  expect(field('bio').value).toBe('Mine alone.');
});

it('leads step by step to a more complete profile', async () => {
  const pictures = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      key: `k${index}`,
      url: `/media/${index}.webp`,
    }));
  const next = () => screen.getByRole('region', { name: /^Completeness/ }).textContent;
  await show(ana);
  expect(next()).toContain('Next best step: Add a profile picture (+20 %)');
  await show({ ...ana, pictures: { ...ana.pictures, profile: pictures(1) } });
  expect(next()).toContain('Add pictures of your work (+15 %)');
  await show({
    ...ana,
    pictures: { ...ana.pictures, profile: pictures(1), showcase: pictures(3) },
  });
  const step = () => screen.getByRole('link', { name: /^Write more under/ });
  expect(step().textContent).toBe('Write more under “Education”');
  await act(async () => void fireEvent.click(step()));
  expect(document.activeElement).toBe(field('education'));
  type('education', 'x '.repeat(120));
  expect(step().textContent).not.toBe('Write more under “Education”');
});

describe('a video', () => {
  const link = () => screen.getByLabelText<HTMLInputElement>('Video link');
  const film = (name: string) =>
    new File([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])], name, { type: 'video/webm' });
  const upload = (file: File) =>
    userEvent.upload(screen.getByLabelText<HTMLInputElement>('Upload a video'), file, {
      applyAccept: false,
    });

  it('that is a link says where visitors will play it', async () => {
    await show(ana);
    expect(wrong('videoUrl', 'https://localhost/film.mp4')).toMatch(
      /^Please enter a link that everybody can open/,
    );
    for (const [url, words] of [
      ['films.example/film.mp4', 'Visitors can play it from films.example.'],
      ['https://vm.tiktok.com/ZMabc123/', 'visitors get a link to vm.tiktok.com'],
      ['youtu.be/dQw4w9WgXcQ', 'Visitors can play it from YouTube.'],
    ] as const)
      expect(wrong('videoUrl', url)).toContain(words);
    expect(link().value).toBe('https://youtu.be/dQw4w9WgXcQ');
  });

  it('that is a file is sent at once, can be stopped, and is waited for when saving', async () => {
    await show(ana);
    const mov = new File(['x'], 'film.mov', { type: 'video/quicktime' });
    await upload(mov);
    await screen.findByText('Please choose an .mp4 or .webm video.');
    const sending = Promise.withResolvers<void>();
    answers.video = () => sending.promise.then(GOOD.video);
    await upload(film('a.webm'));
    await screen.findByRole('progressbar', { name: /Uploading a\.webm/ });
    await press('Cancel the upload');
    expect(link().value).toBe('');

    await upload(film('b.webm'));
    type('occupation', 'Film maker');
    await save();
    await told('Saving…');
    expect(saves()).toEqual([]);
    await act(async () => sending.resolve());
    await told('Profile updated successfully!');
    expect(sent().get('videoUrl')).toMatch(/^\/media\/videos\/0{32}\.webm$/);
    expect(screen.getByText('Your uploaded video')).toBeTruthy();
    await press('Remove the video');
    expect(document.activeElement).toBe(link());
  });

  it('that is on its way is unsaved, and waited for where nothing else is new', async () => {
    await show(ana);
    const sending = Promise.withResolvers<void>();
    answers.video = () => sending.promise.then(GOOD.video);
    await upload(film('a.webm'));
    expect(bar()).toContain('Unsaved changes');
    await press('Elsewhere');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await press('Stay here');
    await save();
    await press('Cancel the upload');
    await told('There is nothing new to save.');

    await upload(film('b.webm'));
    await save();
    await act(async () => sending.resolve());
    await told('Profile updated successfully!');
    expect(sent().get('videoUrl')).toMatch(/^\/media\/videos\/0{32}\.webm$/);
  });
});

it('leaves the first heading to its page, also where the profile is shown', async () => {
  const page = await show(ana);
  await press('Preview');
  await waitFor(() => expect(page.querySelector('.preview-page')).toBeTruthy());
  const headings = [...page.querySelectorAll('.preview-page :is(h1, h2)')];
  expect(headings[0]).toMatchObject({ textContent: 'Ana Ek', tagName: 'H2' });
  expect(page.querySelector('h1')).toBeNull();
});

it('has WhatsApp for mobiles only', async () => {
  await show(ana);
  const toggle = () =>
    screen.getByRole<HTMLInputElement>('switch', { name: 'Visitors may write to me on WhatsApp' });
  expect([toggle().checked, toggle().disabled]).toEqual([true, false]);
  type('phone', '223-4567');
  expect([toggle().checked, toggle().disabled]).toEqual([false, true]);
  const hint = screen.getByText(/^WhatsApp needs a mobile number/).textContent;
  const isStart = (digit: string) => isMobile(normalisePhone(digit.padEnd(PHONE.digits, '0')));
  expect(hint.match(/\d/g)).toEqual(Array.from('0123456789').filter(isStart));
});

it('says of a work email whether it is confirmed, and leads to where that is done', async () => {
  const email = 'work@ek.bz';
  const withWork = (confirmed: boolean): EditorProfile => ({
    ...ana,
    workEmail: { email, confirmed },
    values: { ...ana.values, workEmail: email },
  });
  await show(withWork(false));
  expect(descriptionOf(field('workEmail'))).toMatch(/^Not confirmed yet: /);
  const link = screen.getByRole('link', { name: 'Confirm it' });
  expect(link.getAttribute('href')).toBe('/account#work-email');
  await show(withWork(true));
  expect(descriptionOf(field('workEmail'))).toMatch(/^Confirmed\./);
});

it('knows what is unsaved and what is wrong while somebody types, taps and takes it back', async () => {
  const facts = { hours: '', price: '', languages: '', areas: '', emergency: '', since: '' };
  await show({ ...ana, values: { ...ana.values, ...facts } });
  const state = () => screen.getByText(/^(Unsaved changes|All changes saved)$/).textContent;
  const bio = screen.getByLabelText<HTMLTextAreaElement>(/^Bio/);
  expect(state()).toBe('All changes saved');
  fireEvent.change(bio, { target: { value: 'Twenty years.' } });
  expect(state()).toBe('Unsaved changes');
  fireEvent.change(bio, { target: { value: 'Nineteen years.' } });
  expect(state()).toBe('All changes saved');

  const whatsapp = screen.getByRole('switch', { name: /WhatsApp/ });
  await userEvent.click(whatsapp);
  expect(state()).toBe('Unsaved changes');
  await userEvent.click(whatsapp);
  await userEvent.click(screen.getByRole('button', { name: 'Mon–Fri 8–5' }));
  expect(state()).toBe('Unsaved changes');
  expect(screen.getByLabelText<HTMLSelectElement>('Friday closes').value).toBe('17:00');

  const email = screen.getByLabelText(/^Work email/);
  fireEvent.change(email, { target: { value: 'bridge' } });
  expect(screen.queryByText('Please enter a valid email address.')).toBeNull();
  fireEvent.blur(email);
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findAllByText('Please enter a valid email address.')).length).toBe(2);
  expect(document.activeElement).toBe(email);

  const video = screen.getByLabelText<HTMLInputElement>(/^Video link/);
  fireEvent.change(video, { target: { value: 'vimeo.com/123456' } });
  fireEvent.blur(video);
  expect(video.value).toBe('https://vimeo.com/123456');
});

it('speaks Spanish on a Spanish page, and says nothing in English', async () => {
  const before = readLanguageBy(() => 'es');
  onTestFinished(() => void readLanguageBy(before));
  const page = await show(bakery);
  await userEvent.type(screen.getByDisplayValue('Bakery'), ' and Cafe');
  expect(screen.getByText(spanish.unsaved)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: spanish.save }));
  expect(await screen.findByText(spanish.saved)).toBeTruthy();
  const same: readonly unknown[] = Object.values(spanish);
  const said = new Set(Array.from(page.querySelectorAll('*'), ({ textContent }) => textContent));
  const left = Object.values(english).filter((text) => typeof text === 'string' && said.has(text));
  expect(left.filter((text) => !same.includes(text))).toEqual([]);
});
