import { gt } from 'drizzle-orm';
import { listRows } from '#features/editor/get-own-profile.server.ts';
import { SLOTS } from '#features/media/picture.rules.ts';
import { fieldsOf, sentAs } from '#features/profiles/fields.rules.ts';
import { valuesOf } from '#features/profiles/form-values.ts';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { csvLine, CSV_BEGIN } from './file/write-csv.ts';
import { cellOf } from './rows/cells.server.ts';
import { COLUMNS, exportedName, pictureColumn } from './rows/columns.server.ts';
import { describe, type KnownProfile } from './rows/find-known.server.ts';
import type { Cells } from './rows/read-row.server.ts';

const FETCHED = 250;
/** People and businesses have names of their own; this one is for files that know only one. */
const EXPORTED = COLUMNS.map(({ id }) => id).filter((id) => id !== 'name');

export function exportCsv(db: Db): AsyncIterable<string> {
  const head = EXPORTED.map(exportedName);
  return (async function* () {
    yield CSV_BEGIN + csvLine(head);
    for await (const cells of allCells(db)) yield csvLine(EXPORTED.map((id) => cells[id] ?? ''));
  })();
}

/** One record on each line of an array: whoever has not the memory for all of it reads line by line. */
export async function* exportJson(db: Db): AsyncIterable<string> {
  let separator = '[\n';
  for await (const cells of allCells(db)) {
    yield separator + JSON.stringify(cells);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Every profile, in the words of the import; what is empty is not there. */
async function* allCells(db: Db): AsyncIterable<Cells> {
  for (let last = 0; ;) {
    const rows = await listRows(db, gt(profiles.accountId, last), FETCHED);
    for (const profile of await describe(db, rows)) yield cellsOfProfile(profile);
    if (rows.length < FETCHED) return;
    last = rows.at(-1)!.profiles.accountId;
  }
}

function cellsOfProfile({ content, outsideId, pictures }: KnownProfile): Cells {
  const keys = new Map(fieldsOf(content.kind).map((field) => [sentAs('editor', field), field.key]));
  const values = Object.entries(valuesOf(content)).map(([name, value]) => {
    const id = keys.get(name) ?? name;
    return [id, cellOf(id, value)] as const;
  });
  const named = SLOTS.map((slot) => {
    const names = pictures.filter((each) => each.slot === slot).map(({ key }) => `${key}.webp`);
    return [pictureColumn(slot), names.join(', ')] as const;
  });
  const all = [
    ['kind', content.kind] as const,
    ['outsideId', outsideId ?? ''] as const,
    ...values,
    ['whatsapp', content.whatsapp ? 'yes' : 'no'] as const,
    ['videoUrl', content.videoUrl ?? ''] as const,
    ...named,
  ];
  return Object.fromEntries(all.filter(([, cell]) => cell));
}
