import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What would bring the words of all languages into the browser. */
const LIST = /["'](#messages|#pack\/words\/index\.ts|\.\/words\/index\.ts)["']/;
const ROOM = /export \* as (\w+) from '([^']+)'/g;

/**
 * The browser's scripts speak one language: each module takes the words of a room straight from that language's file, so
 * that a page's scripts hold the words it says and no others. The server asks the lists of all languages.
 */
export function oneLanguage(language: string, packFolder: string): Plugin {
  const packRooms = roomsIn(resolve(packFolder, 'words', language));
  const lists = new Map([
    ['#messages', roomsIn(resolve('messages', language))],
    ['#pack/words/index.ts', packRooms],
    ['./words/index.ts', packRooms],
  ]);
  return {
    name: 'one-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/(src|messages|packs)\/.*\.tsx?(\?|$)/, code: /#messages|(#pack|\.)\/words/ },
      handler(code) {
        const said = code.replace(
          /import \{([^}]*)\} from "([^"]+)";/g,
          (whole, names: string, from: string) => {
            const rooms = lists.get(from);
            return rooms ? splitNames(names).map(takeFrom(rooms)).join(' ') : whole;
          },
        );
        if (LIST.test(said)) this.error('Import rooms of messages by their names.');
        return said;
      },
    },
  };
}

/** By name, the file of each room that a language's list hands on. */
function roomsIn(folder: string): ReadonlyMap<string, string> {
  const list = readFileSync(resolve(folder, 'index.ts'), 'utf8');
  return new Map(
    Array.from(list.matchAll(ROOM), ([, name, file]) => [name!, resolve(folder, file!)]),
  );
}

const takeFrom = (rooms: ReadonlyMap<string, string>) => (name: string) => {
  const [room, local = room] = name.split(' as ');
  return `import * as ${local} from ${JSON.stringify(rooms.get(room!))};`;
};

const splitNames = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
