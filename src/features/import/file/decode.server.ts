import type { Source } from '#platform/storage/storage.server.ts';
import { ImportRefused } from '../import-refused.ts';

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
export async function* decode(source: Source): AsyncIterable<string> {
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
