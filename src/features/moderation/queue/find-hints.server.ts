import { sql, type SQL } from 'drizzle-orm';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import { textsOf, type ProfileContent } from '#features/profiles/profile-content.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { Hint } from './queue-view.ts';
import { isShouting, linksIn } from './text-hints.rules.ts';

const MOST_OTHERS = 5;

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

  const { phone } = content;
  add('phone', `The phone number ${displayPhone(phone)} is also known from`, await samePhone());
  add('picture', 'The same picture is used by', await samePicture());
  add('client', 'Signed up from the same connection as', await sameClient());
  const texts = textsOf(content);
  const links = texts.flatMap(linksIn);
  if (links.length > 0) add('links', `Links or addresses in the text: ${links.join(', ')}`);
  if (texts.some(isShouting)) add('shouting', 'Part of the text is written in capital letters.');
  return hints;

  function samePhone() {
    return findOthers(sql`p.account_id in (
      select account_id from profiles where phone = ${phone}
      union select account_id from profile_revisions where content->>'phone' = ${phone})`);
  }

  function samePicture() {
    // Invented providers share their drawings.
    return findOthers(sql`p.account_id in (
      select m.account_id from media own join media m using (content_hash)
      where own.account_id = ${accountId})
      and not (a.is_demo and (select is_demo from accounts where id = ${accountId}))`);
  }

  function sameClient() {
    return findOthers(
      sql`a.signup_client = (select signup_client from accounts where id = ${accountId})`,
    );
  }

  async function findOthers(condition: SQL): Promise<{ slug: string; name: string }[]> {
    const { rows } = await db.execute<{ slug: string; name: string }>(sql`
      select p.slug, p.display_name as name from profiles p join accounts a on a.id = p.account_id
      where p.account_id <> ${accountId} and (${condition}) order by p.account_id desc limit ${MOST_OTHERS}`);
    return rows;
  }
}
