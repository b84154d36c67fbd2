import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { mailboxOf } from '../../src/features/accounts/email.rules.ts';
import { LIMITS } from '../../src/platform/limits/limits.ts';
import { forgive } from '../../src/platform/limits/spend.server.ts';

/** For the server under test the minute is over in which a mailbox gets no second code. */
export const letAMinutePassFor = (email: string) =>
  inDatabase(async (client) => {
    const [minute] = LIMITS.codesPerEmail;
    await forgive(drizzle(client, { casing: 'snake_case' }), [minute], mailboxOf(email));
  });

/** For the server under test the ten minutes are over in which a code is good. */
export const letTheCodeExpireFor = (email: string) =>
  inDatabase((client) =>
    client.query(
      "update email_codes set created_at = created_at - interval '10 minutes', expires_at = expires_at - interval '10 minutes' where email = $1",
      [email],
    ),
  );

/** Of the server under test. */
async function inDatabase(work: (client: Client) => Promise<unknown>): Promise<void> {
  const note = (name: string) => readFile(join(process.env.E2E_DATA_DIR!, name), 'utf8');
  const socket = async () => ({
    host: await note('instance.socket'),
    port: 5432,
    user: 'postgres',
  });
  const client = new Client(await note('database.url').catch(socket));
  await client.connect();
  await work(client);
  await client.end();
}
