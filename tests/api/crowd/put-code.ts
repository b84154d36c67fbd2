import { codeHmac } from '#features/accounts/check-code.server.ts';
import type { CodePurpose } from '#features/accounts/mails/code-mail.server.ts';
import { emailCodes } from '#platform/db/tables/accounts.ts';
import type { Services } from '#platform/services.server.ts';

interface Mailed {
  purpose: CodePurpose;
  email: string;
  /** That asked for it. */
  browser: string;
  code?: string;
}

/** A code that has reached somebody. */
export async function putCode(
  { db, secret }: Services,
  { purpose, email, browser, code = '123456' }: Mailed,
): Promise<string> {
  const [hmac, hash] = [
    codeHmac(secret, { purpose, email, code }),
    secret.sign('browser', browser),
  ];
  const expiresAt = new Date(Date.now() + 60_000);
  await db
    .insert(emailCodes)
    .values({ purpose, email, codeHmac: hmac, browserHash: hash, expiresAt })
    // The same one is still open.
    .onConflictDoNothing();
  return code;
}
