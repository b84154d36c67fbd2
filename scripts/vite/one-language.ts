import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOM = /export \* as (\w+) from '([^']+)'/g;

/**
 * The browser's scripts speak one language: each module takes the words of a room straight from that language's file, so
 * that a page's scripts hold the words it says and no others. The server asks `messages/index.ts`, which knows all.
 */
export function oneLanguage(language: string): Plugin {
  const folder = resolve('messages', language);
  const list = readFileSync(resolve(folder, 'index.ts'), 'utf8');
  const rooms = new Map(Array.from(list.matchAll(ROOM), ([, name, file]) => [name!, file!]));
  return {
    name: 'one-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/(src|messages)\/.*\.tsx?(\?|$)/, code: '#messages' },
      handler(code) {
        return code.replace(/import \{([^}]*)\} from "#messages";/g, (_whole, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => {
              const [room, local = room] = name.split(' as ');
              return `import * as ${local} from ${JSON.stringify(resolve(folder, rooms.get(room!)!))};`;
            })
            .join(' '),
        );
      },
    },
  };
}
