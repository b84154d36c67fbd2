import type { PgTable } from 'drizzle-orm/pg-core';

/** Columns of a table by their names, as a select takes them. */
export const pick = <Table extends PgTable, Name extends keyof Table['_']['columns'] & string>(
  table: Table,
  ...names: Name[]
) =>
  Object.fromEntries(
    names.map((name) => [name, table[name as unknown as keyof Table]]),
  ) as unknown as Pick<Table['_']['columns'], Name>;
