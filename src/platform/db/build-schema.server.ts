import type { ClientBase } from 'pg';
import { migrationsUpTo } from './migrate.server.ts';

/** Makes the tables as they were at a migration, in the transaction of the caller; what stood there is gone with it. */
export async function buildSchema(client: ClientBase, migration: number): Promise<void> {
  await client.query(CLEAR);
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of migrationsUpTo(migration)) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

// Extensions stay: they may belong to somebody else, and hold no data.
const CLEAR = `
  do $$
  declare
    statement text;
  begin
    for statement in
      select format('drop table %s cascade', oid::regclass) from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all
      select format('drop function %s cascade', oid::regprocedure) from pg_proc p
        where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      union all
      select format('drop type %s cascade', oid::regtype) from pg_type
        where typnamespace = 'public'::regnamespace and typtype = 'e'
    loop
      execute statement;
    end loop;
    drop schema if exists drizzle, pgboss cascade;
  end
  $$`;
