import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { provideServices } from '../../../tests/support/test-services.ts';
import { fieldsOf } from '#features/profiles/fields.rules.ts';
import { type ProfileContent, readTexts } from '#features/profiles/profile-content.ts';
import { insertProfile } from '#features/profiles/write-profile.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';

const services = provideServices();

it.each(['specialist', 'business'] as const)(
  'a search weighs every field of a %s as its description says',
  async (kind) => {
    const { db } = services();
    const [account] = await db
      .insert(accounts)
      .values({ kind, email: `${kind}@gmail.com`, passwordHash: '!' })
      .returning({ id: accounts.id });
    // With a number at the end nothing is taken for the form of another word.
    const wordOf = (key: string) => `${key.toLowerCase()}7`;
    const shared = { phone: kind, workEmail: null, whatsapp: true, videoUrl: null };
    const named = { category: wordOf('category'), location: wordOf('location') };
    const texts = readTexts(kind, ({ key }) => wordOf(key));
    const content = { kind, ...shared, ...named, ...texts } as ProfileContent;
    const facts = { now: new Date(), completeness: 0, listed: true };
    await db.transaction((tx) => insertProfile(tx, account!.id, content, facts));

    const { rows } = await db.execute<{ lexeme: string; weights: string[] }>(sql`
      select lexeme, weights from profile_search, unnest(document) where account_id = ${account!.id}`);
    const weighed = fieldsOf(kind).filter(({ weight }) => weight);
    expect(weighed.length).toBeGreaterThan(7);
    for (const { key, weight } of weighed) {
      const found = rows.find(({ lexeme }) => lexeme === wordOf(key));
      expect(new Set(found?.weights), key).toEqual(new Set([weight]));
    }
  },
);
