import { sql, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { profileMerges } from '#platform/db/tables/duplicates.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { UNDO_DAYS } from './duplicates.rules.ts';

export type Row = Record<string, unknown>;

/** Rows of one table, as they were. */
export interface Taken {
  table: string;
  rows: Row[];
}

/** What a merge did, so that it can be undone. */
export interface MergeRecord {
  goneId: number;
  /** Everything of the account that went, each table after those that it refers to. */
  gone: Taken[];
  /** What was replaced in the profile that stays, and its reviews that newer ones took the place of. */
  stayed: Taken[];
  /** What went over to it, by its numbers and addresses. */
  moved: {
    reviews: number[];
    reports: number[];
    claims: number[];
    slugs: string[];
    importRows: Row[];
  };
  /** The version that the merge wrote down as approved. */
  revisionId: number | null;
}

/** Follow from other rows, or open what nobody should find open again. */
const LEFT_OUT = new Set(['profile_search', 'sessions', 'duplicate_keys', 'duplicate_searches']);

interface Reference extends Row {
  from: string;
  column: string;
  type: string;
  to: string;
  key: string;
  /** As PostgreSQL names it: `c` goes along, `n` becomes null. */
  deletes: string;
}

const readReferences = async (tx: Db): Promise<Reference[]> =>
  (
    await tx.execute<Reference>(sql`
      select f.relname as from, fa.attname as column, format_type(fa.atttypid, fa.atttypmod) as type, t.relname as to,
        ta.attname as key, r.confdeltype::text as deletes
      from pg_constraint r
        join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
        join pg_attribute fa on fa.attrelid = r.conrelid and fa.attnum = r.conkey[1]
        join pg_attribute ta on ta.attrelid = r.confrelid and ta.attnum = r.confkey[1]
      where r.contype = 'f' and f.relnamespace = 'public'::regnamespace
      order by f.relname, fa.attname`)
  ).rows;

/** The rows of a table whose column has one of these values, as they are. */
export async function rowsWith(
  tx: Db,
  { table, column, type = 'bigint' }: { table: string; column: string; type?: string },
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await tx.execute<{ row: Row }>(sql`
    select to_jsonb(t) as row from ${sql.identifier(table)} t
    where ${sql.identifier(column)} = any(${sql.param(values.map(String))}::${sql.raw(type)}[])`);
  return rows.map(({ row }) => row);
}

/** The rows with these keys and everything that would go with them, those first that others refer to. */
export async function takeRows(
  tx: Db,
  table: string,
  column: string,
  values: readonly unknown[],
): Promise<Taken[]> {
  const references = (await readReferences(tx)).filter(({ deletes }) => deletes === 'c');
  const taken: Taken[] = [];
  const take = async (from: string, by: string, type: string, sought: readonly unknown[]) => {
    if (LEFT_OUT.has(from) || sought.length === 0) return;
    const found = await rowsWith(tx, { table: from, column: by, type }, sought);
    const seen = new Set(rowsOf(taken, from).map(spell));
    const rows = found.filter((row) => !seen.has(spell(row)));
    if (rows.length === 0) return;
    taken.push({ table: from, rows });
    for (const next of references.filter(({ to }) => to === from)) {
      const keys = rows.map((row) => row[next.key]);
      await take(next.from, next.column, next.type, keys);
    }
  };
  await take(table, column, 'bigint', values);
  return taken;
}

const spell = (row: Row) => JSON.stringify(row);

/** Writes rows as they were; what they refer to may be gone by now: then they stay away, or do without it. */
export async function putBackRows(tx: Db, taken: readonly Taken[]): Promise<void> {
  const references = await readReferences(tx);
  for (const { table, rows: before } of taken) {
    let rows = before;
    for (const { column, type, to, key, deletes } of references.filter(
      ({ from }) => from === table,
    )) {
      // A record from before an upgrade knows nothing of a column that came with it.
      const refers = (row: Row) => (row[column] ?? null) !== null;
      const values = [...new Set(rows.filter(refers).map((row) => row[column]))];
      const { rows: there } = await tx.execute<{ key: unknown }>(sql`
        select to_jsonb(${sql.identifier(key)}) as key from ${sql.identifier(to)}
        where ${sql.identifier(key)} = any(${sql.param(values.map(String))}::${sql.raw(type)}[])`);
      const known = new Set(there.map((row) => JSON.stringify(row.key)));
      const isKnown = (row: Row) => !refers(row) || known.has(JSON.stringify(row[column]));
      rows =
        deletes === 'c'
          ? rows.filter(isKnown)
          : rows.map((row) => (isKnown(row) ? row : { ...row, [column]: null }));
    }
    if (rows.length > 0) await insertRows(tx, table, rows);
  }
}

async function insertRows(tx: Db, table: string, rows: readonly Row[]): Promise<void> {
  const { rows: columns } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  const names = columns
    .filter(({ name }) => name in rows[0]!)
    .map(({ name }) => sql.identifier(name));
  const list = sql.join(names, sql`, `);
  const into = sql.identifier(table);
  await tx.execute(sql`insert into ${into} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`);
}

export const rowsOf = (taken: readonly Taken[], table: string): Row[] =>
  taken.flatMap((each) => (each.table === table ? each.rows : []));

/** What was kept for undoing goes for good, the files with the next sweep. */
export const forgetMergesJob = defineJob({
  name: 'forget-merges',
  schedule: '31 8 * * *',
  async run(_data, { db, clock }) {
    const past = new Date(clock.now().getTime() - UNDO_DAYS * DAY_MS);
    await db.delete(profileMerges).where(lt(profileMerges.mergedAt, past));
  },
});
