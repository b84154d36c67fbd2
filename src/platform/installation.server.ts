import type { ClientBase } from 'pg';
import type { Secret } from './secret.server.ts';

type Asking = Pick<ClientBase, 'query'>;

/** What is kept of the key: enough to tell it from another one. */
export const keyMark = (secret: Secret): string => secret.sign('key-mark');

/** The first who starts says it for all; whoever has another key finds it out. */
export async function noteKey(client: Asking, secret: Secret): Promise<boolean> {
  await client.query(
    "insert into installation (name, value) values ('key', $1) on conflict do nothing",
    [keyMark(secret)],
  );
  return (await findNote(client, 'key'))!.value === keyMark(secret);
}

/** For an operator who has changed the key on purpose. */
export const acceptKey = (client: Asking, secret: Secret) =>
  client.query("update installation set value = $1 where name = 'key'", [keyMark(secret)]);

/** A database of the version before may be backed up too, which has no place for it. */
export async function noteBackup(client: Asking, at: Date): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('public.installation') is not null as known",
  );
  if (!rows[0]?.known) return;
  await client.query(
    `insert into installation (name, at) values ('backup', $1)
     on conflict (name) do update set at = greatest(installation.at, excluded.at)`,
    [at],
  );
}

export async function findNote(client: Asking, name: 'key' | 'backup') {
  const { rows } = await client.query<{ value: string; at: Date }>(
    'select value, at from installation where name = $1',
    [name],
  );
  return rows[0] ?? null;
}
