import { IMPORT_LIMITS } from '../import.rules.ts';
import { ImportRefused } from '../import-refused.ts';
import { measured } from '#platform/measured.ts';
import type { Source } from '#platform/storage/storage.server.ts';
import { asWritten } from './write-csv.ts';
import { readCsv, readJson } from './read-records.server.ts';

export interface Table {
  /** The names of its columns, as the file has them. */
  columns: string[];
  /** How a spreadsheet counts: the first below the names is 2. In JSON the first is 1. */
  rows: AsyncIterable<{ number: number; cells: string[] }>;
}

/** Records of JSON may each have other names: those of the first ones count. */
const LOOKED_AT = 100;

export async function readTable(source: Source): Promise<Table> {
  if (source.size > IMPORT_LIMITS.fileBytes) throw new ImportRefused('tooLarge');
  const table = (await isJson(source)) ? await jsonTable(source) : await csvTable(source);
  if (table.columns.every((name) => !name)) throw new ImportRefused('empty');
  if (table.columns.length > IMPORT_LIMITS.columns) throw new ImportRefused('columns');
  return table;
}

async function isJson(source: Source): Promise<boolean> {
  for await (const text of decode(source)) {
    const begin = text.trimStart();
    if (begin) return /^[[{]/.test(begin);
  }
  throw new ImportRefused('empty');
}

async function csvTable(source: Source): Promise<Table> {
  const columns: string[] = [];
  for await (const record of readCsv(decode(source))) {
    if (record.length > IMPORT_LIMITS.columns * 10) throw new ImportRefused('columns');
    columns.push(...record.map(nameOf));
    break;
  }
  while (columns.at(-1) === '') columns.pop();
  async function* rows() {
    let number = 0;
    for await (const record of readCsv(decode(source))) {
      number += 1;
      if (number === 1 || record.every((cell) => !cell.trim())) continue;
      yield { number, cells: columns.map((_, index) => cellOf(record[index])) };
    }
  }
  return { columns, rows: limited(rows()) };
}

async function jsonTable(source: Source): Promise<Table> {
  const names = new Set<string>();
  let looked = 0;
  for await (const record of readJson(decode(source))) {
    for (const name of Object.keys(record)) names.add(name);
    if (names.size > IMPORT_LIMITS.columns) throw new ImportRefused('columns');
    if (++looked === LOOKED_AT) break;
  }
  const columns = [...names];
  async function* rows() {
    let number = 0;
    for await (const record of readJson(decode(source))) {
      number += 1;
      const cells = columns.map((name) =>
        Object.hasOwn(record, name) ? measured(textOf(record[name])) : '',
      );
      yield { number, cells };
    }
  }
  return { columns: columns.map(nameOf), rows: limited(rows()) };
}

async function* limited(rows: Table['rows']): Table['rows'] {
  let count = 0;
  for await (const row of rows) {
    if (++count > IMPORT_LIMITS.rows) throw new ImportRefused('rows');
    yield row;
  }
  if (count === 0) throw new ImportRefused('noRows');
}

const NAME_MAX = 100;
const nameOf = (cell: string) => storable(asWritten(cell)).trim().slice(0, NAME_MAX);
const cellOf = (cell = '') => storable(measured(asWritten(cell)));

/** PostgreSQL keeps no NUL, and half a surrogate pair is no text. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** A list is written as people write one; what has parts, as JSON. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return storable(value.join(', '));
  return storable(JSON.stringify(value));
}

const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;
/** As workbooks of Excel and LibreOffice begin, and those of old. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** The text of the file, piece by piece. */
async function* decode(source: Source): AsyncIterable<string> {
  const decoder = new TextDecoder(await encodingOf(source), { fatal: true });
  try {
    for await (const piece of source.read()) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? new ImportRefused('encoding', '', error) : error;
  }
}

/** By the mark at its beginning, or by whether all of it is UTF-8: the other one takes any bytes. */
async function encodingOf(source: Source): Promise<string> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isFirst = true;
  for await (const piece of source.read()) {
    if (isFirst) {
      if (WORKBOOKS.some((mark) => beginsWith(piece, mark))) throw new ImportRefused('workbook');
      const marked = MARKS.find(({ bytes }) => beginsWith(piece, bytes));
      if (marked && marked.encoding !== 'utf-8') return marked.encoding;
      isFirst = false;
    }
    if (piece.includes(0)) throw new ImportRefused('binary');
    isUtf8 &&= isDecodable(strict, piece);
  }
  return isUtf8 && isDecodable(strict) ? 'utf-8' : 'windows-1252';
}

function isDecodable(decoder: TextDecoder, piece?: Uint8Array): boolean {
  try {
    decoder.decode(piece, { stream: piece !== undefined });
    return true;
  } catch {
    return false;
  }
}
