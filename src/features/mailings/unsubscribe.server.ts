import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { paths } from '#platform/paths.ts';
import { isSameText } from '#platform/same-text.server.ts';
import type { Secret } from '#platform/secret.server.ts';
import type { Services } from '#platform/services.server.ts';

/** `wrong` if we never sent the link, `nobody` if whoever got it has no account any more. */
export type Subscription = 'wrong' | 'nobody' | 'on' | 'off';

/** It works as long as there is the account: a mail may be years old. */
export function unsubscribePath(secret: Secret, accountId: number): string {
  const account = String(accountId);
  const query = new URLSearchParams({ account, proof: proofOf(secret, account) });
  return `${paths.unsubscribe}?${query}`;
}

/** Looking changes nothing: mail programs follow links before people do. */
export async function findSubscription(services: Services, link: string): Promise<Subscription> {
  const id = readLink(services, link);
  if (id === null) return 'wrong';
  const [account] = await services.db
    .select({ offAt: accounts.mailingsOffAt })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (!account) return 'nobody';
  return account.offAt ? 'off' : 'on';
}

export async function subscribeByLink(services: Services, link: string, on: boolean) {
  const id = readLink(services, link);
  if (id !== null) await setMailings(services.db, services.clock.now(), { accountId: id, on });
}

/** Said twice, the first time counts. */
export async function setMailings(
  db: Db,
  now: Date,
  { accountId, on }: { accountId: number; on: boolean },
): Promise<void> {
  const isOther = on ? undefined : isNull(accounts.mailingsOffAt);
  await db
    .update(accounts)
    .set({ mailingsOffAt: on ? null : now })
    .where(and(eq(accounts.id, accountId), ne(accounts.kind, 'admin'), isOther));
}

function readLink({ secret }: Services, url: string): number | null {
  const query = new URL(url).searchParams;
  const account = query.get('account') ?? '';
  return isSameText(query.get('proof') ?? '', proofOf(secret, account)) ? Number(account) : null;
}

const proofOf = (secret: Secret, account: string) => secret.sign('unsubscribe', account);
