import { build } from 'vite';
import { packName } from './pack-name.mjs';
import { oneLanguage } from './vite/one-language.ts';
import { straightImports } from './vite/straight-imports.ts';

/** The script of the page without a connection: one file for each language, which shares nothing with the pages'. */
const packFolder = `${import.meta.dirname}/../packs/${packName}`;
const { SITE_LANGUAGES } = (await import(`${packFolder}/site-languages.ts`)) as {
  SITE_LANGUAGES: readonly string[];
};

for (const language of SITE_LANGUAGES)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: [{ find: '#pack', replacement: packFolder }] },
    plugins: [straightImports, oneLanguage(language, packFolder)],
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/features/pocket/offline/start.ts',
        optimization: { inlineConst: { mode: 'all' } },
        output: { entryFileNames: `assets/pocket-${language}-[hash].js`, codeSplitting: false },
      },
    },
  });
