import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../../../tests/support/import-file.ts';
import { readTable } from './read-table.server.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

async function read(bytes: Uint8Array | string) {
  const source = sourceOf(typeof bytes === 'string' ? utf8(bytes) : bytes);
  const { columns, rows } = await readTable(source);
  const all: [number, ...string[]][] = [];
  for await (const { number, cells } of rows) all.push([number, ...cells]);
  return { columns, rows: all };
}

const refused = (bytes: Uint8Array | string) =>
  read(bytes).then(
    () => 'taken',
    (error: Error & { refusal?: string }) => error.refusal ?? error.message,
  );

describe('a table is read as', () => {
  const table = { columns: ['Name', 'Ort'], rows: [[2, 'Ñandú, S.A.', 'Belmopán']] };

  it.each([
    ['commas', utf8('Name,Ort\r\n"Ñandú, S.A.",Belmopán\r\n')],
    ['semicolons, with a mark', utf8('\uFEFFName;Ort\nÑandú, S.A.;Belmopán\n')],
    ['tabs', utf8('Name\tOrt\rÑandú, S.A.\tBelmopán')],
    ['a separator that is told', utf8('sep=;\r\nName;Ort\r\nÑandú, S.A.;Belmopán')],
    [
      'UTF-16, little end first',
      Buffer.from('\uFEFFName\tOrt\r\nÑandú, S.A.\tBelmopán', 'utf16le'),
    ],
    [
      'UTF-16, big end first',
      Buffer.from('\uFEFFName\tOrt\r\nÑandú, S.A.\tBelmopán', 'utf16le').swap16(),
    ],
    ['what Windows wrote', Buffer.from('Name;Ort\r\nÑandú, S.A.;Belmopán\r\n', 'latin1')],
  ])('%s', async (_how, bytes) => {
    expect(await read(bytes)).toEqual(table);
  });

  it('quotes, ends of lines in cells, and rows that are empty or short', async () => {
    expect(await read('a,b\n"say ""hi""\nthere",5" pipe\n,\n\nshort\n')).toEqual({
      columns: ['a', 'b'],
      rows: [
        [2, 'say "hi"\nthere', '5" pipe'],
        [5, 'short', ''],
      ],
    });
  });

  it('formulas that are text again', async () => {
    const { rows } = await read(`a,b,c\n'=1+1,'+501,''@x\n=2,it's,'quoted'\n`);
    expect(rows).toEqual([
      [2, '=1+1', '+501', "'@x"],
      [3, '=2', "it's", "'quoted'"],
    ]);
  });

  it('JSON, as an array or line by line', async () => {
    const records = [
      { name: 'A "}{" \\', tags: ['x', 'y'], hours: { days: { mon: [] } }, since: 1999 },
      { name: 'B', emergency: true, tags: null },
    ];
    const expected = {
      columns: ['name', 'tags', 'hours', 'since', 'emergency'],
      rows: [
        [1, 'A "}{" \\', 'x, y', '{"days":{"mon":[]}}', '1999', ''],
        [2, 'B', '', '', '', 'true'],
      ],
    };
    expect(await read(JSON.stringify(records, null, 2))).toEqual(expected);
    expect(await read(records.map((each) => JSON.stringify(each)).join('\n'))).toEqual(expected);
  });

  it('a name like any other: __proto__', async () => {
    const expected = { columns: ['__proto__', 'a'], rows: [[1, 'x', 'y']] };
    expect(await read('[{"__proto__":"x","a":"y"}]')).toEqual(expected);
    expect((await read('__proto__,a\nx,y\n')).columns).toEqual(['__proto__', 'a']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

it.each([
  ['empty', ''],
  ['empty', ' \n\n'],
  ['noRows', 'name,phone\n'],
  ['noRows', 'name,phone\n,\n\n'],
  ['empty', '[]'],
  ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
  ['workbook', Buffer.from('PK\u0003\u0004 more', 'latin1')],
  ['encoding', Buffer.from([0xff, 0xfe, 0x41])],
  ['unreadable', 'name\n"never closed\n'.padEnd(2_000_000, 'x')],
  ['unreadable', 'name\n"never closed'],
  ['columns', Array.from({ length: 1_000_000 }, (_, index) => `c${index}`).join(',')],
  ['columns', `${Array.from({ length: 300 }, (_, index) => `c${index}`).join(',')}\n1\n`],
  ['unreadable', '[{"name":"a"'],
  ['unreadable', '{"name":"a"} trailing'],
  ['unreadable', '[{"name":}]'],
  ['rows', `name\n${'a\n'.repeat(100_001)}`],
  ['tooLarge', new Uint8Array(51 * 1024 * 1024)],
])('refuses a file: %s', async (why, bytes) => {
  expect(await refused(bytes)).toBe(why);
});
