import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/** A first visit hydrates one of these: its scripts come in few files, and hold nothing that only other pages use. */
const FIRST_PAGES = ['home', 'results', 'profile'];

type Importers = (id: string) => { importers: readonly string[]; isLoadedLate: boolean };

/** Which pages need a module. What a page loads late counts as a page of its own. */
const neededBy = new Map<string, Set<string>>();
function pagesThatNeed(id: string, importersOf: Importers): Set<string> {
  const known = neededBy.get(id);
  if (known) return known;
  const { importers, isLoadedLate } = importersOf(id);
  const page = /src\/(?:pages\/)?([\w-]+)\.tsx(\?|$)/.exec(id)?.[1] ?? (isLoadedLate && id);
  const pages = new Set(page ? [page] : []);
  neededBy.set(id, pages);
  for (const importer of importers) {
    for (const name of pagesThatNeed(importer, importersOf)) pages.add(name);
  }
  return pages;
}

/** What many pages use a little of. */
const SMALL = /lucide-react|src\/(ui|platform)\/|\.rules\.ts$|src\/pages\/page-/;

const FEW_FILES: CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  {
    priority: 2,
    name(id, context) {
      const pages = pagesThatNeed(id, (module) => {
        const { importers = [], dynamicImporters = [] } = context.getModuleInfo(module) ?? {};
        return { importers, isLoadedLate: dynamicImporters.length > 0 };
      });
      const first = FIRST_PAGES.filter((page) => pages.has(page));
      if (pages.has('root') || first.length > 1 || (first[0] && SMALL.test(id))) return 'frame';
      return first[0] && pages.size > 1 ? `${first[0]}-parts` : undefined;
    },
  },
  { name: 'parts', test: SMALL, minShareCount: 4 },
];

/** Lists that hand on what stands in other files. Asked through one, a page seems to need all that is in it. */
const LISTS = {
  'lucide-react': `${import.meta.dirname}/node_modules/lucide-react/dist/esm/lucide-react.mjs`,
  '#platform/pack.ts': `${import.meta.dirname}/src/platform/pack.ts`,
};
const HANDED_ON = /export \{([^}]*)\} from ["']([^"']+)["']/g;

/** Lets each module import from where a thing stands, so that a page's scripts hold only what the page uses. */
const straightImports: Plugin = {
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

/**
 * React Router reloads the page when a route's script cannot be had; without a network that ends on the browser's own
 * error page. Here such a route fails when it is used, like any other, and `lost-page.tsx` has the words for it.
 */
const failingRoutes: Plugin = {
  name: 'failing-routes',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/.*\/ssr\/(routes|routeModules)\.js$/ },
    handler(code, id) {
      const fail = '() => { throw error; }';
      const lost = `{ default: ${fail}, clientLoader: ${fail}, clientAction: ${fail} }`;
      const failing = code.replace(
        /import\(\s*\/\* @vite-ignore[^)]+\)/g,
        `$&.catch((error) => (${lost}))`,
      );
      if (failing === code) this.error(`${id} loads the scripts of routes in another way now.`);
      return failing;
    },
  },
};

/** Native code, and files that are found by where they stand. */
const BESIDE_THE_BUNDLE = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  '@node-rs/argon2',
  'pino',
  'satori',
  'sharp',
];

/** From the sources runs, and is tested, what package.json names `#pack`: the default here as well. */
const packFolder = `${import.meta.dirname}/packs/${process.env.PACK || 'belize'}`;

export default defineConfig({
  resolve: { alias: { '#pack': packFolder } },
  publicDir: `${packFolder}/public`,
  plugins: [straightImports, failingRoutes, tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FEW_FILES } } } } },
    // One bundle holds the server and the pages: one module graph, one database pool.
    ssr: {
      // React brings two builds of itself and chooses when it is loaded.
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true, external: BESIDE_THE_BUNDLE },
      build: { rollupOptions: { input: './src/server/start.ts' } },
    },
  },
});
