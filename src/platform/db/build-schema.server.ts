import type { ClientBase } from 'pg';
import { migrationsUpTo } from './migrate.server.ts';

/** Makes the tables as they were at a migration, in the transaction of the caller; what stood there is gone with it. */
export async function buildSchema(client: ClientBase, migration: number): Promise<void> {
  await client.query(CLEAR);
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const migrations = migrationsUpTo(migration);
  const later = migrations.flatMap(({ sql }) => [...sql.join('\n').matchAll(LATER_VALUE)]);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(withLaterValues(statement, later));
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

const LATER_VALUE = /ALTER TYPE (\S+) ADD VALUE IF NOT EXISTS ('[^']+')/g;

/** Before version 17, PostgreSQL takes no value that was added to a type in the same transaction: each type is made with all. */
function withLaterValues(statement: string, later: readonly RegExpExecArray[]): string {
  const [, made] = /\bCREATE TYPE (\S+) AS ENUM/.exec(statement) ?? [];
  const values = later.filter(([, type]) => type === made).map(([, , value]) => `, ${value}`);
  return made ? statement.replace(/\)(?=;?\s*$)/, () => `${values.join('')})`) : statement;
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
