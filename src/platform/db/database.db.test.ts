import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { provideServices } from '../../../tests/support/test-services.ts';
import { asAppError } from '../errors.ts';
import { accounts } from './tables/accounts.ts';
import { auditLog } from './tables/moderation.ts';
import { businessProfiles, profiles } from './tables/profiles.ts';

const services = provideServices();
const account = (email: string) => ({ kind: 'business', email, passwordHash: '!' }) as const;
const profile = (accountId: number, more: Partial<typeof profiles.$inferInsert> = {}) => ({
  accountId,
  kind: 'business' as const,
  slug: `slug-${accountId}`,
  displayName: 'Name',
  headline: 'Bakery',
  category: 'Food and Beverage',
  location: 'Dangriga',
  listed: true,
  ...more,
});
const violation = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code;
const newAccount = async (email: string) => {
  const [row] = await services().db.insert(accounts).values(account(email)).returning();
  return row!.id;
};

describe('the database', () => {
  it('takes back everything a failed transaction did', async () => {
    const { db } = services();
    const failed = db.transaction(async (tx) => {
      await tx.insert(accounts).values(account('half@gmail.com'));
      throw new Error('power cut');
    });
    await expect(failed).rejects.toThrow('power cut');
    const rows = await db.select().from(accounts).where(eq(accounts.email, 'half@gmail.com'));
    expect(rows).toEqual([]);
  });

  it('gives one address to one of fifty who race for it', async () => {
    const { db } = services();
    const spellings = Array.from({ length: 50 }, (_, i) =>
      i % 2 ? 'race@gmail.com' : 'RACE@gmail.com',
    );
    const results = await Promise.allSettled(
      spellings.map((email) => db.insert(accounts).values(account(email))),
    );
    const losers = results.filter((result) => result.status === 'rejected');
    expect(losers).toHaveLength(49);
    for (const { reason } of losers) expect(violation(reason)).toBe('23505');
  });

  it('keeps counters right under concurrent transactions', async () => {
    const { db } = services();
    const id = await newAccount('counter@gmail.com');
    await db.insert(profiles).values(profile(id));
    const review = () =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(profiles)
          .where(eq(profiles.accountId, id))
          .for('update');
        await tx
          .update(profiles)
          .set({ ratingSum: row!.ratingSum + 5, reviewCount: row!.reviewCount + 1 })
          .where(eq(profiles.accountId, id));
      });
    await Promise.all(Array.from({ length: 30 }, review));
    const [row] = await db.select().from(profiles).where(eq(profiles.accountId, id));
    expect(row).toMatchObject({ ratingSum: 150, reviewCount: 30 });
  });

  it('knows one phone, one work email and one business name however they are spelled', async () => {
    const { db } = services();
    const [first, second] = [
      await newAccount('first@gmail.com'),
      await newAccount('second@gmail.com'),
    ];
    await db.insert(profiles).values(profile(first, { phone: '+5016000000', workEmail: 'A@b.bz' }));
    const refused = async (more: Partial<typeof profiles.$inferInsert>) =>
      violation(
        await db
          .insert(profiles)
          .values(profile(second, more))
          .catch((error: unknown) => error),
      );
    expect(await refused({ phone: '+5016000000' })).toBe('23505');
    expect(await refused({ workEmail: 'a@B.bz' })).toBe('23505');

    await db.insert(profiles).values(profile(second));
    const named = (accountId: number, businessName: string) => ({
      accountId,
      businessName,
      address: 'x',
      specificType: '',
      about: '',
      services: '',
      description: '',
    });
    await db.insert(businessProfiles).values(named(first, 'Coconut  Row Bakery'));
    const same = db.insert(businessProfiles).values(named(second, ' coconut row bakery'));
    expect(violation(await same.catch((error: unknown) => error))).toBe('23505');
  });

  it('ends a statement that takes too long, and goes on', async () => {
    const { db } = services();
    const slow = db.execute(sql`select count(*) from generate_series(1, 400000000)`);
    const error = await slow.catch((failure: unknown) => failure);
    expect(asAppError(error)?.status).toBe(503);
    await expect
      .poll(() => db.execute(sql`select 1 as one`).then(({ rows }) => rows, String), {
        timeout: 30_000,
      })
      .toEqual([{ one: 1 }]);
  });

  it('never changes what the audit log says', async () => {
    const { db } = services();
    await db
      .insert(auditLog)
      .values({ actorEmail: 'a@b.bz', action: 'approve', objectKind: 'profile', objectId: '1' });
    await expect(db.delete(auditLog)).rejects.toThrow(/delete from/);
    await expect(db.update(auditLog).set({ action: 'reject' })).rejects.toThrow(/update/);
  });

  it('has what search needs', async () => {
    const { rows } = await services().db.execute(
      sql`select unaccent('José') as folded, similarity('plumber', 'plumer') > 0.4 as alike`,
    );
    expect(rows).toEqual([{ folded: 'Jose', alike: true }]);
  });
});
