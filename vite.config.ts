import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { packName } from './scripts/pack-name.mjs';
import { failingRoutes } from './scripts/vite/failing-routes.ts';
import { FEW_FILES } from './scripts/vite/few-files.ts';
import { leaveOut } from './scripts/vite/leave-out.ts';
import { oneLanguage } from './scripts/vite/one-language.ts';
import { shortIcons } from './scripts/vite/short-icons.ts';
import { shortInlineScript } from './scripts/vite/short-inline-script.ts';
import { shortPreload } from './scripts/vite/short-preload.ts';
import { straightImports } from './scripts/vite/straight-imports.ts';
import { withoutFallbacks } from './scripts/vite/without-fallbacks.ts';

/** Native code, and files that are found by where they stand. */
const BESIDE_THE_BUNDLE = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  '@node-rs/argon2',
  'pino',
  'satori',
  'sharp',
];

/** By which each of lucide's icons makes its component. */
const ICON_MAKER = /^\.\.\/createLucideIcon\.mjs$/;
const ownIconMaker = `${import.meta.dirname}/src/ui/create-icon.tsx`;

const packFolder = `${import.meta.dirname}/packs/${packName}`;

/** Scripts are built once for each language; the server, which speaks all, comes with the first. */
const language = process.env.LANGUAGE_OF_SCRIPTS || 'en';
const serverInput =
  language === 'en' ? './src/server/start.ts' : 'virtual:react-router/server-manifest';

export default defineConfig(({ command }) => ({
  resolve: {
    alias: [
      { find: '#pack', replacement: packFolder },
      // Of its two halves the one that renders to a string.
      ...(command === 'build'
        ? [
            {
              find: /^react-dom\/server$/,
              replacement: `${import.meta.dirname}/node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js`,
            },
          ]
        : []),
      { find: ICON_MAKER, replacement: ownIconMaker },
    ],
  },
  // While developing, packages are bundled beforehand, past all of the above.
  optimizeDeps: {
    rolldownOptions: {
      plugins: [
        {
          name: 'own-icons',
          resolveId: (id: string) => (ICON_MAKER.test(id) ? ownIconMaker : null),
        },
      ],
    },
  },
  publicDir: `${packFolder}/public`,
  plugins: [
    straightImports,
    oneLanguage(language, packFolder),
    leaveOut,
    failingRoutes,
    shortIcons,
    shortInlineScript,
    shortPreload,
    tailwindcss(),
    withoutFallbacks,
    reactRouter(),
  ],
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A message stands where it is said, instead of in a file that all pages have.
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: { groups: FEW_FILES } },
        },
      },
    },
    // One bundle holds the server and the pages: one module graph, one database pool.
    ssr: {
      // React brings two builds of itself and chooses when it is loaded.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // While developing Node loads packages itself, but for the icons, whose maker is ours.
      resolve: { noExternal: command === 'build' || ['lucide-react'], external: BESIDE_THE_BUNDLE },
      // One letter that is not ASCII, and Node keeps two bytes for each of four million.
      build: {
        rolldownOptions: { input: serverInput, output: { charset: 'ascii', comments: false } },
      },
    },
  },
}));
