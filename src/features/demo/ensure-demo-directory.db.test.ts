import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { verifyPassword } from '#features/accounts/password.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profileEventDays } from '#platform/db/tables/events.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { demoPictures, demoRecords } from './demo-pack.server.ts';
import { ensureDemoDirectory, loadProviders } from './ensure-demo-directory.server.ts';

const services = provideServices();
const demo = () => ({ ...services(), env: { ...services().env, DEMO_DATA: true } });

const steps: string[] = [];
const step = <T>(label: string, work: () => Promise<T>) => {
  steps.push(label);
  return work();
};

it('goes on where a first start was cut off, and then is done', async () => {
  const records = demoRecords();
  await loadProviders(demo(), records.slice(0, 40), demoPictures());

  await ensureDemoDirectory(demo(), step);
  const { db, env } = demo();
  expect(await db.$count(profiles)).toBe(records.length);
  expect(await db.$count(accounts)).toBe(records.length + 1);
  expect(await db.$count(media)).toBeGreaterThan(900);
  expect(await db.$count(profileEventDays)).toBeGreaterThan(10_000);

  const logins = (await readFile(join(env.DATA_DIR, 'demo-logins.txt'), 'utf8')).trim().split('\n');
  for (const login of logins) {
    const [kind, email, password] = login.split(/\s+/);
    const [account] = await db.select().from(accounts).where(eq(accounts.email, email!));
    expect(account).toMatchObject({ kind, isDemo: true });
    expect(await verifyPassword(account!.passwordHash, password!)).toBe(true);
  }
  const closed = await db
    .select({ rows: count() })
    .from(accounts)
    .where(eq(accounts.passwordHash, '!'));
  expect(closed).toEqual([{ rows: records.length - 2 }]);

  await ensureDemoDirectory(demo(), step);
  expect(steps).toEqual(['Loading the demo directory']);
});
