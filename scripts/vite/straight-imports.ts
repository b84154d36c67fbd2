import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Lists that hand on what stands in other files. Asked through one, a page seems to need all that is in it. */
const LISTS = {
  'lucide-react': resolve('node_modules/lucide-react/dist/esm/lucide-react.mjs'),
  '#platform/pack.ts': resolve('src/platform/pack.ts'),
};
const HANDED_ON = /export \{([^}]*)\} from ["']([^"']+)["']/g;

/** Lets each module import from where a thing stands, so that a page's scripts hold only what the page uses. */
export const straightImports: Plugin = {
  name: 'straight-imports',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/.*\.tsx?(\?|$)/ },
    handler(code) {
      return code.replace(
        /(import|export) \{([^}]*)\} from "([^"]+)";/g,
        (whole, does: string, names: string, from: string) => {
          const places = placesIn(from);
          if (!places) return whole;
          return splitNames(names)
            .map(([name, local]) => {
              const { file, exported } = places.get(name) ?? { file: from, exported: name };
              return `${does} { ${exported} as ${local} } from "${file}";`;
            })
            .join(' ');
        },
      );
    },
  },
};

const known = new Map<string, Map<string, { file: string; exported: string }>>();
function placesIn(list: string) {
  if (!(list in LISTS)) return undefined;
  const path = LISTS[list as keyof typeof LISTS];
  if (!known.has(list)) {
    const places = Array.from(readFileSync(path, 'utf8').matchAll(HANDED_ON), ([, names, from]) =>
      splitNames(names!).map(
        ([exported, name]) =>
          [
            name,
            { exported, file: from!.startsWith('.') ? resolve(path, '..', from!) : from! },
          ] as const,
      ),
    );
    known.set(list, new Map(places.flat()));
  }
  return known.get(list);
}

/** `A, B as C` as [['A', 'A'], ['B', 'C']]. */
function splitNames(names: string): [string, string][] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const [exported, local = exported] = name.split(' as ');
      return [exported!, local!];
    });
}
