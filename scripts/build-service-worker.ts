// The service worker and the one that ends it: each one file, at an address without a hash.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'vite';
import { NO_WORKER_PATH, WORKER_PATH } from '../src/platform/kept-caches.ts';
import { packName } from './pack-name.mjs';

const root = `${import.meta.dirname}/..`;

/** Changes with anything that the browser or the server is made of, so that a new build is noticed. */
const buildName = createHash('sha256')
  .update(readdirSync(`${root}/build/client/assets`).sort().join(' '))
  .update(readFileSync(`${root}/build/server/index.js`))
  .digest('base64url')
  .slice(0, 10);

for (const file of [WORKER_PATH, NO_WORKER_PATH]) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { BUILD: JSON.stringify(buildName) },
    resolve: { alias: [{ find: '#pack', replacement: `${root}/packs/${packName}` }] },
    build: {
      target: 'es2022',
      outDir: 'build/client',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: `src/service-worker${file.replace(/\.js$/, '.ts')}`,
        output: { format: 'iife', entryFileNames: file.slice(1) },
      },
    },
  });
}
