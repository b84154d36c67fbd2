// Adds accounts to an embedded database one after the other and prints each once it is committed.
import { openDatabase } from '#platform/db/database.server.ts';
import { migrateDatabase } from '#platform/db/migrate.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { createLog } from '#platform/log.server.ts';

const settings = { DATA_DIR: process.argv[2]!, DATABASE_POOL_SIZE: 4, DATABASE_URL: undefined };
const database = await openDatabase(settings, createLog('fatal'));
await migrateDatabase(database);
const before = await database.db.select({ email: accounts.email }).from(accounts);
console.log(`before ${before.map(({ email }) => email).join(' ')}`);
for (let number = 0; ; number++) {
  const email = `${process.pid}.${number}@kanek.example`;
  await database.db.insert(accounts).values({ kind: 'specialist', email, passwordHash: '!' });
  console.log(`saved ${email}`);
}
