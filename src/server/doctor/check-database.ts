import type { ClientBase } from 'pg';
import { isMigrated } from '#platform/db/migrate.server.ts';
import { findNote, keyMark } from '#platform/installation.server.ts';
import { HOUR_MS } from '#platform/local-day.rules.ts';
import type { Secret } from '#platform/secret.server.ts';
import { judgeClock } from './check-clock.ts';
import { bad, doubtful, good, type Finding } from './finding.ts';

const OLDEST = 15;

/** All that the database can tell: itself, its clock, the key and the backups. */
export async function checkDatabase(
  client: Pick<ClientBase, 'query'>,
  { secret, now, isPublic }: { secret: Secret; now: Date; isPublic: boolean },
): Promise<Finding[]> {
  const { rows } = await client.query<{ version: string; now: Date }>(
    "select current_setting('server_version') as version, clock_timestamp() as now",
  );
  const { version, now: theirs } = rows[0]!;
  const clock = judgeClock('the database', theirs.getTime() - now.getTime());
  if (Number.parseInt(version, 10) < OLDEST) {
    const todo = `Move to PostgreSQL ${OLDEST} or newer.`;
    return [bad('database', `PostgreSQL ${version} is too old.`, todo), clock];
  }
  if (!(await isMigrated(client)))
    return [bad('database', 'it is not migrated.', 'Start Kanek: it migrates by itself.'), clock];
  return [
    good('database', `PostgreSQL ${version}, migrated`),
    clock,
    await checkKey(client, secret),
    judgeBackup((await findNote(client, 'backup'))?.at ?? null, now, isPublic),
  ];
}

async function checkKey(client: Pick<ClientBase, 'query'>, secret: Secret): Promise<Finding> {
  const noted = await findNote(client, 'key');
  if (!noted) return doubtful('secret', 'no instance has started yet.', 'Start Kanek once.');
  return noted.value === keyMark(secret)
    ? good('secret', 'the one that this installation was begun with')
    : bad(
        'secret',
        'SECRET_KEY is not the one that this installation was begun with: second factors and links do not work.',
        'Give all instances the first one again. If it is lost or was changed on purpose: npm run doctor -- --accept-key',
      );
}

export function judgeBackup(newest: Date | null, now: Date, isPublic: boolean): Finding {
  const todo =
    'npm run backup -- --into <folder on another disk> --keep 14, every night (docs/operations.md).';
  if (!newest) return (isPublic ? bad : doubtful)('backup', 'there is none.', todo);
  const hours = Math.floor((now.getTime() - newest.getTime()) / HOUR_MS);
  const says = `the newest is ${hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`} old`;
  if (hours >= 48) return bad('backup', `${says}.`, todo);
  return hours >= 26 ? doubtful('backup', `${says}.`, todo) : good('backup', says);
}
