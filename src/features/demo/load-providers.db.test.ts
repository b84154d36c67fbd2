import { count, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { provideServices } from '../../../tests/support/test-services.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { demoRecord, type demoPictures } from './demo-pack.server.ts';
import { rowOf } from './demo-rows.server.ts';
import { loadProviders } from './ensure-demo-directory.server.ts';

const services = provideServices();

const record = (number: number, otherwise = {}) =>
  demoRecord.parse({
    kind: 'specialist',
    slug: `ana-cal-${number}`,
    email: `ana.${number}@kanek.example`,
    firstName: 'Ana',
    lastName: 'Cal',
    occupation: 'Plumber',
    education: 'Learned from her father.',
    skills: 'Pipes and pumps',
    bio: 'Comes the same day.',
    category: 'Trades and Manual Labor',
    location: 'Belmopan',
    phone: `+50160${String(number).padStart(5, '0')}`,
    videoUrl: '/hero/landscape.mp4',
    pictures: { profile: 'ana', showcase: ['pump', 'pipe'] },
    joinedDaysAgo: 40,
    confirmedDaysAgo: 3,
    reviews: [
      {
        author: 'Ben T.',
        email: 'ben@visitors.example',
        stars: 4,
        text: 'She came at once and fixed it.',
        daysAgo: 2,
      },
    ],
    ...otherwise,
  });

const drawn = { contentType: 'image/webp', width: 2, height: 2, averageColor: '#102030' } as const;
const openPicture: ReturnType<typeof demoPictures> = (slot, name) =>
  name === 'missing'
    ? Promise.reject(new Error('the machine stopped'))
    : Promise.resolve({ ...drawn, bytes: Buffer.from(`${slot} ${name}`), contentHash: name });
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => record(from + index));
const load = (records: ReturnType<typeof numbered>) =>
  loadProviders(services(), records, openPicture);

async function counted() {
  const { db } = services();
  const of = async (table: typeof accounts | typeof profiles | typeof reviews | typeof media) =>
    (await db.select({ rows: count() }).from(table))[0]!.rows;
  return {
    accounts: await of(accounts),
    profiles: await of(profiles),
    reviews: await of(reviews),
    pictures: await of(media),
  };
}

it('brings what is left when it is started again after it was cut off', async () => {
  const cutOff = [...numbered(1, 149), record(150, { pictures: { profile: 'missing' } })];
  await expect(load(cutOff)).rejects.toThrow('the machine stopped');
  expect(await counted()).toEqual({ accounts: 100, profiles: 100, reviews: 100, pictures: 300 });

  await load(numbered(1, 230));
  const all = { accounts: 230, profiles: 230, reviews: 230, pictures: 690 };
  expect(await counted()).toEqual(all);

  await load(numbered(1, 230));
  expect(await counted()).toEqual(all);
});

it('leaves alone what an owner changed since', async () => {
  const { db } = services();
  const mine = eq(profiles.slug, 'ana-cal-7');
  await db.update(profiles).set({ location: 'Dangriga' }).where(mine);
  await load(numbered(1, 10));
  expect(await db.select().from(profiles).where(mine)).toMatchObject([
    { location: 'Dangriga', outsideId: 'ana-cal-7', videoUrl: '/hero/landscape.mp4' },
  ]);
});

it('keeps the pictures as they were opened, and nobody can sign in', async () => {
  const { db, storage } = services();
  const [row] = await db
    .select()
    .from(media)
    .innerJoin(accounts, eq(accounts.id, media.accountId))
    .where(eq(media.contentHash, 'pump'))
    .limit(1);
  expect(row!.media).toMatchObject({ slot: 'showcase', position: 0, byteSize: 13, width: 2 });
  expect(row!.accounts).toMatchObject({ isDemo: true, passwordHash: '!' });
  const { key } = row!.media;
  expect(String(await storage.find(`pictures/${key.slice(0, 2)}/${key}/master.webp`))).toBe(
    'showcase pump',
  );
});

it.each([
  [{ location: 'Atlantis' }, 'location'],
  [{ firstName: 'A'.repeat(21) }, 'firstName'],
  [{ phone: '6' }, 'phone'],
  [{ facts: { price: 'much' } }, 'price'],
])('stops at a record that the import refuses: %j', async (wrong, problem) => {
  const before = await counted();
  const refused = load([record(901), record(902, wrong)]);
  await expect(refused).rejects.toThrow('ana-cal-902 is refused');
  await expect(refused).rejects.toThrow(problem);
  expect(await counted()).toEqual(before);
});

it('knows no field that the import does not know, and no file outside', () => {
  expect(() => rowOf(record(903, { color: 'red' }), 0)).toThrow('color');
  expect(() => record(904, { pictures: { profile: '../secret' } })).toThrow('profile');
});
