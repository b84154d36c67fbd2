import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';

const require = createRequire(import.meta.url);
const source = require.resolve('happy-dom');
const { version } = JSON.parse(readFileSync(join(source, '../../package.json'), 'utf8')) as {
  version: string;
};

/**
 * Happy DOM in one file: each component test reads it anew, which takes half a second from its 600 files. Not in `build`,
 * which a start may empty meanwhile.
 */
export const WINDOW = join(
  import.meta.dirname,
  `../../node_modules/.vite/test-window/happy-dom-${version}.mjs`,
);

export async function bundleWindow(): Promise<void> {
  if (existsSync(WINDOW)) return;
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir: dirname(WINDOW),
      rolldownOptions: {
        output: { entryFileNames: basename(WINDOW), codeSplitting: false, keepNames: true },
      },
    },
  });
}
