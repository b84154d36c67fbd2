import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { ACCOUNT_FORMS } from '#features/accounts/account-page/account.rules.ts';
import { pauseProfile } from '#features/editor/own-profile-state.server.ts';
import { allPages, loadPage } from '../support/all-pages.ts';
import { openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { renderPage } from './pages.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';

/** What only its owner may change, and what nobody may write into a form. */
const FORBIDDEN = {
  kind: 'admin',
  staffRole: 'admin',
  status: 'active',
  reviewStatus: 'approved',
  review_status: 'approved',
  listed: 'true',
  isDemo: 'true',
  ratingSum: '500',
  reviewCount: '100',
  completeness: '100',
  decidedAt: '2026-01-01',
};

/** Also what is packed. */
async function textOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const files = answer.headers.get('Content-Type')?.includes('zip') ? unzipSync(bytes) : { bytes };
  return Object.entries(files)
    .map(([name, content]) => `${name}\n${Buffer.from(content).toString()}`)
    .join('\n');
}

describe('two providers', () => {
  const { services, request } = provideApp({}, renderPage);
  let mine: Browser;
  let theirs: Known;
  let own: Known;

  interface Known {
    id: number;
    slug: string;
    email: string;
    phone: string;
    picture: string;
    session: number;
    review: number;
  }

  async function join(email: string, lastName: string, phone: string) {
    const browser = openBrowser(request, `198.51.100.${phone.slice(-2)}`);
    const drawn = sharp({
      create: {
        width: 60,
        height: 60,
        channels: 3,
        background: lastName === 'Tzul' ? 'teal' : 'navy',
      },
    });
    const profilePic = new Blob([new Uint8Array(await drawn.png().toBuffer())]);
    const entry = { email, lastName, phone, workEmail: `work.${lastName}@example.bz`, profilePic };
    await signUpIn(browser, services(), 'specialist', entry);
    const { rows } = await services().db.execute<{
      id: string;
      slug: string;
      picture: string;
      session: string;
    }>(sql`
      select a.id, p.slug, m.key as picture, s.id as session from accounts a
      join profiles p on p.account_id = a.id join media m on m.account_id = a.id
      join sessions s on s.account_id = a.id where a.email = ${email}`);
    const { id, slug, picture, session } = rows[0]!;
    const { rows: written } = await services().db.execute<{ id: string }>(sql`
      insert into reviews (profile_id, author_email, author_mailbox, author_name, stars, text)
      values (${id}, 'r@gmail.com', 'r@gmail.com', 'R', 4, ${`Only about ${lastName}.`}) returning id`);
    await services().db.execute(
      sql`update profiles set rating_sum = 4, review_count = 1 where account_id = ${id}`,
    );
    const known = { id: Number(id), slug, email, phone, picture, session: Number(session) };
    return { browser, known: { ...known, review: Number(written[0]!.id) } };
  }

  beforeAll(async () => {
    const me = await join('mine@gmail.com', 'Tzul', '622-0101');
    [mine, own] = [me.browser, me.known];
    theirs = (await join('theirs@gmail.com', 'Chan', '622-0102')).known;
  });

  /** Every row that belongs to somebody, as one text. */
  async function everythingOf({ id }: Known): Promise<string> {
    const { rows } = await services().db.execute<{ all: string }>(sql`
      select jsonb_build_object(
        'account', (select to_jsonb(a) from accounts a where a.id = ${id}),
        'profile', (select to_jsonb(p) from profiles p where p.account_id = ${id}),
        'details', (select to_jsonb(d) from specialist_profiles d where d.account_id = ${id}),
        'versions', (select jsonb_agg(to_jsonb(v) order by v.id) from profile_revisions v where v.account_id = ${id}),
        'media', (select jsonb_agg(to_jsonb(m) order by m.id) from media m where m.account_id = ${id}),
        'sessions', (select jsonb_agg(to_jsonb(s) order by s.id) from sessions s where s.account_id = ${id}),
        'reviews', (select jsonb_agg(to_jsonb(r) order by r.id) from reviews r where r.profile_id = ${id})
      )::text as all`);
    return rows[0]!.all;
  }

  /** Everything by which a request could name the other one, and everything that it could try to set. */
  const naming = ({ id, slug, email, session, review, picture }: Known) => ({
    ...FORBIDDEN,
    id: String(id),
    accountId: String(id),
    account_id: String(id),
    profileId: String(id),
    slug,
    account: String(id),
    session: String(session),
    review: String(review),
    text: 'A reply by somebody else.',
    picture,
    owner: email,
  });
  const isOurs = (access: string) => ['signed-in', 'provider', 'specialist'].includes(access);

  it('see nothing of each other on what is their own', async () => {
    const query = new URLSearchParams(naming(theirs)).toString();
    const looked: string[] = [];
    const look = async (path: string) => {
      const answer = await mine.send(`${path}?${query}`);
      expect([path, answer.status]).toEqual([path, 200]);
      const text = await textOf(answer);
      looked.push(path);
      for (const secret of [theirs.email, theirs.slug, theirs.picture, 'Only about Chan.'])
        expect(text, path).not.toContain(secret);
    };
    for (const { path, file } of allPages)
      if (isOurs((await loadPage(file)).handle!.access)) await look(path);
    for (const { method, path, access } of endpoints)
      if (method === 'GET' && isOurs(access)) await look(path);
    expect(looked).toEqual(
      expect.arrayContaining([
        '/profile1',
        '/account',
        '/reviews',
        '/dashboard',
        '/api/account/data.zip',
      ]),
    );
  });

  it('do nothing to themselves that was meant for the other, who had the tab before', async () => {
    const before = await everythingOf(own);
    const { password, ...texts } = specialistEntry;
    // What is right in each field, so that nothing else refuses it.
    const typed = { email: 'new@gmail.com', code: '123456', confirmation: 'DELETE' };
    const passwords = { password, current: password, next: `${password}x` };
    for (const intent of Object.keys(ACCOUNT_FORMS)) {
      const fields = { ...typed, ...passwords, session: String(own.session), intent };
      const form = { ...fields, whose: String(theirs.id) };
      const wrong = { ...form, email: 'new@gmail', confirmation: 'Delete me' };
      for (const sent of [form, wrong]) {
        const answer = await mine.postForm('/account', sent);
        expect([intent, answer.status]).toEqual([intent, 403]);
        // Nor does it stand there, ready to be sent.
        expect(await answer.text()).not.toMatch(/new@gmail|value="DELETE"|Delete me/);
      }
    }
    for (const { method, path, access } of endpoints) {
      if (method !== 'POST' || !isOurs(access)) continue;
      const order = JSON.stringify({ profile: [], background: [], showcase: [] });
      const asked = `${path}?profile=${theirs.slug}`;
      const answer =
        path === '/api/profile/video'
          ? await mine.send(asked, {
              method: 'POST',
              headers: { 'Content-Type': 'video/mp4' },
              body: new TextEncoder().encode('\0\0\0\x18ftypmp42'.padEnd(24, '\0')),
            })
          : await mine.postMultipart(asked, { ...texts, profile: theirs.slug, order });
      const { code } = (await answer.json()) as { code: string };
      expect([path, answer.status, code]).toEqual([path, 403, 'otherAccount']);
    }
    expect(await everythingOf(own)).toBe(before);
  });

  it('change nothing of each other, and nothing that is not theirs to say', async () => {
    const before = await everythingOf(theirs);
    const { password, email: _email, ...texts } = specialistEntry;
    const texted = {
      ...texts,
      lastName: 'Tzul',
      phone: own.phone,
      workEmail: '',
      videoUrl: '',
      whatsapp: 'on',
    };
    const forms: [path: string, fields: Record<string, string>][] = [];
    for (const { path, file } of allPages) {
      const { handle, action } = await loadPage(file);
      if (!action || !isOurs(handle!.access)) continue;
      const intents = path === '/account' ? Object.keys(ACCOUNT_FORMS) : [''];
      for (const intent of intents.filter((each) => each !== 'delete-account'))
        forms.push([
          path,
          { ...naming(theirs), intent, password, current: password, next: password },
        ]);
    }
    const order = (picture: object[]) =>
      JSON.stringify({ profile: picture, background: [], showcase: [] });
    const save = { ...texted, version: '1', order: order([{ key: own.picture }]) };
    for (const { method, path, access } of endpoints) {
      if (method !== 'POST' || !isOurs(access)) continue;
      forms.push([
        path,
        { ...naming(theirs), ...texted, version: '1', profile: theirs.slug, order: order([]) },
      ]);
      forms.push([path, { ...naming(theirs), ...save, order: order([{ key: theirs.picture }]) }]);
      forms.push([path, { ...naming(theirs), ...save }]);
    }
    expect(forms.length).toBeGreaterThan(15);
    const done: string[] = [];
    for (const [path, fields] of forms) {
      const answer = path.startsWith('/api/')
        ? await mine.postMultipart(path, fields)
        : await mine.postForm(path, fields);
      if (answer.ok) done.push(`${path} ${fields.intent ?? ''}`.trim());
      expect(await everythingOf(theirs), path).toBe(before);
    }
    // It was not for nothing: what is theirs to do was done, to themselves.
    expect(done).toEqual(expect.arrayContaining(['/api/profile/save', '/account pause-profile']));
    const mineNow = JSON.parse(await everythingOf(own)) as Record<string, Record<string, unknown>>;
    expect(mineNow.account).toMatchObject({ kind: 'specialist', is_demo: false });
    expect(mineNow.profile).toMatchObject({
      kind: 'specialist',
      review_status: 'pending',
      rating_sum: 4,
      review_count: 1,
      decided_at: null,
      version: 2,
    });
    expect(mineNow.reviews).toMatchObject([{ reply: null }]);

    await mine.postForm('/account', {
      ...naming(theirs),
      intent: 'delete-account',
      password,
      confirmation: 'DELETE',
    });
    expect(await everythingOf(theirs)).toBe(before);
  });

  it('find nothing that the other one has paused', async () => {
    const stranger = openBrowser(request, '198.51.100.50');
    await signUpIn(stranger, services(), 'specialist', {
      email: 'third@gmail.com',
      phone: '622-0103',
      workEmail: '',
    });
    const doors = [
      ...allPages
        .map(({ path }) => path)
        .filter((path) => /^\/specialist\/:id|^\/report\/\w+\/:id/.test(path)),
      '/api/search/get_specialist_profile.php?id=:id',
    ];
    expect(doors.length).toBeGreaterThan(6);
    const look = (path: string) =>
      stranger.send(
        path.replace(':id', path.includes('/report/review') ? String(theirs.review) : theirs.slug),
      );
    for (const path of doors) expect([path, (await look(path)).status]).toEqual([path, 200]);
    await pauseProfile(services(), theirs.id);
    for (const path of doors) {
      const answer = await look(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text(), path).not.toContain('Chan');
    }
  });
});
