import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { describeOwnProfile } from '#features/editor/describe-own-profile.server.ts';
import { originalFile } from '#features/media/stored-files.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { localDay } from '#platform/local-day.rules.ts';
import { openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';

const NO_PICTURES = JSON.stringify({ profile: [], background: [], showcase: [] });

async function picture(color: string): Promise<Blob> {
  const drawn = sharp({ create: { width: 80, height: 60, channels: 3, background: color } }).png();
  return new Blob([new Uint8Array(await drawn.toBuffer())]);
}

describe('editing a profile', () => {
  const { request, services } = provideApp();
  let browser: Browser;
  let id: string;
  const { email: _email, password: _password, ...texts } = specialistEntry;
  const edit = { ...texts, version: '1', order: NO_PICTURES, whatsapp: 'on', videoUrl: '' };

  beforeAll(async () => {
    browser = openBrowser(request);
    await signUpIn(browser, services(), 'specialist');
    const { rows } = await services().database.pool.query('select slug from profiles');
    id = rows[0].slug;
  });

  type Fields = Record<string, string | Blob | readonly Blob[]>;
  const save = async (fields: Fields, who = browser) => {
    const answer = await who.postMultipart('/api/profile/save', { ...edit, ...fields });
    return [answer.status, await answer.json()] as [number, Record<string, unknown>];
  };
  const shown = async () =>
    (await (
      await browser.send(`/api/search/get_specialist_profile.php?id=${id}`)
    ).json()) as Record<string, unknown>;

  it('is for its owner alone', async () => {
    const [status, said] = await save({}, openBrowser(request));
    expect([status, said]).toEqual([
      401,
      { success: false, error: 'Please log in first.', code: 'loginFirst' },
    ]);
  });

  it('shows at once on the public page', async () => {
    expect(await save({ bio: 'Now also terraces.' })).toEqual([
      200,
      { success: true, version: 2, waiting: false },
    ]);
    expect(await shown()).toMatchObject({ bio: 'Now also terraces.' });
  });

  it('does not overwrite what another tab has saved', async () => {
    const [status, said] = await save({ bio: 'From the older tab.' });
    expect([status, said.field]).toEqual([409, 'version']);
    expect(await shown()).toMatchObject({ bio: 'Now also terraces.' });
  });

  it('is not saved into another account that was signed in to meanwhile', async () => {
    const [status, said] = await save({ version: '2', profile: 'somebody-else-234567' });
    expect([status, said.code]).toEqual([403, 'otherAccount']);
  });

  it("refuses what the rules refuse, and other people's numbers", async () => {
    await signUpIn(openBrowser(request), services(), 'business', {
      workEmail: 'shop@tzul.example',
    });
    const refusal = async (fields: Fields) => (await save({ version: '2', ...fields }))[1];
    expect(await refusal({ phone: '12' })).toMatchObject({
      error: 'Please enter a valid phone number.',
      field: 'phone',
    });
    expect(await refusal({ phone: '822-0101' })).toMatchObject({
      error: 'Phone number is already in use.',
      field: 'phone',
    });
    expect(await refusal({ workEmail: 'Shop@tzul.example' })).toMatchObject({
      error: 'Work email is already in use.',
    });
    for (const videoUrl of [
      'javascript:alert(1)',
      'http://films.example/x.mp4',
      'https://me:secret@films.example/x.mp4',
      'https://localhost/x.mp4',
      'https://10.0.0.1/x',
      '//films.example/x.mp4',
      '/account',
    ])
      expect(await refusal({ videoUrl }), videoUrl).toMatchObject({ field: 'videoUrl' });
    expect(await refusal({ order: 'rubbish' })).toMatchObject({
      error: 'order: This is no order of pictures.',
    });
  });

  it('adds, reorders and removes pictures, and forgets the files of those that are gone', async () => {
    const files = [await picture('#111111'), await picture('#222222')];
    const order = { profile: [], background: [], showcase: [{ file: 0 }, { file: 1 }] };
    const added = await save({
      version: '2',
      order: JSON.stringify(order),
      'showcasePics[]': files,
    });
    expect(added[1]).toMatchObject({ success: true, version: 3 });
    const [first, second] = (await shown()).showcaseImages as string[];
    const keyOf = (url: string) => url.split('/')[2]!;

    const swapped = { ...order, showcase: [{ key: keyOf(second!) }, { key: keyOf(first!) }] };
    await save({ version: '3', order: JSON.stringify(swapped) });
    expect((await shown()).showcaseImages).toEqual([second, first]);

    await save({ version: '4', order: NO_PICTURES });
    expect((await shown()).showcaseImages).toEqual([]);
    expect((await browser.send(first!)).status).toBe(404);
  });

  it('takes no picture of another account', async () => {
    const other = openBrowser(request);
    await signUpIn(other, services(), 'business', {
      email: 'other@gmail.com',
      businessName: 'Other',
      businessPhone: '822-0109',
      profilePic: await picture('#333333'),
    });
    const { rows } = await services().database.pool.query(
      "select key from media where slot = 'profile'",
    );
    const order = { profile: [{ key: rows[0].key }], background: [], showcase: [] };
    const [status, said] = await save({ version: '5', order: JSON.stringify(order) });
    expect([status, said.error]).toEqual([400, 'A picture is missing. Please choose it again.']);
  });

  it('plays an uploaded video in parts', async () => {
    const upload = (type: string, body: Uint8Array<ArrayBuffer>) =>
      browser.send('/api/profile/video', {
        method: 'POST',
        headers: { 'Content-Type': type },
        body,
      });
    const refused = await upload('video/mp4', new TextEncoder().encode('<html>'));
    expect([refused.status, await refused.json()]).toEqual([
      415,
      { success: false, error: 'Please choose an .mp4 or .webm video.', code: 'videoType' },
    ]);
    const film = new Uint8Array(3000);
    film.set(new TextEncoder().encode('\0\0\0\x18ftypmp42'));
    const { url } = (await (await upload('video/mp4', film)).json()) as { url: string };
    expect(await save({ version: '5', videoUrl: url })).toMatchObject([200, { version: 6 }]);
    expect(await shown()).toMatchObject({ video_url: url });
    const part = await browser.send(url, { headers: { Range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(part.headers.get('Content-Range')).toBe('bytes 4-7/3000');
  });

  it('gives everything to its owner in one file', async () => {
    const answer = await browser.send('/api/account/data.zip');
    const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const told = JSON.parse(new TextDecoder().decode(zip['kanek.json'])) as Record<string, object>;
    expect(told.account).toMatchObject({
      email: specialistEntry.email,
      signupAddress: '198.51.100.1',
    });
    expect(told.profile).toMatchObject({ content: { firstName: 'Elena' } });
    expect(Object.keys(zip).some((name) => name.endsWith('.mp4'))).toBe(true);
    expect((await openBrowser(request).send('/api/account/data.zip')).status).toBe(401);
  });

  it('holds no more of that file at a time than a piece', async () => {
    const { db, storage } = services();
    const film = (await db.select().from(media)).find(({ slot }) => slot === 'video')!;
    await storage.put(originalFile(film), Buffer.alloc(4 * 1024 * 1024, 'film'));
    let held = 0;
    const count = <Bytes extends Uint8Array>(bytes: Bytes) => ((held += bytes.length), bytes);
    const stored = { ...storage };
    vi.spyOn(storage, 'find').mockImplementation(async (key) => {
      const file = await stored.find(key);
      return file && count(file);
    });
    vi.spyOn(storage, 'open').mockImplementation(async (key) => {
      const file = await stored.open(key);
      if (!file) return null;
      const read = async function* (start: number, end: number) {
        for await (const piece of file.read(start, end)) yield count(piece);
      };
      return { ...file, read };
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const answer = await browser.send('/api/account/data.zip');
    let most = held;
    const got: Uint8Array[] = [];
    for await (const piece of answer.body!) {
      most = Math.max(most, held);
      held -= piece.length;
      got.push(piece);
    }
    expect(most).toBeLessThan(512 * 1024);
    const zip = unzipSync(new Uint8Array(Buffer.concat(got)));
    const [name] = Object.keys(zip).filter((each) => each.endsWith('.mp4'));
    expect(Buffer.from(zip[name!]!).equals((await stored.find(originalFile(film)))!)).toBe(true);
  });

  it('gives that file five times in an hour', async () => {
    for (let time = 3; time <= 5; time++)
      expect((await browser.send('/api/account/data.zip')).status).toBe(200);
    const refused = await browser.send('/api/account/data.zip');
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { error: expect.stringMatching(/^Too many attempts\./) },
    ]);
  });

  it('takes a video file and a page on any https host', async () => {
    const addresses = ['https://films.example/x.MP4?a=b', 'https://vm.tiktok.com/ZMabc123/'];
    for (const [i, videoUrl] of addresses.entries()) {
      expect((await save({ version: String(6 + i), videoUrl }))[0], videoUrl).toBe(200);
      expect(await shown()).toMatchObject({ video_url: videoUrl });
    }
  });

  it('keeps facts, and says which one is wrong', async () => {
    const facts = {
      hours: { days: { fri: [['20:00', '02:00']] } },
      price: { from: 40, per: 'hour' },
      languages: ['Kriol'],
      since: 1998,
    };
    const sent = Object.entries(facts).map(([name, fact]) => [name, JSON.stringify(fact)]);
    const fields = { version: '8', ...Object.fromEntries(sent) };
    expect((await save({ ...fields, since: '3000' }))[1]).toEqual({
      success: false,
      error: 'Please enter a year from 1850 to this year.',
      code: 'bad-input',
      field: 'since',
    });
    const hours = JSON.stringify({ days: { fri: [['25:00', '02:00']] } });
    expect((await save({ ...fields, hours }))[1]).toMatchObject({
      error: 'Friday: Times are quarters of an hour, as 08:00 or 17:45.',
      field: 'hours',
    });
    expect(await shown()).toMatchObject({ facts: {} });
    expect((await save(fields))[1]).toMatchObject({ success: true, version: 9 });
    expect(await shown()).toMatchObject({ facts });
    expect((await save({ version: '9' }))[1]).toMatchObject({
      version: 10,
    });
    expect(await shown()).toMatchObject({ facts: {} });
  });

  it('closes until no day that is past, and is open to whoever was closed until then', async () => {
    const [day, past] = [localDay(services().clock.now()), '2026-01-04'];
    const hours = (closedUntil: string) => JSON.stringify({ days: {}, closedUntil });
    expect(await save({ version: '10', hours: hours(past) })).toEqual([
      400,
      {
        success: false,
        error:
          'This day is past. Please choose the day on which you open again, or leave it empty.',
        code: 'bad-input',
        field: 'hours',
      },
    ]);
    expect((await save({ version: '10', hours: hours(day) }))[1]).toMatchObject({ version: 11 });
    const { pool } = services().database;
    await pool.query(`update profiles set facts = '{"hours":${hours(past)}}' where slug = $1`, [
      id,
    ]);
    const account = await findAccount(services().db, specialistEntry.email);
    const { values } = await describeOwnProfile(services(), account!);
    expect(values.hours).toBe('');
    expect(await shown()).toMatchObject({ facts: {}, hours: null });
    expect((await save({ ...values, version: '11' }))[1]).toMatchObject({ version: 12 });
  });
});

describe('editing where staff review first', () => {
  const { request, services } = provideApp({ REVIEW_POLICY: 'before' });

  it('keeps a new profile to its owner, and an approved one as it was', async () => {
    const browser = openBrowser(request);
    await signUpIn(browser, services(), 'specialist');
    const { pool } = services().database;
    const { rows } = await pool.query('select slug from profiles');
    const path = `/api/search/get_specialist_profile.php?id=${rows[0].slug}`;
    expect((await openBrowser(request).send(path)).status).toBe(404);
    expect((await browser.send(path)).status).toBe(200);

    await pool.query("update profiles set review_status = 'approved', listed = true");
    await pool.query("update profile_revisions set status = 'approved'");
    const answer = await browser.postMultipart('/api/profile/save', {
      ...specialistEntry,
      bio: 'Waiting words.',
      version: '1',
      order: NO_PICTURES,
      whatsapp: '',
      videoUrl: '',
    });
    expect(await answer.json()).toEqual({ success: true, version: 2, waiting: true });
    const seen = await (await openBrowser(request).send(path)).json();
    expect(seen).toMatchObject({ bio: specialistEntry.bio });
  });

  it('shows the hours of today at once, and asks nobody about them alone', async () => {
    const browser = openBrowser(request);
    const email = 'storm@gmail.com';
    const own = { phone: '622-7788', workEmail: '' };
    await signUpIn(browser, services(), 'specialist', { email, ...own });
    const { pool } = services().database;
    const ofOne = 'account_id = (select id from accounts where email = $1)';
    await pool.query(
      `update profiles set review_status = 'approved', listed = true where ${ofOne}`,
      [email],
    );
    await pool.query(`update profile_revisions set status = 'approved' where ${ofOne}`, [email]);
    const { rows } = await pool.query(`select slug from profiles where ${ofOne}`, [email]);
    const path = `/api/search/get_specialist_profile.php?id=${rows[0].slug}`;
    const days = { mon: [['08:00', '17:00']] };
    const changed = { day: localDay(services().clock.now()), spans: [] };
    const save = async (version: number, hours: object | null, others: object = {}) => {
      const answer = await browser.postMultipart('/api/profile/save', {
        ...specialistEntry,
        ...own,
        version: String(version),
        order: NO_PICTURES,
        whatsapp: 'on',
        videoUrl: '',
        hours: hours ? JSON.stringify(hours) : '',
        ...others,
      });
      const seen = await (await openBrowser(request).send(path)).json();
      const { rows: waiting } = await pool.query(
        `select from profile_revisions where status = 'pending' and ${ofOne}`,
        [email],
      );
      return [await answer.json(), (seen as { facts: object }).facts, waiting.length];
    };
    const saved = (version: number, waiting: boolean) => ({ success: true, version, waiting });
    expect(await save(1, { days: {}, changed })).toEqual([
      saved(2, false),
      { hours: { days: {}, changed } },
      0,
    ]);
    expect(await save(2, null)).toEqual([saved(3, false), {}, 0]);
    // What lasts waits, and takes nothing else with it.
    const bio = { bio: 'Waiting words.' };
    expect(await save(3, { days, changed }, bio)).toEqual([
      saved(4, true),
      { hours: { days: {}, changed } },
      1,
    ]);
    expect(await save(4, { days, closedUntil: '2099-01-01' }, bio)).toEqual([
      saved(5, true),
      { hours: { days: {}, closedUntil: '2099-01-01' } },
      1,
    ]);
  });
});
