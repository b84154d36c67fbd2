import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { IMPORT_LIMITS } from '../import.rules.ts';
import { ImportRefused } from '../import-refused.ts';

const SEPARATORS = [',', ';', '\t'];
/** The first line of files that Excel is to open with a certain separator. */
const TOLD = /^sep=(.)\r?\n/i;
const FIRST_LINE = 64 * 1024;

/** The records of a CSV file as Excel, Google Sheets and LibreOffice write it. */
export async function* readCsv(text: AsyncIterable<string>): AsyncIterable<string[]> {
  const { begin, rest } = await peek(text);
  const [told = '', separator = separatorOf(begin)] = TOLD.exec(begin) ?? [];
  async function* pieces() {
    yield begin.slice(told.length);
    yield* rest;
  }
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: IMPORT_LIMITS.rowCharacters,
  });
  // What goes wrong in either comes out of the parser; leaving the loop ends both.
  pipeline(Readable.from(pieces()), parser, () => undefined);
  let records = 0;
  try {
    for await (const record of parser) {
      records += 1;
      yield record as string[];
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A first line without an end is more names than any table has.
    if (!error['records'] && error.code === 'CSV_MAX_RECORD_SIZE')
      throw new ImportRefused('columns');
    throw new ImportRefused('unreadable', Number(error['records'] ?? records) + 1, error);
  } finally {
    parser.destroy();
  }
}

async function peek(text: AsyncIterable<string>) {
  const rest = text[Symbol.asyncIterator]();
  let begin = '';
  while (begin.length < FIRST_LINE) {
    const { done, value } = await rest.next();
    if (done) break;
    begin += value;
  }
  return { begin, rest: { [Symbol.asyncIterator]: () => rest } };
}

/** What stands most often between the cells of the first line; what is quoted is text. */
function separatorOf(begin: string): string {
  const line = begin
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/)
    .find((each) => each.trim());
  const counts = SEPARATORS.map((each) => (line ?? '').split(each).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
}

/** The records of a JSON file: an array of them, or one on each line. */
export async function* readJson(
  text: AsyncIterable<string>,
): AsyncIterable<Record<string, unknown>> {
  let records = 0;
  for await (const record of objectsIn(text)) {
    records += 1;
    yield parsed(record, records);
  }
}

function parsed(record: string, number: number): Record<string, unknown> {
  try {
    return JSON.parse(record) as Record<string, unknown>;
  } catch (cause) {
    throw new ImportRefused('unreadable', number, cause);
  }
}

/** Each outermost object, cut out by its braces: never more than one is held. */
async function* objectsIn(text: AsyncIterable<string>): AsyncIterable<string> {
  let [held, depth, inText, escaped, found] = ['', 0, false, false, 0];
  const refuse = () => new ImportRefused('unreadable', found + 1);
  for await (const piece of text) {
    let start = 0;
    for (let at = 0; at < piece.length; at++) {
      const letter = piece[at]!;
      if (inText) {
        if (escaped) escaped = false;
        else if (letter === '\\') escaped = true;
        else if (letter === '"') inText = false;
      } else if (letter === '"' && depth > 0) inText = true;
      else if (letter === '{') {
        if (depth++ === 0) start = at;
      } else if (letter === '}') {
        if (--depth < 0) throw refuse();
        if (depth > 0) continue;
        found += 1;
        yield held + piece.slice(start, at + 1);
        held = '';
      } else if (depth === 0 && !/[\s,[\]]/.test(letter)) throw refuse();
    }
    if (depth > 0) held += piece.slice(start);
    if (held.length > IMPORT_LIMITS.rowCharacters) throw refuse();
  }
  if (depth > 0) throw refuse();
}
