import { escapeIdentifier, type ClientBase } from 'pg';

export interface Table {
  name: string;
  columns: { name: string; type: string }[];
  /** What its rows are sorted by, so that two copies of the same rows are the same bytes. */
  key: string[];
}

interface ColumnRow {
  table: string;
  name: string;
  type: string;
  key: boolean;
}

/** Every table of the directory, each after those it refers to. */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const columns = await client.query<ColumnRow>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      coalesce(a.attnum = any (p.conkey), false) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const references = await client.query<{ from: string; to: string }>(`
    select f.relname as from, t.relname as to
    from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
    where r.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`);

  const tables = new Map<string, Table>();
  for (const { table: name, key, ...column } of columns.rows) {
    const table = tables.get(name) ?? { name, columns: [], key: [] };
    table.columns.push(column);
    if (key) table.key.push(column.name);
    tables.set(name, table);
  }
  const ordered = new Set<Table>();
  const place = (name: string) => {
    const table = tables.get(name);
    if (!table || ordered.has(table)) return;
    for (const { from, to } of references.rows) if (from === name) place(to);
    ordered.add(table);
  };
  for (const name of tables.keys()) place(name);
  return [...ordered];
}

export const columnNames = ({ columns }: Table) => columns.map(({ name }) => name);

const FETCHED = 2_000;

/** The rows of a table as lines of JSON, each value as the text that PostgreSQL itself reads back. */
export async function* readRows(client: ClientBase, { name, columns, key }: Table) {
  const texts = columns.map((column) => `${escapeIdentifier(column.name)}::text`);
  await client.query(`declare lines no scroll cursor for
    select json_build_array(${texts.join(', ')})::text as line from public.${escapeIdentifier(name)}
    order by ${key.map(escapeIdentifier).join(', ')}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${FETCHED} from lines`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('close lines');
}

export async function insertRows(client: ClientBase, table: Table, lines: readonly string[]) {
  const names = columnNames(table).map(escapeIdentifier);
  const values = table.columns.map(({ type }, place) => `(line ->> ${place})::${type}`);
  await client.query(
    `insert into public.${escapeIdentifier(table.name)} (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from json_array_elements($1::json) line`,
    [`[${lines.join(',')}]`],
  );
}
