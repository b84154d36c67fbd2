import { reviews } from '#messages';
import { sql } from 'drizzle-orm';
import { AppError, refuseWrong } from '#platform/errors.ts';
import { mailboxOf } from '#features/accounts/email.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { checkReview, tidyReview, type ReviewFields } from './review.rules.ts';

export interface WrittenReview {
  profileId: number;
  /** Who is signed in to the browser that it comes from. */
  viewer: number | null;
  fields: ReviewFields;
}

/** The review as it is kept, or a refusal that names the first field that is wrong. How many stars it has is no reason. */
export function tidyOrRefuse(fields: ReviewFields): ReviewFields {
  const tidy = tidyReview(fields);
  refuseWrong(checkReview(tidy));
  return tidy;
}

interface Reviewer extends Pick<WrittenReview, 'profileId' | 'viewer'> {
  /** Null until a code has shown that it is theirs: nobody learns whose an address is by asking. */
  email: string | null;
}

/**
 * Nobody reviews themselves: not signed in, not from the login email or a work email that they have proved, and not from another account that has
 * this phone in any of its versions. No two public profiles share a number, but one that waits, or was given up, counts.
 */
export async function refuseSelfReview(db: Db, reviewer: Reviewer): Promise<void> {
  const { profileId, viewer, email } = reviewer;
  const { rows } = await db.execute<{ id: string | number; addresses: (string | null)[] }>(sql`
    with numbers as (
      select phone from profiles where account_id = ${profileId}
      union
      select content->>'phone' from profile_revisions where account_id = ${profileId}
    ), alike as (
      select ${profileId}::bigint as id
      union
      select account_id from profiles where phone in (select phone from numbers)
      union
      select account_id from profile_revisions where content->>'phone' in (select phone from numbers)
    )
    select a.id, array[a.email, case when p.work_email_confirmed_at is not null then p.work_email end] as addresses
    from alike join accounts a using (id) join profiles p on p.account_id = a.id`);
  const mailbox = email && mailboxOf(email);
  for (const { id, addresses } of rows)
    if (Number(id) === viewer || addresses.some((own) => own && mailboxOf(own) === mailbox))
      throw new AppError('forbidden', reviews.own);
}
