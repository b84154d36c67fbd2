import { IMPORT_LIMITS } from '../import.rules.ts';
import { ImportRefused } from '../import-refused.ts';

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
