import { eq } from 'drizzle-orm';
import { contentOf } from '#features/profiles/form-values.ts';
import { insertProfile } from '#features/profiles/write-profile.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { Language } from '#platform/language.ts';
import { businessEntry } from './signup-entries.ts';

interface Added {
  name: string;
  location?: string;
  phone?: string;
  workEmail?: string;
  language?: Language;
  at?: Date;
}

const someNumber = () => String(2_000_000 + Math.floor(Math.random() * 1_000_000));

/** A business as staff add it: listed, and without anybody who signs in. */
export async function insertUnclaimed(
  db: Db,
  { name, workEmail = '', language = 'en', at = new Date(), ...rest }: Added,
): Promise<{ accountId: number; slug: string }> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ kind: 'business', email: null, passwordHash: '!', language, createdAt: at })
      .returning({ id: accounts.id });
    const accountId = account!.id;
    const { phone = someNumber(), location = businessEntry.location } = rest;
    const own = { businessName: name, businessPhone: phone, location, workEmail };
    const values = { ...businessEntry, ...own };
    const about = { whatsapp: true, videoUrl: null };
    const content = contentOf('business', 'signup', values, about);
    const facts = { now: at, listed: true, completeness: 40 };
    const slug = await insertProfile(tx, accountId, content, facts);
    await tx
      .update(profiles)
      .set({ unclaimed: true, reviewStatus: 'approved' })
      .where(eq(profiles.accountId, accountId));
    return { accountId, slug };
  });
}
