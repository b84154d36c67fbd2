import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAdd } from '#features/moderation/add/add-desk.server.ts';
import { accounts, sessions } from '#platform/db/tables/accounts.ts';
import { media } from '#platform/db/tables/media.ts';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from '../support/request.ts';
import { businessEntry, specialistEntry } from '../support/signup-entries.ts';
import { logOf, newStaffIn } from './staff.ts';

const { email: _, password: __, ...somebody } = specialistEntry;
const { email: ___, password: ____, ...shop } = businessEntry;

describe('staff add a profile', () => {
  // Even where others wait for approval.
  const { request, services } = provideApp({ REVIEW_POLICY: 'before' });
  const staff = openBrowser(request);
  let staffId = 0;
  beforeAll(async () => {
    const { actor } = await newStaffIn(staff, services(), 'ana@kanek.example');
    staffId = actor.id;
  });

  type Fields = Record<string, string | Blob | readonly Blob[]>;
  const add = async (fields: Fields, kind = 'specialist', browser = staff) => {
    const answer = await browser.postMultipart(`/api/staff/add?kind=${kind}`, fields);
    return { status: answer.status, ...((await answer.json()) as Answer) };
  };
  type Answer = { success: boolean; id?: number; error?: string; field?: string };
  const count = () => services().db.$count(profiles);

  it('that is public at once, without a login, and in the log', async () => {
    const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } });
    const file = new Blob([new Uint8Array(await picture.jpeg().toBuffer())], {
      type: 'image/jpeg',
    });
    const { id, ...said } = await add({ ...somebody, profilePic: file, language: 'es' });
    expect(said).toEqual({ status: 200, success: true });
    const { db } = services();
    const [profile] = await db.select().from(profiles);
    expect(profile).toMatchObject({
      accountId: id,
      displayName: 'Elena Tzul',
      unclaimed: true,
      reviewStatus: 'approved',
      listed: true,
      workEmail: somebody.workEmail,
      workEmailConfirmedAt: null,
    });
    const account = (await db.select().from(accounts)).find((each) => each.id === id);
    expect(account).toMatchObject({ email: null, passwordHash: '!', language: 'es' });
    expect(await db.$count(media)).toBe(1);
    // Nobody has to decide about it, and nobody was signed in by it.
    expect(await db.$count(profileRevisions)).toBe(0);
    expect((await db.select().from(sessions)).map((each) => each.accountId)).toEqual([staffId]);
    const found = await request('/api/search/specialist.php?keywords=tile+setter');
    expect(await found.json()).toMatchObject({ totalCount: 1 });
    expect((await logOf(services()))[0]).toMatchObject({
      actorEmail: 'ana@kanek.example',
      action: 'profile.add',
      objectId: String(id),
      after: { name: 'Elena Tzul', kind: 'specialist', place: 'San Ignacio' },
    });
    const view = await loadAdd(services(), new URLSearchParams({ added: String(id) }));
    expect(view.added).toMatchObject({ id, name: 'Elena Tzul', location: 'San Ignacio' });
  });

  it('of a business, whose email may be missing', async () => {
    const { status, id } = await add({ ...shop, workEmail: '' }, 'business');
    expect([status, typeof id]).toEqual([200, 'number']);
  });

  it('by the checks and the words of signing up', async () => {
    const before = await count();
    const other = { ...somebody, phone: '622-0102', workEmail: '' };
    const tries: [changed: Record<string, string>, error: string, field: string, status: number][] =
      [
        [{ firstName: ' ' }, 'First name is required.', 'firstName', 400],
        [{ firstName: 'E'.repeat(21) }, 'Please fix your first name.', 'firstName', 400],
        [{ phone: '12' }, 'Please fix your phone number.', 'phone', 400],
        [{ phone: '' }, 'Phone number is required.', 'phone', 400],
        [{ location: 'Atlantis' }, 'Please fix your location.', 'location', 400],
        [{ category: 'Automotive' }, 'Please fix your category.', 'category', 400],
        [{ bio: 'b'.repeat(501) }, 'Please fix your bio.', 'bio', 400],
        [{ workEmail: 'nobody' }, 'Please fix your work email.', 'workEmail', 400],
        [{ phone: '622 0101' }, 'Please fix your phone number.', 'phone', 400],
        [{ phone: '6220101' }, 'Phone number is already in use.', 'phone', 409],
        [{ workEmail: 'ELENA@tzul.example' }, 'Work email is already in use.', 'workEmail', 409],
      ];
    for (const [changed, error, field, status] of tries)
      expect(await add({ ...other, ...changed })).toMatchObject({ error, field, status });
    expect(
      await add(
        { ...shop, businessPhone: '822-0199', businessName: ' howler RIDGE bakery' },
        'business',
      ),
    ).toMatchObject({ error: 'Business name is already taken.', field: 'businessName' });
    const broken = { ...other, profilePic: new Blob(['not a picture'], { type: 'image/png' }) };
    expect(await add(broken)).toMatchObject({ field: 'profilePic', success: false });
    expect(await count()).toBe(before);
  });

  it('once, however often the button is pressed', async () => {
    const before = await count();
    const fields = { ...somebody, phone: '622-0177', workEmail: '' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(fields)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(await count()).toBe(before + 1);
  });

  it('also with words that mean harm elsewhere', async () => {
    const hostile = `<script>alert(1)</script> =cmd|' /C calc'!A0 \u0000\u202E`;
    const { id } = await add({
      ...somebody,
      __proto__: 'x',
      email: 'thief@gmail.com',
      password: 'Mangrove7',
      unclaimed: 'false',
      invitation: '23456789ab',
      phone: '622-0188',
      workEmail: '',
      bio: hostile,
    });
    const rows = await services().db.select().from(accounts);
    expect(rows.find((each) => each.id === id)).toMatchObject({ email: null, passwordHash: '!' });
  });

  it('and may look up numbers all day', async () => {
    const [first] = await services()
      .db.select({ slug: profiles.slug })
      .from(profiles)
      .where(eq(profiles.phone, '+5016220101'));
    for (let time = 0; time < 25; time += 1) {
      const answer = await staff.postForm('/api/verify/email_check.php', { phone: '622-0101' });
      expect(await answer.json()).toEqual({ phone_taken: true, claim: first!.slug });
    }
  });

  it('and nobody else does', async () => {
    const owner = openBrowser(request, '198.51.100.7');
    expect((await add(somebody, 'specialist', owner)).status).toBe(401);
    const own = { phone: '622-0190', workEmail: '', email: 'owner@gmail.com' };
    await signUpIn(owner, services(), 'specialist', own);
    expect((await add({ ...somebody, phone: '622-0191' }, 'specialist', owner)).status).toBe(403);
  });

  it('and what an odd address says is the form', async () => {
    const load = (query: string) => loadAdd(services(), new URLSearchParams(query));
    expect(await load('added=999999')).toMatchObject({ added: null, kind: 'specialist' });
    await expect(load('added=1%20or%201')).rejects.toMatchObject({ code: 'not-found' });
    expect(await load('kind=business&place=Corozal')).toMatchObject({
      kind: 'business',
      start: { location: 'Corozal', category: null },
    });
  });
});
