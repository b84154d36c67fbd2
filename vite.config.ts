import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Sixty small files compress badly and each is a request: what most pages need travels together. */
const FEW_FILES = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'frame', test: /lucide-react|src\/(ui|platform|pages\/page-)/, minShareCount: 4 },
];

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
  resolve: {
    alias: [
      { find: '#pack', replacement: packFolder },
      // By which each of lucide's icons makes its component.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: `${import.meta.dirname}/src/ui/create-icon.tsx`,
      },
    ],
  },
  publicDir: `${packFolder}/public`,
  plugins: [failingRoutes, tailwindcss(), reactRouter()],
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
