import { sql, type SQL } from 'drizzle-orm';
import { staffQueue } from '#messages';
import { findAccountById } from '#features/accounts/find-account.server.ts';
import { findLikely, soughtOf } from '#features/duplicates/find-likely.server.ts';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import { textsOf, type ProfileContent } from '#features/profiles/profile-content.ts';
import type { Db } from '#platform/db/database.server.ts';
import { COUNTRY } from '#platform/pack.ts';

const MOST_OTHERS = 5;

export interface Hint {
  id: string;
  text: string;
  others?: readonly { slug: string; name: string }[];
}

interface Looked {
  accountId: number;
  content: ProfileContent;
}

/** What a second look is worth. None of it decides anything. */
export async function findHints(db: Db, { accountId, content }: Looked): Promise<Hint[]> {
  const hints: Hint[] = [];
  const add = (id: string, text: string, others?: Hint['others']) => {
    if (!others || others.length > 0) hints.push({ id, text, ...(others && { others }) });
  };

  const findOthers = async (condition: SQL) => {
    const { rows } = await db.execute<{ slug: string; name: string }>(sql`
      select p.slug, p.display_name as name from profiles p join accounts a on a.id = p.account_id
      where p.account_id <> ${accountId} and (${condition}) order by p.account_id desc limit ${MOST_OTHERS}`);
    return rows;
  };

  const { phone } = content;
  const samePhone = sql`p.account_id in (
    select account_id from profiles where phone = ${phone}
    union select account_id from profile_revisions where content->>'phone' = ${phone})`;
  // Invented providers share their drawings.
  const samePicture = sql`p.account_id in (
    select m.account_id from media own join media m using (content_hash)
    where own.account_id = ${accountId})
    and not (a.is_demo and (select is_demo from accounts where id = ${accountId}))`;
  const sameClient = sql`a.signup_client = (select signup_client from accounts where id = ${accountId})`;
  add('phone', staffQueue.samePhone(displayPhone(phone) ?? phone), await findOthers(samePhone));
  add('picture', staffQueue.samePicture, await findOthers(samePicture));
  add('client', staffQueue.sameConnection, await findOthers(sameClient));
  const texts = textsOf(content);
  const account = await findAccountById(db, accountId);
  // As it was sent in, which visitors may not see yet.
  const sought = { ...soughtOf(content, account?.email), accountId };
  const [likely = []] = await findLikely(db, [sought]);
  add(
    'duplicate',
    staffQueue.looksLike,
    likely.map(({ slug, name }) => ({ slug, name })),
  );
  const links = texts.flatMap(linksIn);
  if (links.length > 0) add('links', staffQueue.links(links.join(', ')));
  if (texts.some(isShouting)) add('shouting', staffQueue.shouting);
  return hints;
}

const LINK = new RegExp(
  String.raw`\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.(?:com|net|org|${COUNTRY.code}|info|biz|shop|site|online|xyz|io|co|me|ly)\b(?:\/\S*)?`,
  'gi',
);
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
/** Four or more words in capitals one after the other: fewer may be names and certificates. */
const SHOUTED_WORDS = /(?:\b\p{Lu}{2,}\b[\s,.!'-]*){4,}/u;
const LETTERS_TO_JUDGE = 20;
const SHARE_OF_CAPITALS = 0.6;

export function linksIn(text: string): string[] {
  const emails = text.match(EMAIL) ?? [];
  const links = text.replace(EMAIL, ' ').match(LINK) ?? [];
  return [...new Set([...links, ...emails])];
}

export function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const all = letters >= LETTERS_TO_JUDGE && capitals / letters >= SHARE_OF_CAPITALS;
  return all || SHOUTED_WORDS.test(text);
}
