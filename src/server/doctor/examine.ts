import { systemClock } from '#platform/clock.server.ts';
import { openBeside } from '#platform/db/running-engine.server.ts';
import type { Env } from '#platform/env.server.ts';
import { acceptKey } from '#platform/installation.server.ts';
import { isPublicSite } from '#platform/local-host.server.ts';
import { createLog } from '#platform/log.server.ts';
import { findSecret } from '#platform/secret.server.ts';
import { checkAddress } from './check-address.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkFiles, checkNode } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { bad, reasonOf, type Finding } from './finding.ts';

interface Wishes {
  /** Whom to send a test mail. */
  to?: string | undefined;
  /** The key of now is the right one from now on. */
  acceptsKey: boolean;
}

/** Looks at everything that an installation needs; what cannot be looked at is a finding as well. */
export async function examine(env: Env, { to, acceptsKey }: Wishes): Promise<Finding[]> {
  const secret = await findSecret(env);
  if (!secret)
    return [
      checkNode(),
      bad('key', 'there is none yet: Kanek was never started here', 'Start it, then ask again.'),
      await checkMail(env, to),
      await checkDisk(env),
      checkFiles(env),
    ];
  const clock = systemClock;
  const ofDatabase = async () => {
    const database = await openBeside(env, createLog('silent'));
    try {
      return await database.withMaintenanceClient(async (client) => {
        if (acceptsKey) await acceptKey(client, secret);
        const isPublic = isPublicSite(env.SITE_URL);
        return checkDatabase(client, { secret, now: clock.now(), isPublic });
      });
    } finally {
      await database.close();
    }
  };
  const [database, mail, address, disk] = await Promise.all([
    ofDatabase().catch((error: unknown) => [
      bad('database', `it cannot be reached: ${reasonOf(error)}`, databaseRemedy(env)),
    ]),
    checkMail(env, to),
    checkAddress(env, { secret, clock }),
    checkDisk(env),
  ]);
  return [checkNode(), ...database, mail, ...address, disk, checkFiles(env)];
}

const databaseRemedy = ({ DATABASE_URL }: Env) =>
  DATABASE_URL
    ? 'Is PostgreSQL running, and are name, user and password in DATABASE_URL right?'
    : 'Another program holds the embedded database in DATA_DIR, or it is another user’s.';
